import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeEditor } from '../fake-editor.js';
import { type Answer, requestRaw } from '../raw-request.js';
import { GUIDE_CONFIG, ScratchSite } from '../scratch-site.js';
import { type ServerProcess, startServer } from '../server-process.js';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
const outside = mkdtempSync(path.join(os.tmpdir(), 'stranger-'));
const secret = path.join(outside, 'secret.txt');
const editor = new FakeEditor(outside);
const site = ScratchSite.create({
  'site.config.ts': GUIDE_CONFIG,
  'content/guide/intro.md': '# Introduction\n\nWelcome.\n',
  '.env': 'PASSWORD=x\n',
});
/** As diagnostics name files. */
const inWorkspace = (name: string): string => path.relative(WORKSPACE, site.path(name));

let server: ServerProcess;
let host: string;

beforeAll(async () => {
  writeFileSync(secret, 'x\n');
  symlinkSync(secret, site.path('content/guide/linked.md'));
  symlinkSync(outside, site.path('content/guide/folder'));
  server = await startServer(site.root, 'dev', { env: { LAUNCH_EDITOR: editor.command } });
  ({ host } = new URL(server.address));
});
afterAll(async () => {
  await server.stop();
  site.remove();
  rmSync(outside, { recursive: true, force: true });
});

const PAGE = { file: inWorkspace('content/guide/intro.md'), line: 3, column: 2 };
const OWN = (): Record<string, string> => ({
  host,
  origin: `http://${host}`,
  'sec-fetch-site': 'same-origin',
});
const ask = (asked: unknown, headers = {}, method = 'POST'): Promise<Answer> =>
  requestRaw(server.address, '/@docs/open', {
    method,
    headers: { ...OWN(), ...headers },
    ...(method === 'POST' && { body: typeof asked === 'string' ? asked : JSON.stringify(asked) }),
  });
const statusOf = async (...request: Parameters<typeof ask>): Promise<number> =>
  (await ask(...request)).status;
const OPENED = `${site.path('content/guide/intro.md')} 3 2`;

it('a page of the dev server opens a file of the workspace in the editor', async () => {
  expect(await statusOf(PAGE)).toBe(204);
  await expect.poll(() => editor.opened(), { timeout: 60_000 }).toEqual([OPENED]);
});

it('a page of another site does not', async () => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:1' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'evil.example', origin: 'http://evil.example' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ])
    expect([headers, await statusOf(PAGE, headers)]).toEqual([headers, 403]);
});

it('a link does not, neither here nor in the bundler', async () => {
  const followed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  expect(await statusOf(PAGE, followed, 'GET')).toBe(405);
  const file = encodeURIComponent(site.path('content/guide/intro.md'));
  for (const name of ['__open-in-editor', '__OPEN-IN-EDITOR', '__open-in-editor/x', '/__open-in-editor']) {
    const { status } = await requestRaw(server.address, `/${name}?file=${file}`, { headers: { host } });
    expect([name, status]).toEqual([name, 404]);
  }
});

it('nothing opens a file outside of the workspace, or one that is kept back', async () => {
  const page = inWorkspace('content/guide');
  for (const file of [
    secret,
    path.relative(WORKSPACE, secret),
    `${page}/${'../'.repeat(20)}${secret.slice(1)}`,
    `${page}/linked.md`,
    `${page}/folder/secret.txt`,
    inWorkspace('.env'),
    page,
    `${page}/nowhere.md`,
    `${page}/intro.md\0`,
    '',
    '--version',
  ])
    expect([file, await statusOf({ file })]).toEqual([file, 403]);
});

it('what is no position is refused, and the server lives on', async () => {
  const { file } = PAGE;
  for (const asked of [
    '',
    '{',
    'null',
    [],
    {},
    { file: 1 },
    { file, line: '3; ls' },
    { file, line: -1 },
    { file, line: 1e400 },
    { file: 'x'.repeat(20_000) },
  ])
    expect([asked, await statusOf(asked)]).toEqual([asked, 400]);
  expect(editor.opened()).toEqual([OPENED]);
  expect((await requestRaw(server.address, '/guide/intro')).status).toBe(200);
  expect(server.output()).not.toMatch(/^\s+at .*:\d+:\d+/m);
});
