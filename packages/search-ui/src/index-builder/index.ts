export type { SearchRecordHead } from './1-group.js';
export {
  type FormerSearchIndex,
  SearchIndexBuilder,
  type UpdatedSearchIndex,
} from './search-index-builder.js';
export { buildSearchIndex, type SearchIndex, type SearchIndexOptions } from './build-search-index.js';
export type { SynonymGroups } from './terms/synonyms.js';
export type { SearchManifest, SearchSet } from '../format/manifest.js';
