import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchChromium } from '../chromium.js';
import { requestRaw, SOCKET_HEADERS } from '../raw-request.js';
import { GUIDE_CONFIG, ScratchSite } from '../scratch-site.js';
import { type ServerProcess, startServer } from '../server-process.js';

const site = ScratchSite.create({
  'site.config.ts': GUIDE_CONFIG,
  'content/guide/intro.md': '# Introduction\n\nWelcome.\n',
});

let server: ServerProcess;
/** The address for others, with the token, and the same without it. */
let invitation: string;
let address: string;

beforeAll(async () => {
  server = await startServer(site.root, 'dev', { args: ['--host'] });
  invitation = await vi.waitFor(
    () => /\S+\?dev-token=\S+/.exec(server.output())?.[0] ?? Promise.reject(new Error(server.output())),
    60_000,
  );
  address = new URL(invitation).origin;
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

/** Of everything that the dev server has. */
const ROUTES = [
  '/',
  '/guide/intro',
  '/guide/intro.md',
  '/@docs/client.js',
  '/@docs/events',
  '/@docs/diagnostics?path=/guide/intro',
  '/@vite/client',
  '/src/entry.client.tsx',
  '/nowhere',
  '/%',
];

const cookieOf = async (): Promise<string> => {
  const { pathname, search } = new URL(invitation);
  const { headers } = await requestRaw(address, pathname + search);
  return String(headers['set-cookie']).split(';')[0] ?? '';
};

it('tells nothing to the network without its token', async () => {
  const token = new URL(invitation).searchParams.get('dev-token') ?? '';
  expect(new URL(invitation).hostname).not.toMatch(/^127\./);
  for (const cookie of ['', 'docs-dev=x', `docs-dev-${new URL(address).port}=x`, `dev-token=${token}`])
    for (const asked of [...ROUTES, `/guide/intro?dev-token=${token.slice(1)}`]) {
      const { status, body } = await requestRaw(address, asked, { headers: { cookie } });
      const isAddress = asked !== '/%';
      expect([asked, status]).toEqual([asked, isAddress ? 403 : 400]);
      if (isAddress) expect(body).toContain('the address in its terminal, which ends with a token');
    }
});

it('answers a browser that has opened the address with the token, which is in no address afterwards', async () => {
  const cookie = await cookieOf();
  for (const asked of ['/guide/intro', '/@docs/events', '/@vite/client', '/src/entry.client.tsx'])
    expect([asked, (await requestRaw(address, asked, { headers: { cookie } })).status]).toEqual([asked, 200]);

  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(invitation);
  await page.waitForURL(`${address}/guide/intro`);
  await page.locator('html[data-shell="ready"]').waitFor({ state: 'attached', timeout: 60_000 });
  site.write('content/guide/intro.md', '# Introduction\n\nEdited just now.\n');
  await page.getByText('Edited just now.').waitFor({ timeout: 60_000 });
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await browser.close();
});

it('asks for more than the cookie: the host is known, and the page its own', async () => {
  const cookie = await cookieOf();
  const statusOf = async (headers: Record<string, string>): Promise<number> =>
    (await requestRaw(address, '/guide/intro', { headers: { cookie, ...headers } })).status;
  for (const headers of [
    { host: 'evil.example' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
  ] as Record<string, string>[])
    expect([headers, await statusOf(headers)]).toEqual([headers, 403]);
});

it('opens its web socket to the network with the cookie alone', async () => {
  const cookie = await cookieOf();
  const client = (await requestRaw(address, '/@vite/client', { headers: { cookie } })).body;
  const pathname = `/?token=${/wsToken = "([^"]+)"/.exec(client)?.[1]}`;
  const statusOf = async (headers: Record<string, string>): Promise<number> =>
    (await requestRaw(address, pathname, { headers: { ...SOCKET_HEADERS, origin: address, ...headers } }))
      .status;
  expect(await statusOf({})).toBe(403);
  expect(await statusOf({ cookie })).toBe(101);
});

it('opens no editor for others', async () => {
  const headers = { cookie: await cookieOf(), origin: address };
  const body = JSON.stringify({ file: 'package.json' });
  const answer = await requestRaw(address, '/@docs/open', { method: 'POST', headers, body });
  expect([answer.status, answer.body]).toEqual([
    403,
    expect.stringContaining('on the machine of the dev server'),
  ]);
});

it('answers this machine without a token, and listens to it alone unless it is asked to', async () => {
  expect((await requestRaw(server.address, '/guide/intro')).status).toBe(200);
  const other = await startServer(site.root, 'dev');
  const { port } = new URL(other.address);
  expect((await requestRaw(address.replace(/\d+$/, port), '/guide/intro')).status).toBe(0);
  expect(other.output()).not.toContain('dev-token');
  await other.stop();
});
