import { describe, expect, it } from 'vitest';
import { localePath } from './locale-path.js';

const [en, fr, br] = ['', 'fr', 'pt/br'].map((path) => ({ path })) as [
  { path: string },
  { path: string },
  { path: string },
];

it.each([
  ['/docs/fr/guide/a', fr, en, '/docs/', '/docs/guide/a'],
  ['/docs/guide/a?q=fr/x#fr', en, fr, '/docs/', '/docs/fr/guide/a?q=fr/x#fr'],
  ['/docs/fr/guide/', fr, br, '/docs/', '/docs/pt/br/guide/'],
  ['/docs/fr', fr, en, '/docs/', '/docs/'],
  ['/docs', en, fr, '/docs/', '/docs/fr/'],
  ['/', en, fr, '/', '/fr/'],
  ['/#a', en, fr, '/', '/fr/#a'],
  ['/french/a', fr, en, '/', '/french/a'],
  ['/fr/fr/a', fr, en, '/', '/fr/a'],
  ['/other', en, fr, '/docs/', '/docs/fr/other'],
])('%s from %j to %j below %s is %s', (path, from, to, baseUrl, expected) => {
  expect(localePath(path, { from, to, baseUrl })).toBe(expected);
});

describe.each(['/', '/docs/', '/a/b/'])('below %s', (baseUrl) => {
  it.each(['', 'a', 'a/', 'fr/a', 'a/fr/b?c=d&e', '?x', '#fr', 'élan/%20x#y?z'])(
    'a page %j comes back from every other locale',
    (page) => {
      for (const from of [en, fr, br]) {
        for (const to of [en, fr, br]) {
          const path = `${baseUrl}${from.path && `${from.path}/`}${page}`;
          const there = localePath(path, { from, to, baseUrl });
          expect(there).toBe(`${baseUrl}${to.path && `${to.path}/`}${page}`);
          expect(localePath(there, { from: to, to: from, baseUrl })).toBe(path);
        }
      }
    },
  );
});
