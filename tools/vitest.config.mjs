import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.mjs', '{bundle,content}/**/*.test.mjs'],
    // Machines of CI are slow and busy; no test is timed.
    testTimeout: 60_000,
    reporters: ['default', ['./vitest-report.mjs', { outputFile: 'test-results/unit.json' }]],
  },
});
