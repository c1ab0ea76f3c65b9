// What renders the pages of a site that brings no `src/entry.server.tsx`.
import { createRenderer } from '@org/theme-shell/server';
import * as search from './pages/search.js';

export const render = createRenderer({
  './pages/search.ts': search,
  ...import.meta.glob('/src/pages/*.{tsx,jsx}', { eager: true }),
});
