export { openSearch } from './dialog/open-search.js';
export { SearchDialog, type SearchDialogProps } from './dialog/search-dialog.js';
export { SearchPage, type SearchPageProps } from './page/search-page.js';
export { lazyProvider } from './request/lazy-provider.js';
export { type SearchMessages, searchMessagesFor } from '../messages/search-messages.js';
export type { ProviderOptions, SearchAnswer, SearchHit, SearchProvider, SearchScope } from '../provider.js';
export type { ProviderSettings, SearchArea, SearchSettings, SearchVersion } from '../settings.js';
