import { expect, it } from 'vitest';
import { fillers, record } from '../../test/search-over.js';
import { buildSearchIndex } from '../index-builder/index.js';
import { createEmbeddedProvider } from './embedded-provider.js';

const area = (id: string, ...versions: string[]) => ({
  id,
  label: id,
  versions: versions.map((name) => ({ name, label: name })),
});

/** Guides have one version; the API has two. `many` makes an index of many files. */
function provide(many = false) {
  const { manifest, files } = buildSearchIndex([
    record({ id: 'a', title: 'Start', area: 'guides', version: '2.x' }),
    record({ id: 'b', title: 'Start the server', area: 'api', version: '2.x' }),
    record({ id: 'b', title: 'Start the old server', area: 'api', version: '1.x' }),
    ...(many ? fillers(400).map((one) => ({ ...one, version: '2.x' })) : []),
  ]);
  const fetched: string[] = [];
  const site = {
    locale: 'en',
    areas: [area('guides', '2.x'), area('api', '2.x', '1.x')],
    manifestUrl: '/s/manifest.json',
  };
  const provider = createEmbeddedProvider(site, (url) => {
    const name = url.slice('/s/'.length);
    fetched.push(name);
    const bytes =
      name === 'manifest.json' ? new TextEncoder().encode(JSON.stringify(manifest)) : files.get(name);
    return Promise.resolve(bytes ? new Response(bytes.slice()) : new Response('', { status: 404 }));
  });
  const find = async (query: string, areas: string[] = [], versions: Record<string, string> = {}) => {
    const { hits, total } = await provider.search(query, { areas, versions, limit: 8 });
    return [total, ...hits.map(({ title }) => title)];
  };
  return { provider, find, fetched };
}

for (const many of [false, true]) {
  it(`searches the latest versions, or the ones that were chosen; ${many ? 'many files' : 'one file'}`, async () => {
    const { find } = provide(many);
    expect(await find('start')).toEqual([2, 'Start', 'Start the server']);
    expect(await find('start', [], { api: '1.x' })).toEqual([2, 'Start', 'Start the old server']);
    expect(await find('start', ['api'])).toEqual([1, 'Start the server']);
    expect(await find('start', ['api'], { api: '1.x' })).toEqual([1, 'Start the old server']);
    expect(await find('start', ['nowhere'])).toEqual([0]);
  });
}

it('fetches the list of an area only where one is chosen', async () => {
  const { find, fetched } = provide(true);
  await find('start');
  expect(fetched.some((name) => name.includes('/a/'))).toBe(false);
  await find('start', ['api']);
  expect(fetched.filter((name) => name.includes('/a/'))).toHaveLength(1);
});

it('preloads what every search needs', async () => {
  const { provider, fetched } = provide();
  await provider.preload?.();
  expect(fetched).toHaveLength(2);
});

it('has pages with all the words first, whatever version they are in', async () => {
  const { manifest, files } = buildSearchIndex([
    ...fillers(50).map((one) => ({ ...one, version: '1.x', area: 'api' })),
    record({
      id: 'all',
      text: 'Among much else, a webhook and then a secret.',
      area: 'guides',
      version: '2.x',
    }),
    record({ id: 'some', title: 'Webhook', headings: ['Webhook'], area: 'api', version: '1.x' }),
    record({ id: 'other', text: 'A secret.', area: 'api', version: '1.x' }),
  ]);
  const provider = createEmbeddedProvider(
    { locale: 'en', areas: [area('guides', '2.x'), area('api', '1.x')], manifestUrl: '/s/manifest.json' },
    (url) =>
      Promise.resolve(
        new Response(
          url.endsWith('/manifest.json') ? JSON.stringify(manifest) : files.get(url.slice(3))?.slice(),
        ),
      ),
  );
  const { hits } = await provider.search('webhook secret', { areas: [], versions: {}, limit: 8 });
  expect(hits.map(({ url }) => url)[0]).toBe('/all');
});
