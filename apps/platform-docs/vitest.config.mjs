import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['reference/*.test.mjs'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['../../tools/vitest-report.mjs', { outputFile: 'test-results/unit.json' }]],
  },
});
