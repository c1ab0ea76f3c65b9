import { defineConfig } from 'vitest/config';

/** Which journey this run makes: `reader`, `deploy`, `writer`, `documents`, `stranger`, `builds`, `adopt` or `migrate`. */
const journey = process.env.JOURNEY;
/** Reports of one journey through several sites or with several versions of React stand beside each other. */
const report = [journey ?? 'all', process.env.WALK, process.env.REACT && `react-${process.env.REACT}`]
  .filter(Boolean)
  .join('-');

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: [`${journey ?? '*'}/**/*.test.ts`],
    // Two cores: files come one after the other, and of the tests that say so two run at once.
    fileParallelism: false,
    maxConcurrency: 2,
    // Machines of CI are slow and busy; no test is timed.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default', ['../vitest-report.mjs', { outputFile: `test-results/${report}.json` }]],
  },
});
