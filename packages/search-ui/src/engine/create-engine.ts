import type { SearchManifest } from '../format/manifest.js';
import type { FetchFile } from './load-files.js';
import { remember } from './load-files.js';
import { openIndex } from './open-index.js';
import { runSearch, type SearchResult } from './run-search.js';

export interface SearchEngineOptions {
  /** Address of the manifest; the other files are beside it. */
  manifestUrl: string;
  /** The manifest, where the page knows it already: one request less. */
  manifest?: SearchManifest;
  /** @default the global `fetch` */
  fetch?: FetchFile;
  locale: string;
  version: string;
}

export interface SearchOptions {
  /** Most rows. @default 8 */
  limit?: number;
  /** Ids of the areas to search. @default all */
  areas?: string[];
  /** Ends the search with the signal's reason. */
  signal?: AbortSignal;
}

export interface SearchEngine {
  /**
   * Answers a query. A later search ends an earlier one that has no answer yet, which rejects with an `AbortError`: an old
   * answer never comes after a new one. Rejects with a `SearchError` when files are missing or damaged; calling again tries again.
   */
  search: (query: string, options?: SearchOptions) => Promise<SearchResult>;
  /** Loads what every search needs, on the first sign that somebody will search. */
  preload: () => Promise<void>;
}

/** A search over one locale and version of an index. Loads nothing before it is asked to. */
export function createEngine(options: SearchEngineOptions): SearchEngine {
  const { locale, version } = options;
  const fetch: FetchFile = options.fetch ?? ((url) => globalThis.fetch(url));
  const open = remember(() => openIndex({ ...options, fetch }));
  let latest = 0;

  return {
    async search(query, { limit = 8, areas = [], signal } = {}) {
      const turn = ++latest;
      const proceed = (): void => {
        signal?.throwIfAborted();
        if (turn !== latest) throw new DOMException('A later search has begun.', 'AbortError');
      };
      proceed();
      try {
        const index = await open(locale);
        proceed();
        return await runSearch(index, query, { limit, areas, version }, proceed);
      } catch (error) {
        proceed();
        throw error;
      }
    },
    async preload() {
      await open(locale);
    },
  };
}
