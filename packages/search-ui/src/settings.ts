/** What the interface reads of a site: plain JSON, made at build. */
export interface SearchSettings {
  /** BCP 47 tag of the pages that are searched. */
  locale: string;
  /** Address of the search page; the query is its parameter `q`. */
  pageHref: string;
  areas: SearchArea[];
  /** Queries that are offered where nothing was found. */
  suggestions: string[];
  /** Pages that are offered before anything is typed. @default none */
  popular?: SearchLink[];
  /** Whether recent searches, favourites and opened pages are kept in the reader's browser. @default true */
  history?: boolean;
  /** Where readers report a query without results; `{query}` stands for it. The line is left out without it. */
  feedbackHref?: string;
  provider: ProviderSettings;
  /** What opens over the page: the dialog of this package, or DocSearch's own modal. @default 'dialog' */
  modal?: 'dialog' | 'docsearch';
}

/** A page of the site, by a name and an address with the base path. */
export interface SearchLink {
  label: string;
  href: string;
}

/** A part of the documentation, and its versions, the latest first. */
export interface SearchArea {
  id: string;
  label: string;
  versions: SearchVersion[];
}

/** A version of an area, by the name that records have. */
export interface SearchVersion {
  name: string;
  /** Empty where the area has only one version, which needs no name. */
  label: string;
}

/** Which engine answers, and what it needs. */
export type ProviderSettings = EmbeddedSettings | AlgoliaSettings;

/** Static files of the site. */
export interface EmbeddedSettings {
  type: 'embedded';
  /** Address of the index's manifest. */
  manifestUrl: string;
}

/** A hosted index with records in DocSearch's shape. */
export interface AlgoliaSettings {
  type: 'algolia';
  appId: string;
  /** A key that may search and nothing else: every reader sees it. */
  searchKey: string;
  indexName: string;
  /** Whether to ask for the language and the versions that the reader is in. */
  contextual: boolean;
  /** Origin of the site's addresses in the index. */
  siteUrl: string;
  /** Origin of a server that takes Algolia's place. @default Algolia's hosts of the application */
  host?: string;
  /** Milliseconds. @default 2000 for a connection, 5000 for an answer */
  timeouts?: { connect: number; read: number; write: number };
}
