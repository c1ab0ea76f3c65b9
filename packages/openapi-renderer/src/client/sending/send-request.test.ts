// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/console.js';
import type { WireRequest } from '../../request/index.js';
import { sendRequest } from './send-request.js';

const wire = (change: Partial<WireRequest> = {}): WireRequest => ({
  method: 'GET',
  url: 'https://api.example/pets',
  headers: [],
  body: null,
  ...change,
});

const send = (change: Partial<WireRequest> = {}, signal = new AbortController().signal, onBytes = vi.fn()) =>
  sendRequest({ wire: wire(change), files: new Map() }, signal, onBytes);

/** Answers that question which only asks whether there is a server at all. */
const isProbe = ({ method, url }: { method: string; url: string }): boolean =>
  method === 'HEAD' && url === 'https://api.example/';
const REFUSED = new TypeError('Failed to fetch');

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://docs.example/api'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => void vi.restoreAllMocks());

describe('an answer', () => {
  it.each([
    ['{"a":1}', 'application/json', '{\n  "a": 1\n}'],
    ['{"a":', 'application/problem+json', '{"a":'],
    ['<a/>', 'application/xml', '<a/>'],
    ['', 'text/plain', null],
    ['\u0000\u0001', 'image/png', null],
    ['x'.repeat(200_001), 'text/plain', null],
  ])('%.12j of the type %s is shown as it can be read', async (body, type, text) => {
    answerWith(
      new Response(body, { status: 207, statusText: 'Multi', headers: { 'content-type': type, 'x-a': 'b' } }),
    );
    const onBytes = vi.fn();
    const answer = await send({}, undefined, onBytes);
    expect(answer).toMatchObject({
      kind: 'answer',
      status: 207,
      statusText: 'Multi',
      text,
      crossOrigin: true,
      cut: false,
    });
    if (answer.kind !== 'answer') return;
    expect(answer.headers).toContainEqual(['x-a', 'b']);
    expect(answer.body.size).toBe(body.length);
    if (body !== '') expect(onBytes).toHaveBeenLastCalledWith(body.length);
  });

  it('of a server that breaks off keeps what had come', async () => {
    let pulled = 0;
    const stream = new ReadableStream({
      pull(controller) {
        if (pulled++ === 0) controller.enqueue(new TextEncoder().encode('half'));
        else controller.error(new Error('gone'));
      },
    });
    answerWith(new Response(stream, { headers: { 'content-type': 'text/plain' } }));
    expect(await send()).toMatchObject({ kind: 'answer', text: 'half', cut: true });
  });

  it('is none when the reader stops it', async () => {
    const controller = new AbortController();
    answerWith(() => {
      controller.abort();
      return new DOMException('Aborted', 'AbortError');
    });
    expect(await send({}, controller.signal)).toEqual({ kind: 'stopped' });
  });
});

describe('a failure', () => {
  const outcome = async (change: Partial<WireRequest> = {}): Promise<{ title: string; text: string }> => {
    const failure = await send(change);
    if (failure.kind !== 'failure') throw new Error(`It is ${failure.kind}.`);
    return { title: failure.title, text: failure.text.join('\n') };
  };

  it('names an address that is none, and asks nobody', async () => {
    const sent = answerWith(REFUSED);
    // eslint-disable-next-line no-script-url -- what a reader may type
    for (const url of ['ftp://api.example/', 'javascript:alert(1)', '{server}/x'])
      expect(await outcome({ url })).toMatchObject({
        title: 'No such address',
        text: expect.stringContaining(url) as string,
      });
    expect(sent.filter(({ method }) => method === 'HEAD')).toEqual([]);
  });

  it('names what browsers do not send', async () => {
    answerWith(REFUSED);
    const body = { kind: 'text', text: 'a', mediaType: 'text/plain' } as const;
    expect((await outcome({ method: 'TRACE' })).text).toContain('Pages may not send TRACE requests.');
    expect((await outcome({ body })).text).toContain('Pages may not send a GET request with a body.');
  });

  it('is of the connection when the device is offline', async () => {
    const sent = answerWith(REFUSED);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await outcome()).title).toBe('No connection');
    expect(sent).toHaveLength(1);
  });

  it('is of the page’s policy when that has kept the request back', async () => {
    answerWith(() => {
      const event = new Event('securitypolicyviolation');
      document.dispatchEvent(
        Object.assign(event, { effectiveDirective: 'connect-src', blockedURI: 'https://api.example' }),
      );
      return REFUSED;
    });
    const { title, text } = await outcome();
    expect(title).toContain('security policy');
    expect(text).toContain('https://api.example');
    expect(text).toContain('"security.connect"');
  });

  it('is of CORS when a server is there, and says which headers it has to send', async () => {
    const sent = answerWith((request: { method: string; url: string }) =>
      isProbe(request) ? new Response() : REFUSED,
    );
    const { title, text } = await outcome({
      method: 'PUT',
      headers: [
        ['Authorization', 'Bearer secret'],
        ['Accept', 'a/b'],
        ['Content-Type', 'application/json'],
      ],
    });
    expect(title).toContain('(CORS)');
    expect(text).toContain('"Access-Control-Allow-Origin: https://docs.example"');
    expect(text).toContain('"Access-Control-Allow-Methods: PUT"');
    expect(text).toContain('"Access-Control-Allow-Headers: Authorization, Content-Type"');
    expect(text).not.toContain('secret');
    // The question whether a server is there tells the server nothing of the request.
    expect(sent.at(-1)).toEqual({ url: 'https://api.example/', method: 'HEAD', form: {} });
  });

  it('of CORS asks for one header alone where browsers ask nothing beforehand', async () => {
    answerWith((request: { method: string; url: string }) => (isProbe(request) ? new Response() : REFUSED));
    const { text } = await outcome({
      method: 'POST',
      headers: [['Content-Type', 'text/plain; charset=utf-8']],
    });
    expect(text).toContain('The server has to send "Access-Control-Allow-Origin: https://docs.example".');
    expect(text).not.toContain('OPTIONS');
  });

  it('is of mixed content when an https page asks an http server', async () => {
    answerWith(REFUSED);
    expect((await outcome({ url: 'http://api.example/pets' })).text).toContain(
      'This page was loaded over https',
    );
  });

  it('is of the server when nothing answers at all, with what the browser says', async () => {
    answerWith(REFUSED);
    const { title, text } = await outcome();
    expect(title).toBe('No answer');
    expect(text).toContain('Nothing answered at https://api.example.');
    expect(text).toContain('The browser says: Failed to fetch');
  });
});
