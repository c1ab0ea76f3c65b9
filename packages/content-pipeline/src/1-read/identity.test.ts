import { expect, it } from 'vitest';
import { documentId, titleFromPath } from './identity.js';

it.each([
  ['cloud/projects/overview.md', undefined, 'cloud/projects/overview'],
  ['intro.mdx', undefined, 'intro'],
  ['guide/v4.0.md', undefined, 'guide/v4.0'],
  ['cloud/projects/overview.md', 'summary', 'cloud/projects/summary'],
  ['intro.md', 'start', 'start'],
])('gives %s with the front matter id %s the document id %s', (source, explicit, id) => {
  expect(documentId(source, explicit)).toBe(id);
});

it.each([
  ['cloud/usage-billing.md', 'Usage billing'],
  ['API_tokens.mdx', 'API tokens'],
  ['v4.0.md', 'V4.0'],
])('reads the title of %s from its name: %s', (source, title) => {
  expect(titleFromPath(source)).toBe(title);
});
