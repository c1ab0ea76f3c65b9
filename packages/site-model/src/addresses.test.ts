import { expect, it } from 'vitest';
import {
  decodeAddress,
  decodePath,
  isBelow,
  isSitePath,
  splitAddress,
  trimSlashes,
  withBasePath,
  withoutBasePath,
} from './addresses.js';

it.each([
  ['/a/b?c=d#e', '/a/b', '?c=d', '#e'],
  ['/a#b?c', '/a', '', '#b?c'],
  ['?c', '', '?c', ''],
  ['', '', '', ''],
  ['/a?#', '/a', '?', '#'],
])('splits %j', (address, pathname, query, hash) => {
  expect(splitAddress(address)).toEqual({ pathname, query, hash });
  expect(pathname + query + hash).toBe(address);
});

it('tells paths of the site from other addresses', () => {
  expect(['/x', '//host/x', 'https://host/x', 'x', ''].map(isSitePath)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  ['/intro', '/docs/', '/docs/intro', '/intro'],
  ['/docs/intro', '/docs/', '/docs/intro', '/intro'],
  ['/docs', '/docs/', '/docs', '/'],
  ['/docsify', '/docs/', '/docs/docsify', '/docsify'],
  ['/x?y#z', '/', '/x?y#z', '/x?y#z'],
  ['//host/x', '/docs/', '//host/x', '//host/x'],
])('puts %j below %j', (address, basePath, below, without) => {
  expect(withBasePath(address, basePath)).toBe(below);
  expect(withoutBasePath(address, basePath)).toBe(without);
});

it('knows what is below a base path', () => {
  expect(isBelow('/docs', '/docs/')).toBe(true);
  expect(isBelow('/docs2', '/docs/')).toBe(false);
  expect(isBelow('/anything', '/')).toBe(true);
});

it('decodes what can be decoded', () => {
  expect(decodeAddress('%C3%A9%2F')).toBe('é/');
  expect(decodePath('%C3%A9%2F')).toBe('é%2F');
  expect(decodeAddress('100%')).toBe('100%');
  expect(decodePath('100%')).toBe('100%');
});

it('trims slashes', () => {
  expect(trimSlashes('//a/b/')).toBe('a/b');
});
