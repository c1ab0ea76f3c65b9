import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { findFile, findInSite } from './static-files.js';

const files = Object.fromEntries(
  [
    'index.html',
    '404.html',
    'cloud/intro.html',
    'fr/404.html',
    'cloud/index.html',
    'guides.html',
    'guides/first.html',
    'guide-4.0.6.html',
    'a b.html',
    'paper.pdf',
  ].map((file) => [file, {}]),
);

/** What answers a path of the site. */
function find(pathname: string, baseUrl = '/'): string {
  const found = findInSite(files, pathname, baseUrl);
  return `${found?.status} ${found?.file}`;
}

it('finds nothing where a site has neither the page nor a not-found page', () => {
  expect(findInSite({ 'index.html': {} }, '/none', '/')).toBeUndefined();
  expect(findInSite({ 'index.html': {} }, '/constructor', '/')).toBeUndefined();
});

describe('finds', () => {
  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/cloud/intro', 'cloud/intro.html'],
    ['/cloud/intro/', 'cloud/intro.html'],
    ['/cloud/intro.html', 'cloud/intro.html'],
    ['/cloud', 'cloud/index.html'],
    ['/cloud/', 'cloud/index.html'],
    ['/guides', 'guides.html'],
    ['/guides/', 'guides.html'],
    ['/guide-4.0.6', 'guide-4.0.6.html'],
    ['/a%20b', 'a b.html'],
    ['/paper.pdf', 'paper.pdf'],
  ])('%s at %s', (pathname, file) => {
    expect(find(pathname)).toBe(`200 ${file}`);
  });

  it.each([
    ['/fr/none', 'fr/404.html'],
    ['/fr/cloud/none', 'fr/404.html'],
    ['/frz/none', '404.html'],
    ['/none', '404.html'],
  ])('for %s, where nothing is, the nearest not-found page: %s', (pathname, file) => {
    expect(find(pathname)).toBe(`404 ${file}`);
  });

  it.each([
    ['/docs', 'index.html'],
    ['/docs/', 'index.html'],
    ['/docs/cloud/intro', 'cloud/intro.html'],
  ])('%s below the base path at %s', (pathname, file) => {
    expect(find(pathname, '/docs/')).toBe(`200 ${file}`);
  });
});

describe('answers with the not-found page', () => {
  it.each(['/nowhere', '/cloud/nowhere', '/paper', '/paper.pdf/x'])('%s, which is not there', (pathname) => {
    expect(find(pathname)).toBe('404 404.html');
  });

  it.each([
    '/..%2fsecret.txt',
    '/cloud/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/../secret.txt',
    '/..%2fdist-of-another/index.html',
    '/..%2fdist.html',
    '/..',
    '/..%5csecret.txt',
  ])('%s, which leads out of the site', (pathname) => {
    expect(find(pathname)).toBe('404 404.html');
  });

  it.each(['/index.html%00', '/%00', '/%E0%A4%A', '/%'])('%s, which is no path', (pathname) => {
    expect(find(pathname)).toBe('404 404.html');
  });

  it.each(['/', '/cloud/intro', '/docsearch', '/doc'])(
    '%s, which lies outside of the base path',
    (pathname) => {
      expect(find(pathname, '/docs/')).toBe('404 404.html');
    },
  );
});

describe('a file of a folder', () => {
  const workspace = temporaryFolder();
  const root = path.join(workspace, 'public');
  for (const file of ['public/cloud/logo.svg', 'public-2/logo.svg', 'secret.txt']) {
    mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
    writeFileSync(path.join(workspace, file), file);
  }
  symlinkSync(path.join(workspace, 'secret.txt'), path.join(root, 'linked.txt'));

  it('is found', () => {
    expect(findFile(root, '/cloud/logo.svg')).toBe(path.join(root, 'cloud/logo.svg'));
  });

  it.each([
    '/none',
    '/cloud',
    '/',
    '/..%2fsecret.txt',
    '/..%2fpublic-2/logo.svg',
    '/linked.txt',
    '/%00',
    '/%',
  ])('is not: %s', (pathname) => {
    expect(findFile(root, pathname)).toBeUndefined();
  });
});
