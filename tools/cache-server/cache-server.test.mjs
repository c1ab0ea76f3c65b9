import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCacheServer } from './cache-server.mjs';
import { CacheStore } from './cache-store.mjs';

const tokens = [
  { name: 'main', access: 'write' },
  { name: 'developer', access: 'read' },
  { name: 'pull-7', access: 'write', space: 'pull-7' },
].map((token) => ({
  ...token,
  sha256: createHash('sha256').update(`secret of ${token.name}`).digest('hex'),
}));

let folder;
let server;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  await listen();
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

async function listen(limits = {}) {
  server = createCacheServer({ folder: path.join(folder, 'cache'), tokens, ...limits });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function ask(method, hash, { token = 'main', body } = {}) {
  const answer = await fetch(`http://127.0.0.1:${server.address().port}/v1/cache/${hash}`, {
    method,
    headers: token ? { authorization: `Bearer secret of ${token}` } : {},
    ...(body && { body }),
  });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const put = (hash, body, token) => ask('PUT', hash, { body, token });
const status = async (answer) => (await answer).status;

/** An archive of a folder with these files, as `tar` makes it. */
function archive(files = { 'code.js': 'export const one = 1;\n' }, flags = []) {
  const source = mkdtempSync(path.join(folder, 'source-'));
  for (const [name, text] of Object.entries(files))
    if (text.startsWith('-> ')) symlinkSync(text.slice(3), path.join(source, name));
    else writeFileSync(path.join(source, name), text);
  return execFileSync('tar', [...flags, '-c', '-C', source, ...Object.keys(files)], { maxBuffer: 2 ** 28 });
}

const events = () =>
  readFileSync(path.join(folder, 'cache/audit.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).event);

it('gives back what was written, once', async () => {
  const body = archive();
  expect(await status(ask('GET', '123'))).toBe(404);
  expect(await status(put('123', body))).toBe(202);
  expect(await ask('GET', '123', { token: 'developer' })).toEqual({ status: 200, bytes: body });
  expect(await status(put('123', archive({ 'code.js': 'other' })))).toBe(409);
  expect((await ask('GET', '123')).bytes).toEqual(body);
});

it('takes the first of many who write at once', async () => {
  const bodies = ['a', 'b', 'c', 'd'].map((text) => archive({ 'code.js': text }));
  const answers = await Promise.all(bodies.map((body) => put('9', body)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([202, 409, 409, 409]);
  const winner = answers.findIndex((answer) => answer.status === 202);
  expect((await ask('GET', '9')).bytes).toEqual(bodies[winner]);
});

it('asks for a token, and writes with one that may', async () => {
  expect(await status(ask('GET', '1', { token: null }))).toBe(401);
  expect(await status(ask('GET', '1', { token: 'nobody' }))).toBe(401);
  expect(await status(put('1', archive(), 'developer'))).toBe(403);
  expect(await status(ask('DELETE', '1'))).toBe(405);
  expect(await status(ask('GET', '..%2F..%2Fetc'))).toBe(404);
});

it('keeps what a pull request writes to itself', async () => {
  const own = archive({ 'code.js': 'of the pull request' });
  await put('5', own, 'pull-7');
  expect(await status(ask('GET', '5', { token: 'main' }))).toBe(404);
  expect((await ask('GET', '5', { token: 'pull-7' })).bytes).toEqual(own);
  const trusted = archive();
  expect(await status(put('5', trusted, 'main'))).toBe(202);
  expect((await ask('GET', '5', { token: 'developer' })).bytes).toEqual(trusted);
  await put('6', trusted, 'main');
  expect((await ask('GET', '6', { token: 'pull-7' })).bytes).toEqual(trusted);
});

it('gives nobody an entry whose bytes have changed, and says so in the audit', async () => {
  await put('7', archive());
  appendFileSync(path.join(folder, 'cache/trusted/7.tar'), 'x');
  expect(await status(ask('GET', '7'))).toBe(404);
  expect(events()).toEqual(['written', 'damaged']);
  expect(await status(put('7', archive()))).toBe(202);
});

it('finds changed entries in an audit, and takes them out', async () => {
  await put('7', archive());
  await put('8', archive());
  appendFileSync(path.join(folder, 'cache/trusted/8.tar'), 'x');
  const store = new CacheStore(path.join(folder, 'cache'));
  expect((await store.audit()).map(({ hash }) => hash)).toEqual(['8']);
  expect(await store.audit()).toEqual([]);
  expect(await status(ask('GET', '8'))).toBe(404);
  expect(await status(ask('GET', '7'))).toBe(200);
});

it('refuses archives that would write elsewhere, and what is no archive', async () => {
  const up = archive({ 'code.js': 'x' }, ['--transform', 's,^,../../,', '-P']);
  const absolute = archive({ 'code.js': 'x' }, ['--transform', 's,^,/etc/,', '-P']);
  const hidden = archive({ 'code.js': 'x' }, [
    '--transform',
    `s,^,${'a/'.repeat(80)}../${'../'.repeat(90)},`,
    '-P',
  ]);
  const linked = archive({ link: '-> /etc/passwd' });
  for (const [hash, body] of Object.entries({
    1: up,
    2: absolute,
    3: linked,
    4: hidden,
    5: Buffer.from('no archive'),
    6: Buffer.alloc(0),
  }))
    expect([hash, await status(put(hash, body))]).toEqual([hash, 400]);
  expect(await status(put('7', archive({ 'code.js': 'x'.repeat(200_000) }, ['-z'])))).toBe(202);
  expect(await status(put('8', archive({ [`${'long'.repeat(40)}.js`]: 'x' })))).toBe(202);
});

it('has limits for an entry and for all', async () => {
  await new Promise((resolve) => server.close(resolve));
  const body = archive();
  await listen({ maxEntry: body.length, maxTotal: 2 * body.length });
  expect(await status(put('1', Buffer.concat([body, body])))).toBe(413);
  for (const hash of ['2', '3']) await put(hash, body);
  expect(await status(ask('GET', '2'))).toBe(200);
  await put('4', body);
  // 3 was read longest ago.
  expect(await Promise.all(['2', '3', '4'].map((hash) => status(ask('GET', hash))))).toEqual([200, 404, 200]);
});
