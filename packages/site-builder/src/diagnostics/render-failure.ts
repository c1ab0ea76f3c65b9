import { type Diagnostic, errorMessage } from '@org/site-model';

/** What a component of a page threw while the page was made. @param file that the page is written in */
export const renderFailure = (error: unknown, file: string): Diagnostic => ({
  code: 'page-failed',
  severity: 'error',
  message: `The page fails when it is rendered: ${errorMessage(error).replace(/\.$/, '')}. A page that is not made would be missing, so nothing is published.`,
  hint: 'Correct its component: a build has no browser, and gives a page no properties.',
  file,
});
