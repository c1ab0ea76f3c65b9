import { startApiConsoles } from '@org/openapi-renderer/client';
import { type SearchSettings, startSearch } from '@org/search-ui';
import { startShell } from '@org/theme-shell/client';

const site = await startShell<SearchSettings>({
  pages: import.meta.glob('./pages/*.tsx'),
  islands: import.meta.glob('./islands/*.tsx'),
});
startSearch(site?.search);
startApiConsoles({ redirectUri: new URL(site?.baseUrl ?? '/', location.origin).href });
