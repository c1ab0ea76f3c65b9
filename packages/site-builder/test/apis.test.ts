import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '@org/content-pipeline';
import { describe, expect, it } from 'vitest';
import { readCompiled } from '../src/1-compile/read-compiled.js';
import { createRenderContext, finishArticle, textLinks } from '../src/3-render/render-page.js';
import { validateConfig } from '../src/config/load-config.js';
import type { LoadedSite } from '../src/config/loaded-site.js';
import { linkLocales } from '../src/2-link/link-site.js';
import { compileAll, compileAndLink, FixtureSite } from './fixture-site.js';

const DOCUMENT = `openapi: 3.1.1
info: { title: Shop, version: '2', description: 'See [the introduction](/cloud/intro) and [nothing](/nowhere).' }
paths:
  /pets:
    get: { operationId: listPets, tags: [Pets], parameters: [{ name: limit, in: query, schema: { $ref: '#/nope' } }], responses: {} }
    post: { operationId: addPet, tags: [Pets, Other], responses: {} }
components: { schemas: { Pet: { type: object, properties: { kind: { enum: [cat, dog] } } } } }
`;

async function siteWithApi(
  layout: 'single' | 'pages',
  files: Record<string, string> = { 'content/cloud/shop.yaml': DOCUMENT },
  settings = '',
): Promise<LoadedSite> {
  const fixture = new FixtureSite();
  for (const [name, text] of Object.entries(files)) await fixture.write(name, text);
  const api = `apis: [{ file: 'cloud/shop.yaml', path: '/shop/', layout: '${layout}' }],`;
  await fixture.edit('site.config.ts', 'areas:', `${api}\n  ${settings}\n  areas:`);
  return fixture.load();
}

describe('an API with a page for each operation', () => {
  it('has pages with addresses, titles and a place in a sidebar of its own', async () => {
    const model = await compileAndLink(await siteWithApi('pages'));
    expect(model.routes.map(({ path }) => path).filter((path) => path.includes('/shop'))).toEqual([
      '/docs/shop/tags/pets',
      '/docs/shop/tags/other',
      '/docs/shop/operations/list-pets',
      '/docs/shop/operations/add-pet',
      '/docs/shop/schemas',
      '/docs/shop/schemas/pet',
      '/docs/shop',
    ]);
    expect(model.pages.document['cloud/shop.yaml#operations/add-pet']).toMatchObject({
      title: 'Add pet',
      sidebar: 'shopSidebar',
      breadcrumbs: [{ label: 'Pets', href: '/docs/shop/tags/pets' }],
    });
    expect(model.sidebars.shopSidebar?.items).toMatchObject([
      { label: 'Overview', href: '/docs/shop' },
      {
        label: 'Pets',
        items: [{ href: '/docs/shop/operations/list-pets', className: 'api-nav api-nav-get' }, {}],
      },
      { label: 'Other', items: [{ href: '/docs/shop/operations/add-pet' }] },
      { label: 'Schemas', items: [{ href: '/docs/shop/schemas/pet' }] },
    ]);
  });

  it('reports what the document says wrong', async () => {
    const { diagnostics } = await compileAndLink(await siteWithApi('pages'));
    const found = diagnostics.filter(({ file }) => file.endsWith('shop.yaml'));
    expect(found.map(({ code, line }) => [code, line])).toContainEqual(['ref-missing', 5]);
  });

  it('articles have final addresses, ask for their style sheet, and have text for search', async () => {
    const site = await siteWithApi('pages');
    const model = await compileAndLink(site);
    const assets = { boot: '', behaviours: '', shell: '', styles: [], favicon: null };
    const context = createRenderContext({
      model,
      config: site.config,
      rootBaseUrl: site.config.baseUrl,
      render: () => '',
      assets,
      bundleId: 'b',
    });
    const articles: Record<string, string> = {};
    for await (const page of readCompiled(site)) {
      if (page.source.startsWith('cloud/shop')) expect(page.assets).toEqual(['api']);
      articles[page.source] = finishArticle(page, textLinks(page, context)).html;
      if (page.source.endsWith('add-pet')) expect(page.sections[0]?.text).toContain('POST /pets');
      if (page.source.endsWith('schemas/pet'))
        expect(page.markdown.join('')).toContain('Allowed: `cat`, `dog`');
    }
    expect(articles['cloud/shop.yaml']).toContain('href="/docs/cloud/intro"');
    expect(articles['cloud/shop.yaml']).toMatch(/href="\/docs\/assets\/cloud\/shop\.\w+\.yaml" download/);
    expect(articles['cloud/shop.yaml#tags/pets']).toContain('href="/docs/shop/operations/list-pets"');
    expect(Object.values(articles).join('')).not.toContain('docs-ref');
  });
});

