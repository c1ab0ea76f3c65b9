export {
  createEngine,
  type SearchEngine,
  type SearchEngineOptions,
  type SearchOptions,
} from './create-engine.js';
export { SearchError, type SearchErrorCode } from './search-error.js';
export type { SearchResult } from './run-search.js';
export type { MarkedText, SearchRow } from './5-show.js';
export type { TextRange } from './match-text.js';
export type { FetchFile } from './files/load-files.js';
export type { SearchManifest, SearchSet } from '../format/manifest.js';
export { createEmbeddedProvider, type EmbeddedSite } from './embedded-provider.js';
