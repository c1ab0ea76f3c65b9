export { buildSearchIndex, type SearchIndex, type SearchIndexOptions } from './build-search-index.js';
export type { SynonymGroups } from './terms/synonyms.js';
export type { SearchRecord } from '../record.js';
export type { SearchManifest, SearchSet } from '../format/manifest.js';
export type { SearchArea, SearchSettings, SearchVersion } from '../settings.js';
