import { describe, expect, it } from 'vitest';
import { documentPath, outputFile, siteAddress } from './addresses.js';

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
