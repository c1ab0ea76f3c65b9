import { browserTests } from '@org/browser-tests/config';
import { defineConfig } from '@playwright/test';
import { DEV_OFFSET, PORT } from './e2e/site.js';

export default defineConfig(
  browserTests({
    port: PORT,
    baseUrl: '/base/',
    servers: { preview: 0, dev: DEV_OFFSET },
  }),
);
