import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillers, record, searchOver } from '../../test/search-over.js';
import { buildSearchIndex } from '../index-builder/index.js';
import { createEngine, type SearchError } from './index.js';
import type { SearchRecord } from '../record.js';

const RECORDS = [...fillers(400), record({ id: 'a', title: 'Quokka' })];
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: SearchError) => error,
  );
/** Two releases of a site, of which one at a time is there. */
function releases(...sets: SearchRecord[][]) {
  const built = sets.map((records) => buildSearchIndex(records));
  const asked: string[] = [];
  const site = { release: 0, lost: /^$/, isSilent: false, asked };
  const engine = createEngine({
    manifestUrl: '/s/manifest.json',
    locale: 'en',
    version: 'current',
    fetch: (url, { cache }) => {
      const name = url.slice('/s/'.length);
      asked.push(`${cache} ${name}`);
      if (site.isSilent) return new Promise(() => undefined);
      const { manifest, files } = built[site.release]!;
      const body = name === 'manifest.json' ? JSON.stringify(manifest) : files.get(name)?.slice();
      const isThere = body !== undefined && !site.lost.test(name);
      return Promise.resolve(isThere ? new Response(body) : new Response('', { status: 404 }));
    },
  });
  return { engine, site };
}
const answer = (body: string) => Promise.resolve(new Response(body));

describe('loading', () => {
  it('fetches nothing before it is asked, and nothing twice', async () => {
    const { engine, fetched } = searchOver(RECORDS);
    expect(fetched).toEqual([]);
    await engine.preload();
    expect(fetched).toHaveLength(2);
    await engine.search('quokka ');
    const first = fetched.length;
    await engine.search('quokka ');
    expect(fetched).toHaveLength(first);
  });

  it('reads a typo dictionary only for a word that is not there', async () => {
    const { engine, fetched } = searchOver(RECORDS);
    await engine.search('quokka ');
    expect(fetched.filter((name) => name.includes('/d/'))).toEqual([]);
    await engine.search('quoka ');
    expect(fetched.filter((name) => name.includes('/d/'))).toHaveLength(1);
  });

  it('reads a small index from one file', async () => {
    const { find, fetched, files } = searchOver([record({ id: 'a', title: 'Quokka' })]);
    expect(await find('quokka')).toEqual(['/a']);
    expect([fetched.length, files.size]).toEqual([2, 1]);
  });
});

describe('order', () => {
  it('ends an earlier search when a later one begins', async () => {
    const { engine } = searchOver(RECORDS);
    const early = failure(engine.search('fill'));
    const late = engine.search('quokka');
    expect(await early).toMatchObject({ name: 'AbortError' });
    expect((await late).rows).toHaveLength(1);
  });

  it('ends a search by its signal', async () => {
    const { engine } = searchOver(RECORDS);
    const controller = new AbortController();
    const search = failure(engine.search('quokka', { signal: controller.signal }));
    controller.abort(new Error('closed'));
    expect(await search).toMatchObject({ message: 'closed' });
    expect((await engine.search('quokka')).rows).toHaveLength(1);
  });
});

describe('failures', () => {
  it.each(['t', 'r'])('tells which file of kind %s is missing, and tries again', async (kind) => {
    const { engine, files } = searchOver(RECORDS);
    const all = new Map(files);
    for (const name of files.keys()) if (name.includes(`/${kind}/`)) files.delete(name);
    const error = await failure(engine.search('quokka '));
    expect(error).toMatchObject({ name: 'SearchError', code: 'missing', retryable: true });
    expect(error?.message).toMatch(
      new RegExp(`/search/en/current/${kind}/[\\w.-]+: the server answered 404`),
    );
    for (const [name, bytes] of all) files.set(name, bytes);
    expect((await engine.search('quokka ')).rows).toHaveLength(1);
  });

  it('finds damage, and tries again', async () => {
    const { engine, files } = searchOver(RECORDS);
    const all = new Map(files);
    for (const [name, bytes] of files)
      if (name.includes('/t/')) files.set(name, bytes.subarray(0, bytes.length - 2));
    expect(await failure(engine.search('quokka '))).toMatchObject({ code: 'corrupt', retryable: true });
    for (const [name, bytes] of all) files.set(name, bytes);
    expect((await engine.search('quokka ')).rows).toHaveLength(1);
  });

  const open = (fetch: () => Promise<Response>, locale = 'en') =>
    failure(createEngine({ manifestUrl: '/s/manifest.json', fetch, locale, version: 'current' }).preload());

  it('tells what is wrong with a manifest', async () => {
    const { manifest } = buildSearchIndex(RECORDS);
    const errors = await Promise.all([
      open(() => Promise.reject(new TypeError('Failed to fetch'))),
      open(() => answer('<!doctype html>')),
      open(() => answer(JSON.stringify({ ...manifest, format: 99 }))),
      open(() => answer('null')),
      open(() => answer('{ "format": 3 }')),
      open(() => answer(JSON.stringify(manifest)), 'de'),
    ]);
    expect(errors.map((error) => `${error?.code}: ${error?.message}`)).toMatchInlineSnapshot(`
      [
        "fetch: Search could not load /s/manifest.json: Failed to fetch. Try again.",
        "corrupt: Search cannot read /s/manifest.json: it is not JSON. Try again.",
        "format: Search reads format 3, /s/manifest.json has format 99. Build index and site with the same version of @org/search-ui.",
        "corrupt: Search cannot read /s/manifest.json: it is no manifest of an index. Try again.",
        "corrupt: Search cannot read /s/manifest.json: it is no manifest of an index. Try again.",
        "set-missing: The search index has nothing for locale "de" and version "current". It has: en current.",
      ]
    `);
    expect(errors.map((error) => error?.retryable)).toEqual([true, true, false, true, true, false]);
  });

  it('takes a manifest that is known', async () => {
    const { manifest, files } = buildSearchIndex(RECORDS);
    const fetch = (url: string) => Promise.resolve(new Response(files.get(url.slice(3))?.slice() ?? null));
    const engine = createEngine({
      manifestUrl: '/s/x.json',
      manifest,
      fetch,
      locale: 'en',
      version: 'current',
    });
    expect((await engine.search('quokka')).rows).toHaveLength(1);
  });
});

