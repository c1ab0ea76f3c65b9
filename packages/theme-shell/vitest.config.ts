import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Each file has a window and modules of its own, in a realm of one process: a process for each spent most of its time in loading
    // happy-dom.
    pool: 'vmThreads',
    // To a single worker Vitest hands all files at once, and they would share a window.
    maxWorkers: 2,
    // Machines of CI are slow and busy; no test is timed, nor what it starts from.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', ['../../tools/vitest-report.mjs', { outputFile: 'test-results/unit.json' }]],
  },
});
