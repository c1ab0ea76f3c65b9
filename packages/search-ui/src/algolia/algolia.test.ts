import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AlgoliaServer } from '../../test/algolia-server.js';
import { record } from '../../test/search-over.js';
import { findMissingFacets, INDEX_SETTINGS, pushRecords, toAlgoliaRecords } from '../algolia-push/index.js';
import { createAlgoliaProvider } from './algolia-provider.js';
import { readMarks } from './to-hit.js';

const siteUrl = 'https://docs.example.org';
const version = (name: string) => ({ name, label: name });
const areas = [
  { id: 'guides', label: 'Guides', versions: [version('current')] },
  { id: 'api', label: 'API', versions: [version('2.x'), version('1.x')] },
];
const RECORDS = [
  record({ id: 'a', url: '/guides/start', title: 'Start here', text: 'How to start it.' }),
  record({
    id: 'b',
    url: '/api/run',
    anchor: 'start',
    title: 'Run',
    headings: ['Start'],
    area: 'api',
    version: '2.x',
  }),
  record({ id: 'c', url: '/old/run', title: 'Start the old one', area: 'api', version: '1.x' }),
];
const records = toAlgoliaRecords(RECORDS, { siteUrl, areas });

let server: AlgoliaServer;
beforeEach(async () => {
  server = await AlgoliaServer.start();
  server.indexes.set('docs', records);
});

const site = (fields: Partial<Parameters<typeof createAlgoliaProvider>[0]> = {}) => ({
  appId: 'APP',
  searchKey: 'search-key',
  indexName: 'docs',
  contextual: true,
  siteUrl,
  locale: 'en',
  areas,
  host: server.origin,
  ...fields,
});
const everywhere = { areas: [], versions: {}, limit: 8 };

