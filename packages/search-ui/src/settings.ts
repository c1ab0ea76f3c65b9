/** What the interface reads of a site: plain JSON, made at build. */
export interface SearchSettings {
  /** BCP 47 tag of the pages that are searched. */
  locale: string;
  /** Address of the search page; the query is its parameter `q`. */
  pageHref: string;
  areas: SearchArea[];
  /** Queries that are offered where nothing was found. */
  suggestions: string[];
  /** Where readers report a query without results; `{query}` stands for it. The line is left out without it. */
  feedbackHref?: string;
  provider: ProviderSettings;
}

/** A part of the documentation, and its versions, the latest first. */
export interface SearchArea {
  id: string;
  label: string;
  versions: SearchVersion[];
}

export interface SearchVersion {
  name: string;
  /** Empty where the area has only one version, which needs no name. */
  label: string;
}

export type ProviderSettings = EmbeddedSettings;

/** Static files of the site. */
export interface EmbeddedSettings {
  type: 'embedded';
  /** Address of the index's manifest. */
  manifestUrl: string;
}
