import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.mjs'],
    // Machines of CI are slow and busy; no test is timed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: [
      'default',
      [
        '../vitest-report.mjs',
        { outputFile: process.env.CHANGES ? 'test-results/changes.json' : 'test-results/unit.json' },
      ],
    ],
  },
});
