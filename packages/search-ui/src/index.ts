export { type SiteSearch, startSearch } from './start/start-search.js';
export type { SearchMessages } from './messages/search-messages.js';
export type { ProviderOptions, SearchAnswer, SearchHit, SearchProvider, SearchScope } from './provider.js';
export type { SearchRecord } from './record.js';
export type {
  AlgoliaSettings,
  EmbeddedSettings,
  ProviderSettings,
  SearchArea,
  SearchLink,
  SearchSettings,
  SearchVersion,
} from './settings.js';
