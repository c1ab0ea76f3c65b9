import { describe, expect, it } from 'vitest';
import { cleanPath, isPageAddress, withBase } from './addresses.js';

describe('cleanPath', () => {
  it.each([
    ['/cloud/intro', '/cloud/intro'],
    ['/cloud/intro.html', '/cloud/intro'],
    ['/cloud/index.html', '/cloud'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/cloud/intro/', '/cloud/intro/'],
    ['/cloud/html', '/cloud/html'],
    ['/cloud/x.html/y', '/cloud/x.html/y'],
    ['/cloud/my-index.html', '/cloud/my-index'],
  ])('%s means %s', (pathname, clean) => {
    expect(cleanPath(pathname)).toBe(clean);
  });
});

describe('isPageAddress', () => {
  const ORIGIN = 'https://docs.example.org';
  const isPage = (address: string, baseUrl = '/docs/') =>
    isPageAddress(new URL(address, ORIGIN), ORIGIN, baseUrl);

  it.each([
    '/docs',
    '/docs/',
    '/docs/cloud/intro',
    '/docs/cloud/intro?x=a.png',
    '/docs/cloud/intro#file.png',
    '/docs/cloud/intro.html',
    '/docs/index.html',
  ])('takes %s for a page', (address) => {
    expect(isPage(address)).toBe(true);
  });

  it.each(['/docs/migration/v4/guide-4.0.0-to-4.0.6', '/docs/migration/v4.1', '/docs/guide-4.0.6/'])(
    'does not take the version number in %s for an extension',
    (address) => {
      expect(isPage(address)).toBe(true);
    },
  );

  it.each([
    '/docs/paper.pdf',
    '/docs/images/a.PNG',
    '/docs/fonts/a.woff2',
    '/docs/assets/data/site.en.json',
    '/docs/guide-4.0.6.zip',
  ])('takes %s for a file', (address) => {
    expect(isPage(address)).toBe(false);
  });

  it.each(['/', '/other', '/docsearch', '/documentation/docs/'])(
    'leaves %s, outside of the base path',
    (address) => {
      expect(isPage(address)).toBe(false);
    },
  );

  it('leaves other origins', () => {
    expect(isPage('https://example.org/docs/cloud')).toBe(false);
    expect(isPage('http://docs.example.org/docs/cloud')).toBe(false);
    expect(isPage('mailto:someone@example.org')).toBe(false);
  });
});

describe('withBase', () => {
  it.each([
    ['/cloud', '/docs/', '/docs/cloud'],
    ['/', '/docs/', '/docs/'],
    ['/docs', '/docs/', '/docs'],
    ['/docs/', '/docs/', '/docs/'],
    ['/docs/cloud', '/docs/', '/docs/cloud'],
    ['/docsearch', '/docs/', '/docs/docsearch'],
    ['/cloud?x=1#y', '/docs/', '/docs/cloud?x=1#y'],
    ['/cloud', '/', '/cloud'],
    ['cloud', '/docs/', 'cloud'],
    ['#top', '/docs/', '#top'],
    ['//cdn.example.org/x', '/docs/', '//cdn.example.org/x'],
    ['/docs#x', '/docs/', '/docs#x'],
    ['/docs?q=1', '/docs/', '/docs?q=1'],
    ['/#x', '/docs/', '/docs/#x'],
    ['https://example.org/cloud', '/docs/', 'https://example.org/cloud'],
    ['mailto:someone@example.org', '/docs/', 'mailto:someone@example.org'],
  ])('makes %s below %s to %s', (href, baseUrl, address) => {
    expect(withBase(href, { baseUrl })).toBe(address);
  });

  it.each([
    ['/openapi.yaml', '/docs/openapi.yaml'],
    ['/images/a.png?x=1#y', '/docs/images/a.png?x=1#y'],
    ['/docs/openapi.yaml', '/docs/openapi.yaml'],
    ['/cloud', '/docs/fr/cloud'],
    ['/cloud.html', '/docs/fr/cloud.html'],
    ['/migration/v4.1', '/docs/fr/migration/v4.1'],
  ])('makes %s in a locale to %s: files are the same in all', (href, address) => {
    expect(withBase(href, { baseUrl: '/docs/fr/', filesBase: '/docs/' })).toBe(address);
  });
});
