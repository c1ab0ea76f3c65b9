/** What a feed tells, in whatever format. */
export interface Feed {
  title: string;
  /** @default the title in RSS, nothing in others */
  description?: string;
  /** Whose the texts are. @default nothing is said */
  copyright?: string;
  /** Address of what it is about. */
  address: string;
  /** BCP 47 tag. */
  lang: string;
  entries: FeedEntry[];
}

export interface FeedEntry {
  title: string;
  address: string;
  /** ISO 8601, in UTC. @default it is told of for a change */
  published?: string;
  /** ISO 8601, in UTC. */
  updated: string;
  /** Names. */
  authors: string[];
  /** Empty for none. */
  summary: string;
}

/** Entries of a feed: who has not asked for longer reads the site. */
export const MAX_ENTRIES = 50;
