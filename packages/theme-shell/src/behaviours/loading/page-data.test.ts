import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageEnvelope } from '../../model/shell-page.js';
import type * as SharedData from './page-data.js';

const fetched = vi.fn<(address: string) => Promise<Response>>();
let data: typeof SharedData;

function showPage(envelope: Partial<PageEnvelope>): void {
  document.body.innerHTML = `<script type="application/json" id="docs-page">${JSON.stringify(envelope)}</script>`;
}

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (address) => new Response(JSON.stringify({ address })));
  vi.resetModules();
  data = await import('./page-data.js');
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

it('fetches a file once for all who ask', async () => {
  const [one, two] = await Promise.all([data.fetchShared('/site.json'), data.fetchShared('/site.json')]);
  expect(one).toEqual({ address: '/site.json' });
  expect(two).toBe(one);
  expect(fetched).toHaveBeenCalledOnce();
});

it('asks again after a failure, which says what the server answered', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(data.fetchShared('/site.json')).rejects.toThrow('/site.json: the server answered 503.');
  await expect(data.fetchShared('/site.json')).resolves.toEqual({ address: '/site.json' });
});

it('sends ahead for what the shell of the page will ask for', async () => {
  showPage({ siteUrl: '/site.json', sidebarUrl: '/sidebar.json' });
  data.fetchShellData();
  await Promise.all([data.fetchShared('/site.json'), data.fetchShared('/sidebar.json')]);
  expect(fetched.mock.calls).toEqual([['/site.json'], ['/sidebar.json']]);
});

it('sends for no sidebar where the page has none, and for nothing outside of the shell', () => {
  showPage({ siteUrl: '/site.json', sidebarUrl: null });
  data.fetchShellData();
  expect(fetched.mock.calls).toEqual([['/site.json']]);
  document.body.innerHTML = '';
  data.fetchShellData();
  expect(fetched).toHaveBeenCalledOnce();
});

it.each([
  ['as it is written', '<script type="application/json" id="docs-page">{"shell":"a"}</script>'],
  ['without quotes', '<script type=application/json id=docs-page>{"shell":"a"}</script>'],
  [
    'after a label with signs of HTML',
    '<script id="docs-page" data-copy="a > b" data-zoom=">">{"shell":"a"}</script>',
  ],
])('finds the data in the text of another document: %s', (_, script) => {
  expect(data.pageDataIn(`<!doctype html><p>&lt;script id="docs-page">{}</p>${script}<p></p>`)).toEqual({
    shell: 'a',
  });
});

it('finds none in other texts', () => {
  for (const text of ['', '{"shell":"a"}', '<p id="docs-page">{}</p>'])
    expect(data.pageDataIn(text)).toBeNull();
});