it('an API on one page has links to places in its sidebar, and each leads to an id', async () => {
  const site = await siteWithApi('single');
  const model = await compileAndLink(site);
  const hrefs = JSON.stringify(model.sidebars.shopSidebar).match(/\/docs\/shop#[^"]*/g);
  expect(hrefs).toEqual([
    '/docs/shop#list-pets',
    '/docs/shop#add-pet',
    '/docs/shop#add-pet',
    '/docs/shop#schema-pet',
  ]);
  for await (const page of readCompiled(site)) {
    if (page.source !== 'cloud/shop.yaml') continue;
    expect(page.sections.map(({ anchor, path }) => [anchor, path])).toEqual([
      ['', ['Shop']],
      ['list-pets', ['Shop', 'Pets', 'List pets']],
      ['add-pet', ['Shop', 'Pets', 'Add pet']],
      ['schema-pet', ['Shop', 'Schemas', 'Pet']],
    ]);
    expect(page.anchors).toEqual(expect.arrayContaining(hrefs?.map((href) => href.split('#')[1]) ?? []));
  }
});

it('a document of many files is downloaded as one, and each operation of a page as Markdown', async () => {
  const site = await siteWithApi('single', {
    'content/cloud/shop.yaml': DOCUMENT.replace('#/nope', 'parts.yaml#/limit'),
    'content/cloud/parts.yaml': 'limit: { type: integer }\n',
  });
  const { assets } = await compileAndLink(site);
  const of = (name: string): string =>
    Object.keys(assets).find((target) => target.endsWith(name)) ?? 'missing';
  const read = (name: string): string => readFileSync(path.join(site.contentDir, of(name)), 'utf8');
  const document = JSON.parse(read('document.json')) as { openapi: string };
  expect(document.openapi).toBe('3.1.1');
  expect(JSON.stringify(document)).not.toContain('parts.yaml');
  expect(read('add-pet.md')).toContain('`POST /pets`');
  expect(assets[of('add-pet.md')]).toMatch(/^\/docs\/assets\/cloud\/shop\/operations\/add-pet\.\w+\.md$/);
});

it('a translated document has the pages of its locale, in its language, at the ids of the original', async () => {
  const fixture = new FixtureSite();
  await fixture.write('content/cloud/shop.yaml', DOCUMENT);
  const french = DOCUMENT.replace('title: Shop', 'title: Boutique');
  await fixture.write('content/cloud/locales/fr/shop.yaml', french);
  await fixture.edit(
    'site.config.ts',
    'areas:',
    `apis: [{ file: 'cloud/shop.yaml', path: '/shop/', layout: 'pages', label: 'Shop' }],
  locales: [{ code: 'en', label: 'English' }, { code: 'fr', label: 'Français' }, { code: 'de', label: 'Deutsch' }],
  areas:`,
  );
  const site = await fixture.load();
  const { locales } = linkLocales(site, await compileAll(site));
  const shownIn = (code: string) =>
    locales
      .find(({ site: { locale } }) => locale.code === code)
      ?.model.routes.filter(({ path }) => path.includes('/shop'))
      .map(({ path, page }) => [path.replace(`/${code}/`, '/'), page.name]);
  const [english, inFrench, german] = ['en', 'fr', 'de'].map(shownIn);
  expect(english).toHaveLength(7);
  expect(inFrench).toEqual(
    english?.map(([path, source]) => [path, source?.replace('cloud/', 'cloud/locales/fr/')]),
  );
  expect(german).toEqual(english);
  const pages: Record<string, CompiledPage> = {};
  for await (const page of readCompiled(site)) pages[page.source] = page;
  expect(pages['cloud/locales/fr/shop.yaml']?.title).toBe('Boutique');
  expect(pages['cloud/locales/fr/shop.yaml#operations/add-pet']?.html.join('')).toContain('Essayer');
  expect(pages['cloud/shop.yaml#operations/add-pet']?.html.join('')).toContain('Try it');
});

it('a document that cannot be read is an error with its place', async () => {
  const site = await siteWithApi('single');
  const fixture = {
    ...site,
    config: { ...site.config, apis: [{ file: 'cloud/none.yaml', path: '/shop/', strict: false }] },
  };
  const { diagnostics } = await compileAndLink(fixture);
  expect(diagnostics.find(({ code }) => code === 'document-unreadable')).toMatchObject({
    severity: 'error',
    file: expect.stringMatching(/content\/cloud\/none\.yaml$/) as string,
  });
});

it('a document outside of every area is a diagnostic in the configuration', () => {
  const config = {
    title: 'T',
    tagline: '',
    url: 'https://docs.example.org',
    areas: [{ dir: 'cloud', label: 'Cloud' }],
    apis: [{ file: 'elsewhere/api.yaml', path: '/api/' }],
  };
  const { diagnostics } = validateConfig(config, 'site.config.ts');
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '"apis[0].file" is "elsewhere/api.yaml", which is in the folder of no area, so it would never be compiled.',
  ]);
});

