import { defineConfig } from 'vitest/config';

const isLong = process.env.CACHE === 'long';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: [isLong ? 'warm-clone.test.mjs' : 'cache-server.test.mjs'],
    // Machines of CI are slow and busy; no test is timed.
    testTimeout: isLong ? 1_800_000 : 30_000,
    reporters: [
      'default',
      [
        '../vitest-report.mjs',
        { outputFile: isLong ? 'test-results/warm-clone.json' : 'test-results/unit.json' },
      ],
    ],
  },
});
