import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventStream } from './event-stream.js';

let events: EventStream;
let server: Server;

beforeEach(async () => {
  events = new EventStream();
  server = createServer((request, response) => {
    const since = new URL(request.url ?? '/', 'http://localhost').searchParams.get('since');
    events.connect(request, response, Number(since ?? Infinity));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  vi.useRealTimers();
  events.close();
  server.closeAllConnections();
  server.close();
});

/** An open page; resolves once it is connected. */
async function openPage(query = '') {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve) =>
    get({ port, host: '127.0.0.1', path: `/${query}`, agent: false }, resolve),
  );
  let text = '';
  response.on('data', (chunk) => (text += String(chunk)));
  await once(response, 'data');
  /** All that has come, once the last event is there. */
  const until = async (last: string): Promise<string> => {
    while (!text.includes(`event: ${last}\n`)) await once(response, 'data');
    return text.replace(': connected\n\n', '');
  };
  return { response, until };
}

it('follows the protocol of server-sent events', async () => {
  const { response } = await openPage();
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
  });
});

it('tells every open page at once', async () => {
  const open = [await openPage(), await openPage()];
  events.send('content');
  events.send('last');
  const both = 'event: content\ndata: {}\n\nevent: last\ndata: {}\n\n';
  expect(await Promise.all(open.map(({ until }) => until('last')))).toEqual([both, both]);
});

it('makes one event of those that come soon after one another, for every open page', async () => {
  const open = [await openPage(), await openPage()];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const pause of [29, 29, 30]) {
    events.sendWhenQuiet('modules');
    vi.advanceTimersByTime(pause);
  }
  events.send('last');
  const one = 'event: modules\ndata: {}\n\nevent: last\ndata: {}\n\n';
  expect(await Promise.all(open.map(({ until }) => until('last')))).toEqual([one, one]);
});

it('lets its pages go when it closes, and sends nothing more', async () => {
  const { response } = await openPage();
  const ended = new Promise((resolve) => response.on('end', resolve));
  response.resume();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  events.sendWhenQuiet('modules');
  events.close();
  expect(vi.getTimerCount()).toBe(0);
  await ended;
});

it('tells a page at once what has happened while it was on its way, and nothing older', async () => {
  const before = Date.now();
  const early = await openPage();
  events.send('content');
  await early.until('content');
  const late = await openPage(`?since=${before}`);
  expect(await late.until('content')).toContain('event: content\ndata: {}\n\n');
  const later = await openPage(`?since=${Date.now() + 1}`);
  events.send('last');
  expect(await later.until('last')).not.toContain('content');
});
