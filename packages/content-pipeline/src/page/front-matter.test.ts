import { expect, it } from 'vitest';
import { tagSlug } from './front-matter.js';

it.each([
  ['api', 'api'],
  ['Content Manager', 'content-manager'],
  ['content-type builder', 'content-type-builder'],
  ['  spaced  out  ', 'spaced-out'],
  ['C++', 'c'],
  ['../../etc', 'etc'],
  ['v4.1', 'v4-1'],
  ['Été', 'été'],
  ['E\u0301te\u0301', 'été'],
  ['日本語', '日本語'],
  ['हिन्दी', 'हिन्दी'],
  ['50 %', '50'],
  ['++', ''],
  ['🎉', ''],
])('the tag %j has the address %j', (label, slug) => {
  expect(tagSlug(label)).toBe(slug);
});
