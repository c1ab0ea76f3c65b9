/** Start and end of a match in a text, in UTF-16 units; the end is exclusive. */
export type TextRange = [start: number, end: number];

/** A text and the ranges in it that match; never HTML. */
export interface MarkedText {
  text: string;
  ranges: TextRange[];
}

/** Where to search. */
export interface SearchScope {
  /** Ids of the areas to search; all of them where there is none. */
  areas: string[];
  /** Name of the version of each area, by the area's id. */
  versions: Record<string, string>;
}

/** Where to search, how many hits to find, and when to stop. */
export interface ProviderOptions extends SearchScope {
  /** Maximum number of hits. */
  limit: number;
  signal?: AbortSignal;
}

/** A section that was found. Texts are plain, whatever they look like. */
export interface SearchHit {
  /** Address of the page. */
  url: string;
  /** Heading id on the page; empty for the page's beginning. */
  anchor: string;
  title: string;
  titleRanges: TextRange[];
  breadcrumb: string[];
  /** Headings below the title that lead to the section. */
  headings: string[];
  /** Ranges of each heading. */
  headingRanges: TextRange[][];
  /** The part of the text with the most words of the query, with `…` where something is left out. */
  snippet: MarkedText;
  /** Id of the area; empty where the engine does not know it. */
  area: string;
  version: string;
  /** BCP 47 tag of title, headings and snippet where they are in another language than the interface. */
  language?: string | undefined;
}

/** What an engine found for a query. */
export interface SearchAnswer {
  query: string;
  /** Number of sections found, shown or not. */
  total: number;
  /** Best first. */
  hits: SearchHit[];
}

/** An engine as the interface knows it. */
export interface SearchProvider {
  /**
   * Rejects when there is no answer: with an `AbortError` when it is no longer needed, with an error whose `code` is one of
   * `SearchErrorCode` when what came cannot be read. Any other is taken for a fault of the network.
   */
  search: (query: string, options: ProviderOptions) => Promise<SearchAnswer>;
  /** Loads what every search needs. */
  preload?: () => Promise<void>;
}
