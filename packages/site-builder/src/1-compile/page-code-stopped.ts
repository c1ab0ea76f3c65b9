import { SiteError } from '../diagnostics/diagnostic.js';

/** Milliseconds of a processor's time for one page, where pages take some ten: what takes longer does not end. */
export const PAGE_TIME_LIMIT = 10_000;

/**
 * The error of a page whose code was stopped.
 * @param file of the page, as a diagnostic names it
 * @param what became of it: `is not compiled after 10 s of computing`
 */
export function pageCodeStopped(file: string, what: string): SiteError {
  return new SiteError([
    {
      code: 'page-code-stopped',
      severity: 'error',
      message: `The page ${what}, so nothing is compiled.`,
      hint: 'Look at the code in the page, and at the components and plugins that it uses: an endless loop, a list without end, or a call that ends the process.',
      file,
    },
  ]);
}
