import { browserTests } from '@org/browser-tests/config';
import { defineConfig } from '@playwright/test';

export default defineConfig(
  browserTests({ port: Number(process.env.E2E_PORT ?? 4399) + 6, servers: { preview: 0 } }),
);
