export { openSearch } from './dialog/open-search.js';
export { SearchDialog, type SearchDialogProps } from './dialog/search-dialog.js';
export { SearchPage, type SearchPageProps } from './page/search-page.js';
export { type SearchMessages, searchMessagesFor } from '../messages/search-messages.js';
