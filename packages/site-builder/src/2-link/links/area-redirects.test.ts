import { expect, it } from 'vitest';
import { configOf } from '../../../test/sample.js';
import type { PageKey } from '../../model/site-model.js';
import type { EditionPage } from '../editions/edition-pages.js';
import { readEditions } from '../editions/editions.js';
import { areaRedirects } from './area-redirects.js';

const config = configOf({
  baseUrl: '/docs/',
  areas: [
    { dir: 'cloud', label: 'Cloud' },
    { dir: 'guide', label: 'Guide', versions: { released: ['2.0', '1.0'] } },
  ],
});
const { areas, of } = readEditions({ config });
const pageAt = (source: string, frontMatter = {}): EditionPage =>
  ({ source, frontMatter, edition: of(source) }) as EditionPage;
const href = ({ source }: EditionPage): string => `/docs/${source.replace(/(?:versions\/|\.md)/g, '')}`;

const HOME = '/docs/';

/** With a home page, unless `taken` says what is taken. */
const link = (sources: (string | EditionPage)[], taken: string[] = [HOME], files: string[] = []) => {
  const pages = sources.map((page) => (typeof page === 'string' ? pageAt(page) : page));
  const owners = [...taken, ...pages.map(href)].map((address): [string, PageKey] => [
    address,
    { kind: 'document', name: 'x' },
  ]);
  return areaRedirects({
    config,
    rootBaseUrl: '/docs/',
    areas,
    pages,
    href,
    sidebarsOf: (area, version) =>
      area === 'cloud' && version === 'current'
        ? [
            {
              id: 'cloudSidebar',
              items: [{ type: 'link', label: 'Start', docId: 'cloud/start', href: '/docs/cloud/start' }],
            } as never,
          ]
        : [],
    table: { byAddress: new Map(owners), redirects: new Map(), publicFiles: new Set(files) },
  });
};

it('leads the root of an area to the first page of its sidebar, with a slash at its end and without', () => {
  expect(link(['cloud/caching.md', 'cloud/start.md'])).toEqual([
    { from: '/docs/cloud', to: '/docs/cloud/start' },
    { from: '/docs/cloud/', to: '/docs/cloud/start' },
  ]);
});

it('takes the first listed file where no sidebar has a page', () => {
  const hidden = pageAt('cloud/a.md', { unlisted: true });
  expect(link([hidden, 'cloud/b.md'])[0]).toEqual({ from: '/docs/cloud', to: '/docs/cloud/b' });
});

it('leads each version to its own first page', () => {
  const redirects = link(['guide/versions/2.0/intro.md', 'guide/versions/1.0/old.md']);
  expect(redirects.filter(({ from }) => !from.endsWith('/'))).toEqual([
    { from: '/docs/guide', to: '/docs/guide/2.0/intro' },
    { from: '/docs/guide/1.0', to: '/docs/guide/1.0/old' },
  ]);
});

it.each([
  ['a page', [HOME, '/docs/cloud'], []],
  ['a page that ends in a slash', [HOME, '/docs/cloud/'], []],
  ['a page that is called like a file', [HOME, '/docs/cloud.html'], []],
  ['a file of the public folder', [HOME], ['/docs/cloud/index.html']],
  ['a redirect of the configuration', [HOME], ['/docs/cloud']],
])('leaves the root to %s', (_name, taken, files) => {
  expect(link(['cloud/start.md'], taken, files)).toEqual([]);
});

it('leads a site without a home page to the first document of its first area', () => {
  expect(link(['guide/versions/2.0/a.md', 'cloud/start.md'], []).at(-1)).toEqual({
    from: HOME,
    to: '/docs/cloud/start',
  });
});

it('has nothing to say of an area without pages', () => {
  expect(link([])).toEqual([]);
});

it('leads a root that two areas share to the first page of the first one', () => {
  const shared = configOf({
    areas: [
      { dir: 'docs', path: '/', label: 'Documentation' },
      { dir: 'pages', path: '/', label: 'Pages' },
    ],
  });
  const editions = readEditions({ config: shared });
  const pages = ['docs/start.md', 'pages/about.md'].map(
    (source) => ({ source, frontMatter: {}, edition: editions.of(source) }) as EditionPage,
  );
  const redirects = areaRedirects({
    config: shared,
    rootBaseUrl: '/',
    areas: editions.areas,
    pages,
    href: ({ source }) => `/${source.replace(/\.md$/, '')}`,
    sidebarsOf: () => [],
    table: { byAddress: new Map(), redirects: new Map(), publicFiles: new Set() },
  });
  expect(redirects).toEqual([{ from: '/', to: '/docs/start' }]);
});
