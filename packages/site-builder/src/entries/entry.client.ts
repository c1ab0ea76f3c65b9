// The browser's side of a site that brings no `src/entry.client.tsx`.
// eslint-disable-next-line @nx/enforce-module-boundaries -- what loads late is the builder's side of the package, in Node
import { startApiConsoles } from '@org/openapi-renderer/client';
import { type SearchSettings, startSearch } from '@org/search-ui';
import { type ShellCustomisation, startShell } from '@org/theme-shell/client';

const [own] = Object.values(
  import.meta.glob<{ customisation: ShellCustomisation }>('/src/customisation.{tsx,jsx}', { eager: true }),
);
const site = await startShell<SearchSettings>({
  pages: {
    './pages/search.ts': () => import('./pages/search.js'),
    ...import.meta.glob(['/src/pages/**/*.{tsx,jsx}', '!**/_*', '!**/_*/**', '!**/*.{test,spec}.*']),
  },
  islands: import.meta.glob('/src/islands/*.{tsx,jsx}'),
  ...(own && { customisation: own.customisation }),
});
startSearch(site?.search);
startApiConsoles({ redirectUri: new URL(site?.baseUrl ?? '/', location.origin).href });
