export { openSearch } from './open-search.js';
export { SearchDialog, type SearchDialogProps } from './search-dialog.js';
export { SearchPage, type SearchPageProps } from './search-page.js';
export { lazyProvider } from './lazy-provider.js';
export { searchEnglish, searchFrench, type SearchStrings } from './strings.js';
export type { ProviderOptions, SearchAnswer, SearchHit, SearchProvider, SearchScope } from '../provider.js';
export type { ProviderSettings, SearchArea, SearchSettings, SearchVersion } from '../settings.js';
