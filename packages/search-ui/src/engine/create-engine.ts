import type { SearchManifest } from '../format/manifest.js';
import { EngineIndex } from './files/engine-index.js';
import type { FetchFile } from './files/load-files.js';
import type { OpenIndex } from './files/open-index.js';
import { runSearch, type SearchResult } from './run-search.js';
import { isStale } from './search-error.js';

/** Which set of an index an engine answers from. */
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

/** Limits of one search. */
export interface SearchOptions {
  /** Most rows. @default 8 */
  limit?: number;
  /** Ids of the areas to search. @default all */
  areas?: string[];
  /** Ends the search with the signal's reason. */
  signal?: AbortSignal;
}

/** Answers queries from the files of one locale and version. */
export interface SearchEngine {
  /**
   * Answers a query. A later search ends an earlier one that has no answer yet, which rejects with an `AbortError`: an old
   * answer never comes after a new one. Where files are missing or damaged it reads the manifest anew and asks once more, then
   * rejects with a `SearchError`; calling again tries again. Result rows whose file is lost for good are left out.
   */
  search: (query: string, options?: SearchOptions) => Promise<SearchResult>;
  /**
   * Loads what every search needs, on the first sign of a search. Called again it asks whether the index is still
   * the same: a page may be open for days.
   */
  preload: () => Promise<void>;
}

/** A search over one locale and version of an index. Loads nothing before it is asked to. */
export function createEngine(options: SearchEngineOptions): SearchEngine {
  const { version } = options;
  const { fetch = (url, init) => globalThis.fetch(url, init) } = options;
  const index = new EngineIndex({ ...options, fetch });
  let latest = 0;

  return {
    async search(query, { limit = 8, areas = [], signal } = {}) {
      const turn = ++latest;
      const proceed = (): void => {
        signal?.throwIfAborted();
        if (turn !== latest) throw new DOMException('A later search has begun.', 'AbortError');
      };
      proceed();
      const attempt = async (opening: Promise<OpenIndex>, isLast: boolean): Promise<SearchResult> => {
        const opened = await opening;
        proceed();
        return runSearch(opened, query, { limit, areas, version, isLast }, proceed);
      };
      const isLast = !index.mayRecover;
      try {
        return await attempt(index.open(), isLast).catch((error: unknown) => {
          proceed();
          if (isLast || !isStale(error)) throw error;
          return attempt(index.recover(), true);
        });
      } catch (error) {
        proceed();
        if (isStale(error)) index.distrust();
        throw error;
      }
    },
    preload: () => index.renew(),
  };
}
