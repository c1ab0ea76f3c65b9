import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    // Modules are loaded once for all files: most of the time went into loading them. No file changes what others see.
    isolate: false,
    // Machines of CI are slow and busy; no test is timed.
    testTimeout: 30_000,
    reporters: ['default', ['../../tools/vitest-report.mjs', { outputFile: 'test-results/unit.json' }]],
  },
});
