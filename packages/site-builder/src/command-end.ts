import type { Diagnostic } from '@org/site-model';
import { formatDiagnostics } from './diagnostics/formats.js';

/** Whose code runs, for the message when it ends the process. */
let running: (() => string) | undefined;

/**
 * Notes whose code runs from here on: the configuration, a page, a component.
 * @param fileOf asked for only if the process ends
 */
export function noteSiteCode(fileOf: () => string): void {
  running = fileOf;
}

/**
 * A command that ends before it is done has failed, whatever the exit code is that the code of a site gives: `process.exit()` in a
 * configuration, a plugin or a component, or a promise that nobody keeps. Returns what to call when it is done.
 */
export function failUnlessDone(): () => void {
  let [done, reported] = [false, false];
  const { reallyExit } = process as unknown as { reallyExit(code?: number): never };
  const endWith = (code: unknown): number => {
    if (done) return Number(code ?? 0);
    if (!reported) console.error(formatDiagnostics([endedEarly(running?.() ?? 'site.config.ts')]));
    reported = true;
    return Number(code ?? 0) || 1;
  };
  // Below the event: what calls it directly goes past all listeners.
  Object.assign(process, {
    reallyExit: (code?: number): never => reallyExit.call(process, endWith(code ?? process.exitCode)),
  });
  process.on('exit', (code) => {
    process.exitCode = endWith(code);
  });
  return () => {
    done = true;
  };
}

/** @param file whose code ran */
export const endedEarly = (file: string): Diagnostic => ({
  code: 'command-ended',
  severity: 'error',
  message:
    'The command was ended before it was done, while code of the site ran, so nothing is published. It may call process.exit(), or wait for what never comes.',
  hint: 'Take the call out of this file, or of what it imports. Code that finds a fault throws an error.',
  file,
});
