import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { compileAll, FixtureSite } from '../../test/fixture-site.js';
import { linkLocales } from '../2-link/link-site.js';
import { readSummaries } from '../2-link/read-summaries.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { checkFacets } from './check-facets.js';
import { pushSearch } from './push-search.js';

interface Pushed {
  objectID: string;
  url: string;
  language: string;
  docusaurus_tag: string;
  hierarchy: { lvl0: string };
}

interface Seen {
  path: string;
  key: unknown;
  body: { requests?: { body?: Pushed }[] } | undefined;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Answers what pushing and asking for facets needs, and keeps what it was asked. */
async function startAlgolia(facets: Record<string, Record<string, number>> = {}) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const path = (request.url ?? '').split('?')[0] ?? '';
    seen.push({
      path,
      key: request.headers['x-algolia-api-key'],
      body: text ? (JSON.parse(text) as Seen['body']) : undefined,
    });
    const answer = path.endsWith('/queries')
      ? { results: [{ hits: [], nbHits: facets.docusaurus_tag ? 4 : 0, facets }] }
      : { taskID: 1, objectIDs: [], status: 'published', updatedAt: '' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { seen, host: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function siteWith(host: string, fixture = new FixtureSite()) {
  const search = `search: { provider: 'algolia', appId: 'APP', searchKey: 'public', indexName: 'docs', host: '${host}' },`;
  await fixture.edit('site.config.ts', '  footer:', `  ${search}\n  footer:`);
  await fixture.edit(
    'site.config.ts',
    'pages: [{',
    "pages: [{ path: '/search', component: 'search', title: 'Search' }, {",
  );
  await fixture.write('node_modules/algoliasearch/package.json', '{}');
  const site = await fixture.load();
  await compileAll(site);
  return site;
}

it('pushes a record of every section, with the key of the environment', async () => {
  const { seen, host } = await startAlgolia();
  const site = await siteWith(host);
  const { records, indexName } = await pushSearch(site, {
    dryRun: false,
    env: { ALGOLIA_ADMIN_KEY: 'secret' },
  });
  const pushed = seen.flatMap(({ body }) => body?.requests ?? []).flatMap(({ body }) => body ?? []);
  expect(indexName).toBe('docs');
  expect(pushed).toHaveLength(records);
  expect(pushed.map(({ url }) => url)).toContain('https://docs.example.org/docs/cloud/intro');
  expect(new Set(pushed.map((one) => one.docusaurus_tag))).toEqual(
    new Set(['docs-cloud-current', 'docs-guides-current']),
  );
  expect(seen.every(({ key }) => key === 'secret')).toBe(true);
});

it('pushes every locale in its language, and versions by their tags', async () => {
  const fixture = new FixtureSite();
  await fixture.edit(
    'site.config.ts',
    '  footer:',
    "  locales: [{ code: 'en' }, { code: 'fr' }],\n  footer:",
  );
  await fixture.edit(
    'site.config.ts',
    "{ dir: 'cloud', label: 'Cloud' }",
    "{ dir: 'cloud', label: 'Cloud', versions: { released: ['1.0'] } }",
  );
  await fixture.edit('site.config.ts', "href: '/cloud/intro#terms'", "href: '/cloud/intro'");
  const older = 'content/cloud/versions/1.0';
  await fixture.write(`${older}/intro.md`, '# Introduction\n');
  await fixture.write(`${older}/projects/overview.md`, '# Overview\n\n## Limits\n');
  await fixture.write(
    `${older}/sidebars.yaml`,
    'cloudSidebar:\n  - cloud/intro\n  - cloud/projects/overview\n',
  );
  await fixture.write('content/cloud/locales/fr/intro.md', '# Présentation\n');
  await fixture.write('content/locales/fr.yaml', 'texts:\n  Cloud: Nuage\n');
  const { seen, host } = await startAlgolia();
  await pushSearch(await siteWith(host, fixture), { dryRun: false, env: { ALGOLIA_ADMIN_KEY: 'secret' } });

  const pushed = seen.flatMap(({ body }) => body?.requests ?? []).flatMap(({ body }) => body ?? []);
  const at = (path: string) => pushed.filter(({ url }) => new URL(url).pathname === `/docs/${path}`);
  expect(new Set(pushed.map(({ objectID }) => objectID)).size).toBe(pushed.length);
  expect(at('cloud/intro')[0]).toMatchObject({ language: 'en', docusaurus_tag: 'docs-cloud-1.0' });
  expect(at('cloud/next/intro')[0]).toMatchObject({ language: 'en', docusaurus_tag: 'docs-cloud-current' });
  expect(at('fr/cloud/next/intro')[0]).toMatchObject({
    language: 'fr',
    hierarchy: { lvl0: 'Nuage', lvl1: 'Présentation' },
  });
  expect(at('fr/start')[0]).toMatchObject({ language: 'fr', docusaurus_tag: 'docs-guides-current' });
});

it('sends nothing in a dry run, nor without the key', async () => {
  const { seen, host } = await startAlgolia();
  const site = await siteWith(host);
  expect((await pushSearch(site, { dryRun: true, env: {} })).records).toBeGreaterThan(3);
  await expect(pushSearch(site, { dryRun: false, env: {} })).rejects.toThrow('ALGOLIA_ADMIN_KEY is not set');
  expect(seen).toEqual([]);
});

it('pushes nothing from a site that searches by itself', async () => {
  const site = await new FixtureSite().load();
  await expect(pushSearch(site, { dryRun: true, env: {} })).rejects.toThrow(
    '"search.provider" is not "algolia"',
  );
});

const diagnosticsOf = async (site: LoadedSite) =>
  checkFacets(
    linkLocales(site, readSummaries(site)).locales.map(({ model }) => model),
    site.configFile,
  );

it('warns where the index cannot answer what pages ask for', async () => {
  const tags = { 'docs-cloud-current': 3, 'docs-guides-current': 1 };
  const complete = await startAlgolia({ docusaurus_tag: tags });
  expect(await diagnosticsOf(await siteWith(complete.host))).toEqual([]);
  const partial = await startAlgolia({ docusaurus_tag: { 'docs-cloud-current': 4 } });
  expect(await diagnosticsOf(await siteWith(partial.host))).toMatchInlineSnapshot(`
    [
      {
        "code": "search-facets-missing",
        "file": "site.config.ts",
        "hint": "Run "site-builder search push" to fill the index from this site, or set "search.contextual" to false.",
        "message": "No record of the search index "docs" has language:en together with docusaurus_tag:docs-guides-current, so contextual search finds nothing there.",
        "severity": "warning",
      },
    ]
  `);
  const [silent] = await diagnosticsOf(await siteWith('http://127.0.0.1:9'));
  expect(silent).toMatchObject({ code: 'search-facets-unchecked', severity: 'warning' });
});
