import { browserTests } from '@org/browser-tests/config';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  ...browserTests({ port: Number(process.env.E2E_PORT ?? 4399), servers: { preview: 0 } }),
  // Two tasks: what reads all of the site, and what opens a few pages of it, which most edits leave as they are.
  projects: [
    { name: 'site', testDir: 'e2e/site' },
    { name: 'pages', testDir: 'e2e/pages' },
  ],
});
