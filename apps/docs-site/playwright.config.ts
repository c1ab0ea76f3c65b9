import { browserTests } from '@org/tools/browser-tests';
import { defineConfig } from '@playwright/test';

export default defineConfig(
  browserTests({ port: Number(process.env.E2E_PORT ?? 4399), servers: { preview: 0 } }),
);
