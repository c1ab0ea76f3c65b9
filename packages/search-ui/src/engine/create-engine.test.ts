import { describe, expect, it } from 'vitest';
import { fillers, record, searchOver } from '../../test/search-over.js';
import { buildSearchIndex } from '../index-builder/index.js';
import { createEngine, type SearchError } from './index.js';

const RECORDS = [...fillers(400), record({ id: 'a', title: 'Quokka' })];
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: SearchError) => error,
  );
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
  it.each(['t', 'r'])('says which file of kind %s is missing, and tries again', async (kind) => {
    const { engine, files } = searchOver(RECORDS);
    const all = new Map(files);
    for (const name of files.keys()) if (name.includes(`/${kind}/`)) files.delete(name);
    const error = await failure(engine.search('quokka '));
    expect(error).toMatchObject({ name: 'SearchError', code: 'fetch', retryable: true });
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

  it('says what is wrong with a manifest', async () => {
    const { manifest } = buildSearchIndex(RECORDS);
    const errors = await Promise.all([
      open(() => Promise.reject(new TypeError('Failed to fetch'))),
      open(() => answer('<!doctype html>')),
      open(() => answer(JSON.stringify({ ...manifest, format: 99 }))),
      open(() => answer(JSON.stringify(manifest)), 'de'),
    ]);
    expect(errors.map((error) => `${error?.code}: ${error?.message}`)).toMatchInlineSnapshot(`
      [
        "fetch: Search could not load /s/manifest.json: Failed to fetch. Try again.",
        "corrupt: Search cannot read /s/manifest.json: it is not JSON. Try again.",
        "format: Search reads format 3, /s/manifest.json has format 99. Build index and site with the same version of @org/search-ui.",
        "set-missing: The search index has nothing for locale "de" and version "current". It has: en current.",
      ]
    `);
    expect(errors.map((error) => error?.retryable)).toEqual([true, true, false, false]);
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
