import { expect, it } from 'vitest';
import { siteConfigSchema } from '../config/site-config.js';
import { compiledDiagnostics } from './duplicate-ids.js';

const page = {
  diagnostics: [
    { code: 'anchor-duplicate', severity: 'error' as const, message: 'Twice.', file: 'a.md' },
    { code: 'module-missing', severity: 'error' as const, message: 'Gone.', file: 'a.md' },
  ],
};

it.each([
  ['throw', ['error', 'error']],
  ['warn', ['warning', 'error']],
  ['ignore', ['error']],
] as const)(
  'says of ids that a page has twice what the rule of hashes says: %s',
  (brokenAnchors, severities) => {
    const config = siteConfigSchema.parse({
      title: 'T',
      url: 'https://docs.example.org',
      rules: { brokenAnchors },
    });
    expect(compiledDiagnostics(page, config).map(({ severity }) => severity)).toEqual(severities);
  },
);
