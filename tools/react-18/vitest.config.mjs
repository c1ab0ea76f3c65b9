import path from 'node:path';
import { defineConfig } from 'vitest/config';

const PACKAGES = path.resolve(import.meta.dirname, '../../packages');
const REACT = ['react', 'react-dom', 'react-router'];

/** The unit tests of packages whose peer React is, with the oldest React that they may meet. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: ['docusaurus-compat', 'openapi-renderer', 'search-ui', 'theme-shell'].map((name) => ({
      extends: path.join(PACKAGES, name, 'vitest.config.ts'),
      root: path.join(PACKAGES, name),
      resolve: {
        alias: REACT.map((dependency) => ({
          find: new RegExp(`^${dependency}(?=/|$)`),
          replacement: path.join(import.meta.dirname, 'node_modules', dependency),
        })),
      },
      // As many in all: Vitest takes no projects together that differ in it.
      test: { name, include: ['src/**/*.test.tsx', 'test/**/*.test.tsx'], maxWorkers: 2 },
    })),
    // Of attributes that are younger than it, React 18 warns while it writes them as they must be.
    onConsoleLog: (log) => !log.includes('React does not recognize the'),
    reporters: ['default', ['../vitest-report.mjs', { outputFile: 'test-results/units.json' }]],
  },
});
