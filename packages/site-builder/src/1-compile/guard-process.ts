/** What ends a process, or a thread, at once: no `finally` runs after it, and nobody is told. */
const ENDINGS = ['exit', 'reallyExit', 'abort', 'kill'] as const;

type Endings = Record<(typeof ENDINGS)[number], () => never>;

const refusals = Object.fromEntries(
  ENDINGS.map((name) => [
    name,
    (): never => {
      throw new Error(
        `process.${name}() is not for the code of pages: it would end the build without a word.`,
      );
    },
  ]),
) as Endings;

/**
 * Runs something in whose course code of pages runs: what would end the process throws there instead, so that the page is reported
 * like any other whose code is wrong. What gets around it ends the thread, which `compileInWorkers` reports.
 */
export function withoutEndings<T>(run: () => T): T {
  const target = process as unknown as Record<string, unknown>;
  const originals = ENDINGS.map((name) => [name, target[name]] as const);
  Object.assign(target, refusals);
  try {
    return run();
  } finally {
    for (const [name, original] of originals) target[name] = original;
  }
}
