import { expect, it } from 'vitest';
import { ASK_AGAIN, FOREVER, siteCaching } from './host-files.js';

const HASHED = /\.[\da-f]{4}\./;
const cachingOf = (...files: string[]) => siteCaching(['index.html', ...files], (file) => HASHED.test(file));

it('keeps for ever the folders that have nothing but hashed names in them, in each locale', () => {
  expect(
    cachingOf('assets/a.0a1b.js', 'assets/data/b.0a1b.json', 'fr/assets/search/c.0a1b.bin', 'fr/x.html'),
  ).toEqual([
    ['assets/*', FOREVER],
    ['fr/assets/*', FOREVER],
  ]);
});

it('keeps no file for ever whose name stays, wherever it lies', () => {
  expect(cachingOf('assets/logo.png', 'assets/a.0a1b.js', 'assets/data/b.0a1b.json')).toEqual([
    ['assets/data/*', FOREVER],
  ]);
  expect(cachingOf('assets/data/deep/page.html', 'assets/a.0a1b.js', 'assets/data/b.0a1b.json')).toEqual([]);
});

it('has the manifests of searches asked for again', () => {
  expect(cachingOf('_search.json', 'fr/_search.json', 'assets/a.0a1b.js')).toEqual([
    ['assets/*', FOREVER],
    ['_search.json', ASK_AGAIN],
    ['fr/_search.json', ASK_AGAIN],
  ]);
});
