/** Events on `document` by which shell, behaviours and search tell one another, and the site, what happened. */
export const SHELL_EVENTS = {
  /** The shell has put another page into the document. */
  pageShown: 'docs:page',
  /** The current page is to be fetched and shown again; the dev server's client sends it. */
  refresh: 'docs:refresh',
  /** The address has changed and the page has not: another hash or query. */
  addressChanged: 'docs:address',
  /**
   * The reader wants to search: a click on the link, `Ctrl`/`Cmd` and `K`, or `/`. Cancelable; what opens a search cancels it,
   * else the browser goes to the search page.
   */
  search: 'docs:search',
  /** A reader has stayed with what a search has found; `detail` is a `SearchedDetail`. */
  searched: 'docs:searched',
  /** A reader has said whether the page was helpful; `detail` is a `FeedbackDetail`. */
  feedback: 'docs:feedback',
} as const;

/** What was searched for, and how much was found. */
export interface SearchedDetail {
  query: string;
  results: number;
}

/** What a reader thinks of a page. */
export interface FeedbackDetail {
  /** Address of the page, with the base path. */
  path: string;
  isHelpful: boolean;
}