describe('an index that is replaced while it is used', () => {
  const NEW = [...fillers(400), record({ id: 'b', title: 'Wombat', text: 'With a quokka.' })];

  it('is read anew, past caches, where a file of the old one is gone', async () => {
    const { engine, site } = releases(RECORDS, NEW);
    await engine.preload();
    site.release = 1;
    site.asked.length = 0;
    expect((await engine.search('wombat ')).rows.map(({ url }) => url)).toEqual(['/b']);
    expect(site.asked).toContain('reload manifest.json');
  });

  it('is found when the next search begins', async () => {
    const { engine, site } = releases(RECORDS.slice(-1), NEW.slice(-1));
    await engine.preload();
    expect((await engine.search('wombat ')).rows).toEqual([]);
    site.release = 1;
    await engine.preload();
    expect((await engine.search('wombat ')).rows).toHaveLength(1);
    site.asked.length = 0;
    await engine.preload();
    expect(site.asked).toEqual(['no-cache manifest.json']);
  });

  it('stays where no answer for the manifest comes', async () => {
    const { engine, site } = releases(RECORDS.slice(-1));
    await engine.preload();
    site.lost = /manifest/;
    await engine.preload();
    expect((await engine.search('quokka ')).rows).toHaveLength(1);
  });

  it('is read past caches, and once for each search, while a file is lost', async () => {
    const { engine, site } = releases(RECORDS);
    site.lost = /\/t\//;
    for (let times = 0; times < 3; times++)
      expect(await failure(engine.search('quokka '))).toMatchObject({ code: 'missing' });
    expect(site.asked.filter((file) => file.startsWith('reload'))).toHaveLength(9);
    site.lost = /^$/;
    expect((await engine.search('quokka ')).rows).toHaveLength(1);
  });
});

describe('rows', () => {
  afterEach(() => vi.restoreAllMocks());

  it('of a lost file are left out, and the others shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { engine, site } = releases(RECORDS);
    const all = await engine.search('things', { limit: 40 });
    const { engine: again, site: broken } = releases(RECORDS);
    const chunk = site.asked.find((file) => file.includes('/r/'))!.replace('default ', '');
    broken.lost = new RegExp(chunk);
    const some = await again.search('things', { limit: 40 });
    const lost = all.rows.length - some.rows.length;
    expect(lost).toBeGreaterThan(0);
    expect(some.rows.length).toBeGreaterThan(0);
    expect(some.total).toBe(all.total - lost);
    const urls = all.rows.map(({ url }) => url);
    expect(some.rows.every(({ url }) => urls.includes(url))).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a server that never answers', () => {
  afterEach(() => vi.useRealTimers());

  it('is given up after thirty seconds, with that as the reason', async () => {
    vi.useFakeTimers();
    const { engine, site } = releases(RECORDS);
    site.isSilent = true;
    const error = failure(engine.search('quokka '));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({
      code: 'fetch',
      message: 'Search could not load /s/manifest.json: no answer within 30 seconds. Try again.',
    });
    site.isSilent = false;
    expect((await engine.search('quokka ')).rows).toHaveLength(1);
  });
});

it('finds nothing in a version without records, and that is no error', async () => {
  const { search, engine } = searchOver([], { sets: [{ locale: 'en', version: 'current' }] });
  await engine.preload();
  expect(await search('quokka')).toMatchObject({ total: 0, rows: [] });
  expect(await search('q')).toMatchObject({ total: 0, rows: [] });
});
