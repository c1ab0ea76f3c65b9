import { defineConfig } from 'vitest/config';

/** Which journey this run makes: `reader`, `deploy`, `writer`, `documents` or `stranger`. */
const journey = process.env.JOURNEY;

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: [`${journey ?? '*'}/**/*.test.ts`],
    // Two cores: a journey drives a browser and servers, and would only disturb another one beside it.
    fileParallelism: false,
    // Machines of CI are slow and busy; no test is timed.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', ['json', { outputFile: `test-results/${journey ?? 'all'}.json` }]],
  },
});
