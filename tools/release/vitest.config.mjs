import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: [process.env.REHEARSAL ? 'rehearsal.test.mjs' : '{compare-sites,release}.test.mjs'],
    // Machines of CI are slow and busy; no test is timed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    reporters: [
      'default',
      [
        '../vitest-report.mjs',
        { outputFile: process.env.REHEARSAL ? 'test-results/rehearsal.json' : 'test-results/unit.json' },
      ],
    ],
  },
});
