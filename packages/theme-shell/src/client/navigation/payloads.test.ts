import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { docPage, envelopeOf } from '../../../test/sample.js';
import { OtherBuildError, Payloads } from './payloads.js';

const PATH = '/docs/cloud/intro';
const payload = { ...envelopeOf(docPage), html: '<p>Text</p>' };

const server = vi.fn<(url: string) => Promise<Response>>();
const answer = (body: unknown = payload, status = 200): Response =>
  new Response(JSON.stringify(body), { status });
const prefetched = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

let payloads: Payloads;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    server.mockImplementation(async () => answer()),
  );
  payloads = new Payloads(payload.shell, '/docs/');
});

afterEach(() => {
  server.mockReset();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  delete document.documentElement.dataset.sparing;
});

describe('get', () => {
  it('fetches a page’s payload, and each once, however its address is written', async () => {
    const [first, second, third] = await Promise.all([
      payloads.get(PATH),
      payloads.get(`${PATH}.html`),
      payloads.get(`${PATH}/index.html`),
    ]);
    expect(first).toEqual(payload);
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(server.mock.calls).toEqual([['/docs/_pages/cloud/intro.json']]);
  });

  it('does not remember a failure', async () => {
    server.mockRejectedValueOnce(new TypeError('offline'));
    await expect(payloads.get(PATH)).rejects.toThrow(new TypeError('offline'));
    expect(await payloads.get(PATH)).toEqual(payload);
  });

  it('fails with the status when the server refuses', async () => {
    server.mockResolvedValueOnce(answer({}, 503));
    await expect(payloads.get(PATH)).rejects.toThrow('The server answered 503.');
    expect(await payloads.get(PATH)).toEqual(payload);
  });

  it('refuses a payload of another build, and asks again next time', async () => {
    server.mockImplementation(async () => answer({ ...payload, shell: 'build-2' }));
    await expect(payloads.get(PATH)).rejects.toBeInstanceOf(OtherBuildError);
    await expect(payloads.get(PATH)).rejects.toThrow('The page comes from another build of the site.');
    expect(server).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without an article', { ...payload, html: undefined }],
    ['with a number for an article', { ...payload, html: 7 }],
    ['without a page', { ...payload, page: undefined }],
    ['with a page of nothing', { ...payload, page: null }],
    ['with a page without an address', { ...payload, page: {} }],
  ])('refuses a payload of the same build %s, and asks again next time', async (_, body) => {
    server.mockResolvedValueOnce(answer(body));
    await expect(payloads.get(PATH)).rejects.toThrow('The server answered with no page.');
    expect(await payloads.get(PATH)).toEqual(payload);
  });

  it.each(['null', '7', '<!doctype html>'])('refuses what is no payload: %s', async (body) => {
    server.mockResolvedValueOnce(new Response(body));
    await expect(payloads.get(PATH)).rejects.toThrow();
    expect(await payloads.get(PATH)).toEqual(payload);
  });

  it('asks again for a page that was forgotten', async () => {
    await payloads.get(PATH);
    payloads.forget(`${PATH}.html`);
    await payloads.get(PATH);
    expect(server).toHaveBeenCalledTimes(2);
  });
});

describe('preload', () => {
  it('fetches for real, so that the click finds it', async () => {
    payloads.preload(PATH);
    expect(server).toHaveBeenCalledOnce();
    await payloads.get(PATH);
    expect(server).toHaveBeenCalledOnce();
  });

  it('keeps a failure to itself', async () => {
    server.mockRejectedValueOnce(new TypeError('offline'));
    payloads.preload(PATH);
    await expect(payloads.get(PATH)).rejects.toThrow('offline');
  });
});

describe('prefetch', () => {
  it('leaves the fetching to the browser, once for each path', () => {
    payloads.prefetch(PATH);
    payloads.prefetch(`${PATH}.html`);
    payloads.prefetch('/docs/');
    expect(prefetched()).toEqual(['/docs/_pages/cloud/intro.json', '/docs/_pages/index.json']);
    expect(server).not.toHaveBeenCalled();
  });

  it('does not ask for what is there', async () => {
    await payloads.get(PATH);
    payloads.prefetch(PATH);
    expect(prefetched()).toEqual([]);
  });
});

describe('where the reader saves data', () => {
  beforeEach(() => {
    document.documentElement.dataset.sparing = 'data';
  });

  it('nothing is fetched ahead', () => {
    payloads.preload(PATH);
    payloads.prefetch(PATH);
    expect(server).not.toHaveBeenCalled();
    expect(prefetched()).toEqual([]);
  });

  it('a click still loads', async () => {
    expect(await payloads.get(PATH)).toEqual(payload);
  });
});

it('fetches ahead where the reader only wants no motion', () => {
  document.documentElement.dataset.sparing = 'motion';
  payloads.preload(PATH);
  payloads.prefetch('/docs/');
  expect(server).toHaveBeenCalledOnce();
  expect(prefetched()).toHaveLength(1);
});
