import type { Diagnostic } from '@org/site-model';

const tools = new URL('./', import.meta.url);
/** Errors of one page; a page that goes on throwing has said enough by then. */
const MAX_ERRORS = 5;

interface Thrown {
  name: string;
  message: string;
  stack: string;
}

let errors: Thrown[] = [];

/**
 * Listens to what scripts of the page throw in the browser alone: in handlers, in effects, in what was promised. Of what a boundary has
 * caught, React tells the console and nobody else.
 */
export function watchErrors(onError: () => void): void {
  const take = (error: unknown): void => {
    if (!(error instanceof Error) || errors.length >= MAX_ERRORS) return;
    const { name, message, stack = '' } = error;
    if (errors.some((one) => one.stack === stack)) return;
    errors.push({ name, message, stack: stack.slice(0, 8000) });
    onError();
  };
  addEventListener('error', ({ error }) => take(error));
  addEventListener('unhandledrejection', ({ reason }) => take(reason));
  const tell = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    tell(...values);
    take(values.find((value) => value instanceof Error));
  };
}

/** Another page has none of them. */
export const forgetErrors = (): void => void (errors = []);

/** Those of the site's own modules as they are now. */
export async function thrownDiagnostics(): Promise<Diagnostic[]> {
  const asked = errors;
  const answers = await Promise.all(asked.map(locate));
  const gone = new Set(asked.filter((_error, index) => answers[index] === undefined));
  errors = errors.filter((error) => !gone.has(error));
  return answers.filter((one) => one !== undefined);
}

async function locate(error: Thrown): Promise<Diagnostic | undefined> {
  const request = { method: 'POST', body: JSON.stringify(error) };
  const response = await fetch(new URL('thrown', tools), request).catch(() => undefined);
  return response?.status === 200 ? ((await response.json()) as Diagnostic) : undefined;
}
