import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { findFile } from './static-files.js';

const workspace = temporaryFolder();
const root = path.join(workspace, 'dist');

for (const file of [
  'dist/index.html',
  'dist/404.html',
  'dist/cloud/intro.html',
  'dist/fr/404.html',
  'dist/cloud/index.html',
  'dist/guides.html',
  'dist/guides/first.html',
  'dist/guide-4.0.6.html',
  'dist/a b.html',
  'dist/paper.pdf',
  'dist.html',
  'dist-of-another/index.html',
  'secret.txt',
]) {
  mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
  writeFileSync(path.join(workspace, file), file);
}

/** What answers a path, relative to the folder of the site. */
function find(pathname: string, baseUrl = '/'): string {
  const { file, status } = findFile(root, pathname, baseUrl);
  return `${status} ${path.relative(root, file)}`;
}

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
