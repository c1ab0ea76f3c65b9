import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentOf } from '../../../test/document.js';
import { articleHtml, componentPage, docPage, envelopeOf, notFoundPage } from '../../../test/sample.js';
import { OtherBuildError, PageFetcher } from './page-fetcher.js';

const PATH = '/docs/cloud/intro';
const page = { ...envelopeOf(docPage), html: articleHtml };
const whole = documentOf(docPage);

const server = vi.fn<(url: string) => Promise<Response>>();
const answer = (body = whole, status = 200): Response => new Response(body, { status });
const prefetched = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

/** A document whose data is something else. */
function documentWith(data: unknown): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return whole.replace(/(id="docs-page"[^>]*>).*(?=<\/script>)/s, (_, tag: string) => tag + text);
}

let pages: PageFetcher;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    server.mockImplementation(async () => answer()),
  );
  pages = new PageFetcher(page.shell);
});

afterEach(() => {
  server.mockReset();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  delete document.documentElement.dataset.sparing;
});

describe('get', () => {
  it('fetches a page’s document, and each once, however its address is written', async () => {
    const [first, second, third] = await Promise.all([
      pages.get(PATH),
      pages.get(`${PATH}.html`),
      pages.get(`${PATH}/index.html`),
    ]);
    expect(first).toEqual(page);
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(server.mock.calls).toEqual([[PATH, { mode: 'same-origin' }]]);
  });

  it('does not remember a failure', async () => {
    server.mockRejectedValueOnce(new TypeError('offline'));
    await expect(pages.get(PATH)).rejects.toThrow(new TypeError('offline'));
    expect(await pages.get(PATH)).toEqual(page);
  });

  it('fails with the status when the server refuses', async () => {
    server.mockResolvedValueOnce(answer('', 503));
    await expect(pages.get(PATH)).rejects.toThrow('The server answered 503.');
    expect(await pages.get(PATH)).toEqual(page);
  });

  it('refuses a page of another build, and asks again next time', async () => {
    server.mockImplementation(async () => answer(whole.replace('"shell":"build-1"', '"shell":"build-2"')));
    await expect(pages.get(PATH)).rejects.toBeInstanceOf(OtherBuildError);
    await expect(pages.get(PATH)).rejects.toThrow('The page comes from another build of the site.');
    expect(server).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without an article', whole.replace('class="markdown"', '')],
    ['without a page', documentWith({ ...page, page: undefined })],
    ['with a page of nothing', documentWith({ ...page, page: null })],
    ['with a page without an address', documentWith({ ...page, page: {} })],
    ['of an address without a page', documentOf(notFoundPage)],
  ])('refuses a document of the same build %s, and asks again next time', async (_, body) => {
    server.mockResolvedValueOnce(answer(body));
    await expect(pages.get(PATH)).rejects.toThrow('The server answered with no page.');
    expect(await pages.get(PATH)).toEqual(page);
  });

  it.each(['', 'null', '{"shell":"build-1"}', '<!doctype html>', documentWith('{')])(
    'refuses what is no page: %s',
    async (body) => {
      server.mockResolvedValueOnce(answer(body));
      await expect(pages.get(PATH)).rejects.toThrow();
      expect(await pages.get(PATH)).toEqual(page);
    },
  );

  it('has no article for a React page', async () => {
    server.mockResolvedValueOnce(answer(documentOf(componentPage)));
    expect(await pages.get('/docs/')).toEqual({ ...envelopeOf(componentPage), html: '' });
  });

  it('goes on to where a document leads that answers for a redirect', async () => {
    server.mockResolvedValueOnce(
      answer('<!doctype html><meta http-equiv="refresh" content="0; url=/docs/cloud/intro?a=1&amp;b=2">'),
    );
    expect(await pages.get('/docs/cloud')).toEqual(page);
    expect(server.mock.calls.map(([address]) => address)).toEqual([
      '/docs/cloud',
      '/docs/cloud/intro?a=1&b=2',
    ]);
  });

  it('follows no second redirect: the browser may, which knows when to stop', async () => {
    server.mockImplementation(async () => answer('<meta http-equiv="refresh" content="0; url=/docs/a">'));
    await expect(pages.get('/docs/b')).rejects.toThrow('The server answered with no page.');
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('asks again for a page that was forgotten', async () => {
    await pages.get(PATH);
    pages.forget(`${PATH}.html`);
    await pages.get(PATH);
    expect(server).toHaveBeenCalledTimes(2);
  });
});

describe('preload', () => {
  it('fetches for real, so that the click finds it', async () => {
    pages.preload(PATH);
    expect(server).toHaveBeenCalledOnce();
    await pages.get(PATH);
    expect(server).toHaveBeenCalledOnce();
  });

  it('keeps a failure to itself', async () => {
    server.mockRejectedValueOnce(new TypeError('offline'));
    pages.preload(PATH);
    await expect(pages.get(PATH)).rejects.toThrow('offline');
  });
});

describe('prefetch', () => {
  it('leaves the fetching to the browser, once for each path', () => {
    pages.prefetch(PATH);
    pages.prefetch(`${PATH}.html`);
    pages.prefetch('/docs/');
    expect(prefetched()).toEqual([PATH, '/docs/']);
    expect(server).not.toHaveBeenCalled();
  });

  it('does not ask for what is there', async () => {
    await pages.get(PATH);
    pages.prefetch(PATH);
    expect(prefetched()).toEqual([]);
  });
});

describe('where the reader saves data', () => {
  beforeEach(() => {
    document.documentElement.dataset.sparing = 'data';
  });

  it('nothing is fetched ahead', () => {
    pages.preload(PATH);
    pages.prefetch(PATH);
    expect(server).not.toHaveBeenCalled();
    expect(prefetched()).toEqual([]);
  });

  it('a click still loads', async () => {
    expect(await pages.get(PATH)).toEqual(page);
  });
});

it('fetches ahead where the reader only wants no motion', () => {
  document.documentElement.dataset.sparing = 'motion';
  pages.preload(PATH);
  pages.prefetch('/docs/');
  expect(server).toHaveBeenCalledOnce();
  expect(prefetched()).toHaveLength(1);
});
