import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  // Commands build for production in the process of their tests, after which React has nothing for JSX of development.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    // Modules are loaded once for all files: most of the time went into loading them. No file changes what others see.
    isolate: false,
    // Nx may have loaded a Vite configuration in its own process and left another one behind.
    env: { NODE_ENV: 'test' },
    // Machines of CI are slow and busy; no test is timed, nor what it starts from.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', ['../../tools/vitest-report.mjs', { outputFile: 'test-results/unit.json' }]],
  },
});
