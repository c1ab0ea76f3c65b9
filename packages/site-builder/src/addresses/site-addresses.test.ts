import { describe, expect, it } from 'vitest';
import { documentPath, encodePath, fileAt, outputFile, siteAddress } from './site-addresses.js';

describe('documentPath', () => {
  const pathOf = (id: string, slug?: string) =>
    documentPath({ id, frontMatter: slug === undefined ? {} : { slug } });

  it.each([
    ['cloud/intro', '/cloud/intro'],
    ['cloud/projects/index', '/cloud/projects'],
    ['cloud/projects/README', '/cloud/projects'],
    ['index', '/'],
    ['cloud/my-index', '/cloud/my-index'],
    ['cloud/index/intro', '/cloud/index/intro'],
  ])('of %s is %s', (id, path) => {
    expect(pathOf(id)).toBe(path);
  });

  it.each([
    ['cloud/intro', '/start', '/start'],
    ['cloud/intro', '/', '/'],
    ['cloud/intro', 'start', '/cloud/start'],
    ['cloud/intro', './start', '/cloud/start'],
    ['cloud/intro', '../start', '/start'],
    ['cloud/projects/index', 'all', '/cloud/projects/all'],
    ['intro', 'start', '/start'],
    ['cloud/intro', '../../start', '/../start'],
  ])('of %s with the slug %s is %s', (id, slug, path) => {
    expect(pathOf(id, slug)).toBe(path);
  });
});

const plain = { baseUrl: '/', trailingSlash: false };
const below = { baseUrl: '/docs/', trailingSlash: false };
const slashed = { baseUrl: '/docs/', trailingSlash: true };

describe('siteAddress', () => {
  it.each([
    ['/cloud/intro', plain, '/cloud/intro'],
    ['/', plain, '/'],
    ['/cloud/intro', below, '/docs/cloud/intro'],
    ['/cloud/intro/', below, '/docs/cloud/intro'],
    ['/cloud/intro', slashed, '/docs/cloud/intro/'],
    ['/cloud/intro/', slashed, '/docs/cloud/intro/'],
    ['/', below, '/docs/'],
    ['/', slashed, '/docs/'],
    ['/cloud/old.html', slashed, '/docs/cloud/old.html'],
    ['/größe/日本 語', slashed, '/docs/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC%20%E8%AA%9E/'],
  ])('of %s with %o is %s', (path, config, address) => {
    expect(siteAddress(path, config)).toBe(address);
  });
});

describe('outputFile', () => {
  it.each([
    ['/cloud/intro', plain, 'cloud/intro.html'],
    ['/', plain, 'index.html'],
    ['/docs/cloud/intro', below, 'cloud/intro.html'],
    ['/docs/', below, 'index.html'],
    ['/docs/cloud/intro/', slashed, 'cloud/intro/index.html'],
    ['/docs/', slashed, 'index.html'],
    ['/docs/fr/', below, 'fr/index.html'],
    ['/docs/cloud/old.html', below, 'cloud/old.html'],
    ['/docs/guide-4.0.0-to-4.0.6', below, 'guide-4.0.0-to-4.0.6.html'],
  ])('of %s with %o is %s', (address, config, file) => {
    expect(outputFile(address, config.baseUrl)).toBe(file);
  });
});

describe('encodePath', () => {
  it.each(['a b', 'größe/日本語', '🎉', '100%', 'a?b#c', "it's (a) [b] & c+d=e;f,g@h:i!$*~"])(
    'gives an address that browsers leave as it is, and fileAt the name again: %s',
    (name) => {
      const address = `/docs/${encodePath(name)}`;
      expect(new URL(address, 'https://example.org').pathname).toBe(address);
      expect(fileAt(address, '/docs/')).toBe(name);
    },
  );
});