describe('links in descriptions that lead nowhere', () => {
  const LINKING = `openapi: 3.1.1
info:
  title: Shop
  version: '2'
  description: |
    # First steps

    See [the introduction](/cloud/intro), [nothing](/nowhere),
    [other](guides/start?a=b#c), [the steps](#section/First-steps) and [none](#none).
paths:
  /pets:
    get:
      operationId: listPets
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
    post:
      operationId: addPet
      responses: { 200: { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
components:
  schemas:
    Pet: { type: object, description: 'As [others](/vendor/pets#x), see [listing](#operation/listPets).' }
`;
  const broken = async (layout: 'single' | 'pages', rules = '') => {
    const site = await siteWithApi(layout, { 'content/cloud/shop.yaml': LINKING }, rules);
    const { diagnostics } = await compileAndLink(site);
    return diagnostics.filter(({ code }) => code.startsWith('link-'));
  };

  it.each(['single', 'pages'] as const)(
    'are a warning each, once, where they are written, with a hint: %s',
    async (layout) => {
      const found = await broken(layout);
      expect(found.map(({ code, severity, line, column }) => [code, severity, line, column])).toEqual(
        expect.arrayContaining([
          ['link-broken', 'warning', 8, 43],
          ['link-broken', 'warning', 9, 5],
          ['link-broken-anchor', 'warning', 9, 72],
          ['link-broken', 'warning', 20, 43],
        ]),
      );
      expect(found).toHaveLength(4);
      expect(found.map(({ message }) => message).join('\n')).toContain('"guides/start?a=b#c"');
      for (const { hint, file } of found) {
        expect(hint).toContain('write its full address');
        expect(file).toMatch(/content\/cloud\/shop\.yaml$/);
      }
    },
  );

  it('obey a rule of their own', async () => {
    expect(await broken('pages', "rules: { brokenApiLinks: 'ignore' },")).toEqual([]);
    const errors = await broken('pages', "rules: { brokenApiLinks: 'throw', brokenLinks: 'ignore' },");
    expect(errors.map(({ severity }) => severity)).toEqual(['error', 'error', 'error', 'error']);
  });
});
