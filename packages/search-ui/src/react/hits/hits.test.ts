// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hit } from '../../../test/mount.js';
import { groupHits, hrefOf, termsOf } from './hits.js';

it('groups by page, a page where its best hit is', () => {
  const hits = ['/a', '/b', '/a'].map((url, at) => hit({ url, anchor: `s${at}` }));
  expect(groupHits(hits).map(({ url, hits: own }) => [url, own.map(({ anchor }) => anchor)])).toEqual([
    ['/a', ['s0', 's2']],
    ['/b', ['s1']],
  ]);
});

it('names the words to mark: those of the query, and those that were found for them', () => {
  const found = hit({
    headings: ['Caching'],
    headingRanges: [[[0, 7]]],
    snippet: { text: 'The Cache is', ranges: [[4, 9]] },
  });
  expect(termsOf(found, 'cache "api::a.b"')).toEqual(['cache', 'api::a.b', 'caching']);
});

it('leads to the section, keeping the page’s own parameters', () => {
  const found = hit({ url: '/docs/a?tab=js', anchor: 'ä b' });
  expect(hrefOf(found, 'x y')).toBe('/docs/a?tab=js&mark=x+y#%C3%A4%20b');
});
