import { SiteError } from '../diagnostics/diagnostic.js';

/** Milliseconds of a processor's time for one page, where pages take some ten: what takes longer does not end. */
export const PAGE_TIME_LIMIT = 10_000;

/** A page whose code was stopped. */
interface StoppedPage {
  /** The page, as a diagnostic names it. */
  file: string;
  /** What became of it: `is not compiled after 10 s of computing`. */
  what: string;
  /** What is not done because of it: `compiled`. */
  done: string;
}

/** The error that says so. */
export function pageCodeStopped({ file, what, done }: StoppedPage): SiteError {
  return new SiteError([
    {
      code: 'page-code-stopped',
      severity: 'error',
      message: `The page ${what}, so nothing is ${done}.`,
      hint: 'Look at the code in the page, and at the components and plugins that it uses: an endless loop, a list without end, or a call that ends the process.',
      file,
    },
  ]);
}
