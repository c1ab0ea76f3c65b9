import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
