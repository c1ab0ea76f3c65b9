/** Events on `document` by which shell, behaviours and search tell one another what happened. They have no details. */
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
} as const;
