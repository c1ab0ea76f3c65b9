import { expect, it } from 'vitest';
import { FixtureSite } from '../../../test/fixture-site.js';
import { compileAndLink } from '../../../test/fixture-site.js';

async function linkWith(config: [from: string, to: string][], page = '') {
  const fixture = new FixtureSite();
  // With entries of its own the site decides about all of its pages.
  await fixture.write('src/entry.client.tsx', '');
  for (const [from, to] of config) await fixture.edit('site.config.ts', from, to);
  if (page) await fixture.write('content/guides/boosted.md', page);
  const { diagnostics, site } = await compileAndLink(await fixture.load());
  return { site, found: diagnostics.filter(({ code }) => code.includes('search')) };
}

const WITH_SEARCH: [string, string] = ['  footer:', "  search: { provider: 'embedded' },\n  footer:"];
const WITH_ITEM: [string, string] = ['items: [\n', "items: [\n      { type: 'search' },\n"];
const WITH_PAGE: [string, string] = [
  'pages: [{',
  "pages: [{ path: '/search', component: 'search', title: 'Search' }, {",
];

it('gives the site its search, and what it reads in the browser', async () => {
  const { site, found } = await linkWith([WITH_SEARCH, WITH_ITEM, WITH_PAGE]);
  expect(found).toEqual([]);
  expect(site.navbar[0]).toEqual({
    type: 'search',
    label: 'Search',
    href: '/docs/search',
    position: 'left',
  });
  expect(site.searchHref).toBe('/docs/search');
  expect(site.search).toMatchObject({
    descriptionHref: '/docs/opensearch.xml',
    settings: {
      locale: 'en',
      areas: [
        { id: 'cloud', label: 'Cloud' },
        { id: 'guides', label: 'Guides' },
      ],
      provider: { type: 'embedded', manifestUrl: '/docs/_search.json' },
    },
  });
});

it('refuses a search without its page, and a navbar item without a search', async () => {
  expect((await linkWith([WITH_SEARCH])).found).toMatchInlineSnapshot(`
    [
      {
        "code": "search-page-missing",
        "file": "site.config.ts",
        "hint": "Add { path: '/search', component: 'search', title: 'Search the documentation' } to "pages".",
        "message": ""search.page" is "/search", which is none of the site's "pages"; without it search does not work without JavaScript.",
        "severity": "error",
      },
    ]
  `);
  expect((await linkWith([WITH_ITEM])).found).toMatchInlineSnapshot(`
    [
      {
        "code": "navbar-search-off",
        "file": "site.config.ts",
        "hint": "Add search: { provider: 'embedded' } to the configuration, or remove the item.",
        "message": ""navbar.items[0]" is a search, but the site has none, so the link would lead nowhere.",
        "severity": "error",
      },
    ]
  `);
});

it('asks for the packages of a hosted search, until they are installed', async () => {
  const account = "provider: 'algolia', modal: 'docsearch', appId: 'A', searchKey: 'b', indexName: 'c'";
  const fixture = new FixtureSite();
  await fixture.edit('site.config.ts', '  footer:', `  search: { ${account} },\n  footer:`);
  await fixture.edit('site.config.ts', ...WITH_PAGE);
  const { diagnostics } = await compileAndLink(await fixture.load());
  expect(diagnostics).toMatchInlineSnapshot(`
    [
      {
        "code": "search-package-missing",
        "file": "site.config.ts",
        "hint": "Install it in the folder of the site: npm install algoliasearch@^5.0.0",
        "message": ""search.provider" is "algolia", which needs algoliasearch; without that nothing opens when a reader searches.",
        "severity": "error",
      },
      {
        "code": "search-package-missing",
        "file": "site.config.ts",
        "hint": "Install it in the folder of the site: npm install @docsearch/js@^5.2.0 @docsearch/css@^5.2.0",
        "message": ""search.modal" is "docsearch", which needs @docsearch/js and @docsearch/css; without that nothing opens when a reader searches.",
        "severity": "error",
      },
    ]
  `);
  for (const name of ['algoliasearch', '@docsearch/js', '@docsearch/css'])
    await fixture.write(`node_modules/${name}/package.json`, '{}');
  expect((await compileAndLink(await fixture.load())).diagnostics).toEqual([]);
});

it('warns of a boost that search cannot store', async () => {
  const { found } = await linkWith([WITH_SEARCH, WITH_PAGE], '---\nsearch:\n  boost: 9\n---\n\nText.\n');
  expect(found).toMatchInlineSnapshot(`
    [
      {
        "code": "search-boost-range",
        "column": 1,
        "file": "content/guides/boosted.md",
        "hint": "Use 2, or leave the key out.",
        "line": 1,
        "message": ""search.boost" is 9; search uses 2, because it keeps weights from 0.1 to 2.",
        "severity": "warning",
      },
    ]
  `);
});
