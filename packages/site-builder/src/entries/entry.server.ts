// What renders the pages of a site that brings no `src/entry.server.tsx`.
import type { ShellCustomisation } from '@org/theme-shell/client';
import { createRenderer } from '@org/theme-shell/server';
import * as search from './pages/search.js';

const [own] = Object.values(
  import.meta.glob<{ customisation: ShellCustomisation }>('/src/customisation.{tsx,jsx}', { eager: true }),
);

export const render = createRenderer(
  {
    './pages/search.ts': search,
    ...import.meta.glob(['/src/pages/**/*.{tsx,jsx}', '!**/_*', '!**/_*/**', '!**/*.{test,spec}.*'], {
      eager: true,
    }),
  },
  own?.customisation,
);