describe('searching', () => {
  it('asks with the facets of the reader’s language and versions, and shows what comes as text', async () => {
    const provider = createAlgoliaProvider(site());
    const { hits, total } = await provider.search('start', everywhere);
    expect(total).toBe(3);
    expect(hits[0]).toEqual({
      url: '/guides/start',
      anchor: '',
      title: 'Start here',
      titleRanges: [[0, 5]],
      breadcrumb: [],
      headings: [],
      headingRanges: [],
      snippet: { text: '', ranges: [] },
      area: 'guides',
      version: 'current',
    });
    expect(hits[1]?.snippet).toEqual({ text: 'How to start it.', ranges: [[7, 12]] });
    expect(hits[2]).toMatchObject({ url: '/api/run', anchor: 'start', headings: ['Start'], version: '2.x' });
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/1/indexes/*/queries',
      key: 'search-key',
      body: {
        requests: [
          {
            indexName: 'docs',
            query: 'start',
            hitsPerPage: 8,
            facetFilters: [
              'language:en',
              ['docusaurus_tag:default', 'docusaurus_tag:docs-guides-current', 'docusaurus_tag:docs-api-2.x'],
            ],
          },
        ],
      },
    });
  });

  it('searches the area and the version that were chosen', async () => {
    const provider = createAlgoliaProvider(site());
    const titles = async (scope: object) =>
      (await provider.search('start', { ...everywhere, ...scope })).hits.map(({ title }) => title);
    expect(await titles({ areas: ['api'] })).toEqual(['Run']);
    expect(await titles({ areas: ['api'], versions: { api: '1.x' } })).toEqual(['Start the old one']);
    expect(
      await createAlgoliaProvider(site({ contextual: false })).search('start', everywhere),
    ).toMatchObject({ total: 4 });
  });

  it('waits and asks again where there were too many questions, and gives up where there always are', async () => {
    const provider = createAlgoliaProvider(site());
    server.troubles.push({ status: 429 });
    expect((await provider.search('start', everywhere)).total).toBe(3);
    server.broken = { path: /queries$/, status: 429 };
    await expect(provider.search('other', everywhere)).rejects.toMatchObject({ status: 429 });
  });

  it.each([
    ['a refused key', { status: 403 }],
    ['a broken server', { status: 500 }],
    ['no answer in time', 'hang'],
    ['a cut connection', 'cut'],
  ] as const)('fails on %s, and works again after it', async (_name, trouble) => {
    const short = { connect: 300, read: 300, write: 300 };
    const provider = createAlgoliaProvider(site(trouble === 'hang' ? { timeouts: short } : {}));
    server.troubles.push(trouble, trouble, trouble, trouble);
    await expect(provider.search('start', everywhere)).rejects.toThrow();
    server.troubles.length = 0;
    await vi.waitFor(async () => expect((await provider.search('start', everywhere)).total).toBe(3));
  });

  it('gives each question its own answer, whichever comes first', async () => {
    const provider = createAlgoliaProvider(site());
    let release = (): void => undefined;
    server.troubles.push({ until: new Promise((resolve) => (release = resolve)) });
    const early = provider.search('start', everywhere);
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    expect(await provider.search('old', everywhere)).toMatchObject({ query: 'old' });
    release();
    expect(await early).toMatchObject({ query: 'start', total: 3 });
  });

  it('leads to no address that runs a script, and survives records that lack everything', async () => {
    server.indexes.set('docs', [{ ...records[0]!, url: 'javascript:alert(1)' }]);
    const provider = createAlgoliaProvider(site());
    expect((await provider.search('start', everywhere)).hits[0]?.url).toBe('');
    expect(readMarks('a \ue000<b>\ue001 \ue000c')).toEqual({ text: 'a <b> c', ranges: [[2, 5]] });
  });
});

describe('records', () => {
  it('have DocSearch’s shape and ids that stay', () => {
    expect(records.map(({ objectID }) => objectID)).toEqual(
      toAlgoliaRecords([...RECORDS], { siteUrl, areas }).map(({ objectID }) => objectID),
    );
    expect(records[2]).toMatchObject({
      type: 'lvl2',
      hierarchy: { lvl0: 'API', lvl1: 'Run', lvl2: 'Start', lvl3: null },
      content: null,
      anchor: 'start',
      url: 'https://docs.example.org/api/run#start',
      url_without_anchor: 'https://docs.example.org/api/run',
      language: 'en',
      version: '2.x',
      docusaurus_tag: 'docs-api-2.x',
    });
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  it('are split where they are too large, and lose nothing', () => {
    const text = Array.from({ length: 3000 }, (_, at) => `wörd${at}`).join(' ');
    const split = toAlgoliaRecords([record({ id: 'long', text })], { siteUrl, areas });
    expect(split.length).toBeGreaterThan(3);
    for (const one of split) expect(Buffer.byteLength(JSON.stringify(one))).toBeLessThanOrEqual(9000);
    expect(split.flatMap(({ content }) => content ?? []).join(' ')).toBe(text);
  });
});

describe('pushing', () => {
  const push = (fields = {}) =>
    pushRecords({
      appId: 'APP',
      adminKey: 'admin-secret',
      indexName: 'docs',
      records,
      host: server.origin,
      ...fields,
    });

  it('fills a temporary index in batches, puts it in the place of the live one, then sets it up', async () => {
    server.indexes.set('docs', []);
    await push({ batchSize: 2 });
    expect(server.indexes.get('docs')).toEqual(records);
    expect([...server.indexes.keys()]).toEqual(['docs']);
    expect(server.settings.get('docs')).toEqual(INDEX_SETTINGS);
    const batches = server.seen.filter(({ path }) => path.endsWith('/batch'));
    expect(batches).toHaveLength(2);
    expect(batches.every(({ path }) => !path.startsWith('/1/indexes/docs/'))).toBe(true);
  });

  it.each(['batch', 'operation'])(
    'leaves the live index as it was when a %s fails, and never shows the key',
    async (path) => {
      const before = [records[0]!];
      server.indexes.set('docs', before);
      server.broken = { path: new RegExp(`/${path}$`), status: 403 };
      const error = await push().catch((cause: Error) => cause);
      expect(String(error)).toContain('were not pushed to "docs" (status 403)');
      expect(String(error)).not.toContain('admin-secret');
      expect(server.indexes.get('docs')).toBe(before);
      expect(server.settings.size).toBe(0);
    },
  );

  it('refuses to empty an index', async () => {
    await expect(push({ records: [] })).rejects.toThrow('Compile the content first');
    expect(server.seen).toEqual([]);
  });
});

describe('facets', () => {
  it('that pages ask for and no record in their language has are found', async () => {
    expect(await findMissingFacets(site())).toEqual({ hasLanguage: true, tags: [] });
    expect(await findMissingFacets(site({ locale: 'fr' }))).toEqual({ hasLanguage: false, tags: [] });
    const french = records.filter(({ version: name }) => name === 'current');
    server.indexes.set('docs', [...records, ...french.map((one) => ({ ...one, language: 'fr' }))]);
    expect(await findMissingFacets(site({ locale: 'fr' }))).toEqual({
      hasLanguage: true,
      tags: ['docs-api-2.x', 'docs-api-1.x'],
    });
  });
});
