import { startApiConsoles } from '@org/openapi-renderer/client';
import type { SearchSettings } from '@org/search-ui/engine';
import { startShell } from '@org/theme-shell/client';
import { startSearch } from './search.js';

const site = await startShell({
  pages: import.meta.glob('./pages/*.tsx'),
  islands: import.meta.glob('./islands/*.tsx'),
});
if (site?.search) startSearch(site.search.settings as SearchSettings);
startApiConsoles({ redirectUri: new URL(site?.baseUrl ?? '/', location.origin).href });
