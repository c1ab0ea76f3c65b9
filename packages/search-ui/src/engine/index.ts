export {
  createEngine,
  type SearchEngine,
  type SearchEngineOptions,
  type SearchOptions,
} from './create-engine.js';
export { SearchError, type SearchErrorCode } from './search-error.js';
export type { SearchResult } from './run-search.js';
export type { SearchRow } from './5-show.js';
export type { MarkedText, TextRange } from '../provider.js';
export type { FetchFile } from './files/load-files.js';
export type { SearchManifest, SearchSet } from '../format/manifest.js';
export { createEmbeddedProvider, type EmbeddedSite } from './embedded-provider.js';
