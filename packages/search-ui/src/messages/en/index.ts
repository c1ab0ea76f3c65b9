import type { PluralMessage } from '@org/site-model';

/** Every message of the search. `{name}` stands for a value. */
export const searchMessages = {
  title: 'Search the documentation',
  resultsTitle: 'Search results for “{query}”',
  placeholder: 'Search',
  clear: 'Clear the query',
  close: 'Close search',
  /** Where there are no keys; the first word of `close`, which names the button. */
  closeShort: 'Close',
  results: 'Results',
  loading: 'Searching…',
  count: ['{count} result', '{count} results'],
  shown: ['{shown} of {count} result shown', '{shown} of {count} results shown'],
  more: 'Show more results',
  seeAll: 'See all {count} results',
  area: 'Area',
  allAreas: 'All areas',
  version: 'Version of {area}',
  noResults: 'No results for “{query}”',
  trySearching: 'Try searching for',
  searchEverywhere: 'Search in all areas',
  shouldReturn: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  unableToFetch: 'Unable to fetch results',
  checkConnection: 'You might want to check your network connection.',
  unreadableIndex: 'The search index is damaged, or belongs to another release than this page.',
  retry: 'Retry',
  recent: 'Recent searches',
  favourites: 'Favourite searches',
  addFavourite: 'Add “{query}” to the favourites',
  removeFavourite: 'Remove “{query}” from the favourites',
  removeRecent: 'Remove “{query}” from the recent searches',
  recentPages: 'Pages opened from the search',
  popularPages: 'Popular pages',
  historyKept: 'Kept in this browser only.',
  clearHistory: 'Clear',
  emptyHint: 'Type a word, a phrase in quotes or a piece of code.',
  clearMarks: 'Clear the highlights',
  keyOpen: 'to open',
  keyNewTab: 'in a new tab',
  keyMove: 'to move',
  keyClose: 'to close',
  noScript:
    'Searching needs JavaScript. Enable it for this site in your browser’s settings, then load this page again.',
} satisfies Record<string, string | PluralMessage>;

/** Every message of the search. `{name}` stands for a value; a pair is for one and for any other number. */
export type SearchMessages = Readonly<typeof searchMessages>;
