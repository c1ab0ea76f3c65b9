import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkExternalLinks } from '../src/external-links/check-external-links.js';
import { main } from '../src/cli.js';
import { FixtureSite } from './fixture-site.js';

interface Question {
  method: string;
  path: string;
  at: number;
}

let server: Server;
let origin: string;
let questions: Question[];
/** Status by path; what is not named is there. */
let statuses: Record<string, number>;

beforeEach(async () => {
  questions = [];
  statuses = {};
  server = createServer(({ method = '', url = '' }, response) => {
    questions.push({ method, path: url, at: Date.now() });
    if (url === '/moved') return response.writeHead(308, { location: '/here' }).end();
    if (url === '/for-now') return response.writeHead(302, { location: '/here' }).end();
    if (url === '/round') return response.writeHead(301, { location: '/round' }).end();
    if (url === '/no-head') return response.writeHead(method === 'HEAD' ? 405 : 200).end();
    return response.writeHead(statuses[url] ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
});

async function siteWith(...paths: string[]): Promise<FixtureSite> {
  const fixture = new FixtureSite();
  // No test asks a site that is not its own.
  await fixture.edit('content/cloud/intro.md', '[elsewhere](https://example.org/)', 'elsewhere');
  const links = paths.map((each, index) => `[Link ${index}](${origin}${each})`).join(',\n');
  await fixture.write('content/cloud/links.md', `# Links\n\n${links}.\n`);
  return fixture;
}

const check = async (fixture: FixtureSite, options = {}) =>
  checkExternalLinks(await fixture.load(), { pause: 0, ...options });

it('tells where links lead to nothing, are unreachable or have moved, by file, line and column', async () => {
  statuses = { '/gone': 404, '/down': 503 };
  const fixture = await siteWith(
    '/here?a=1&b=2#part',
    '/gone',
    '/down',
    '/moved',
    '/for-now',
    '/no-head',
    '/round',
  );
  const { diagnostics, links, asked } = await check(fixture);
  expect([links, asked]).toEqual([7, 7]);
  expect(
    diagnostics.map(({ code, severity, file, line, column }) => [code, severity, file, line, column]),
  ).toEqual([
    ['link-external-broken', 'error', 'content/cloud/links.md', 4, 10],
    ['link-external-unreachable', 'warning', 'content/cloud/links.md', 5, 10],
    ['link-external-moved', 'info', 'content/cloud/links.md', 6, 10],
    ['link-external-unreachable', 'warning', 'content/cloud/links.md', 9, 10],
  ]);
  expect(diagnostics[2]?.hint).toBe(`Write "${origin}/here".`);
  expect(questions.filter(({ path }) => path.includes('#'))).toEqual([]);
  expect(questions).toContainEqual(expect.objectContaining({ method: 'HEAD', path: '/here?a=1&b=2' }));
});

it('asks again only for what was not well the last time', async () => {
  statuses = { '/gone': 404 };
  const fixture = await siteWith('/here', '/gone');
  await check(fixture);
  questions.length = 0;
  statuses = {};
  const { diagnostics, asked } = await check(fixture);
  expect([diagnostics, asked]).toEqual([[], 1]);
  expect(new Set(questions.map(({ path }) => path))).toEqual(new Set(['/gone']));
});

it('asks a site for one address after the other, and for no more than it is allowed', async () => {
  const fixture = await siteWith('/1', '/2', '/3', '/4');
  const { asked, waiting } = await check(fixture, { limit: 3, pause: 60 });
  expect([asked, waiting]).toEqual([3, 1]);
  const times = questions.map(({ at }) => at);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // Of a clock in whole milliseconds.
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(58);
});

it('is a command that ends with 1 where a link leads to nothing', async () => {
  statuses = { '/gone': 410 };
  const fixture = await siteWith('/gone');
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: unknown) => void printed.push(String(text)));
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void printed.push(String(text)));
  expect(await main(['links', '--external', '--format', 'json', '--root', fixture.root])).toBe(1);
  expect(JSON.parse(printed.join(''))).toMatchObject({ diagnostics: [{ code: 'link-external-broken' }] });
  printed.length = 0;
  expect(await main(['links', '--root', fixture.root])).toBe(1);
  expect(printed.join('')).toContain('site-builder links --external');
});
