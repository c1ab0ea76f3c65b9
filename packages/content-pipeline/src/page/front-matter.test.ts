import { expect, it } from 'vitest';
import { frontMatterSchema, tagSlug } from './front-matter.js';

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

it.each([
  [false, false],
  ['Beta.', 'Beta.'],
  [{ text: 'Beta.' }, { type: 'info', text: 'Beta.' }],
  [
    { type: 'danger', text: 'Gone.' },
    { type: 'danger', text: 'Gone.' },
  ],
])('takes %j for a banner', (written, banner) => {
  expect(frontMatterSchema.parse({ banner: written })).toEqual({ banner });
});

it.each([true, '', { type: 'loud', text: 'x' }, {}])(
  'says how a banner is written in the place of %j',
  (banner) => {
    expect(frontMatterSchema.safeParse({ banner }).error?.issues).toMatchObject([
      { path: ['banner'], message: expect.stringContaining('{ type: warning, text: … }') as string },
    ]);
  },
);
