import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runNx, ScratchWorkspace } from '../graph/scratch-workspace.mjs';

const PORT = Number(process.env.CACHE_PORT ?? 5310);
const tokens = [
  { name: 'main', access: 'write' },
  { name: 'developer', access: 'read' },
  { name: 'pull-7', access: 'write', space: 'pull-7' },
].map((token) => ({
  ...token,
  sha256: createHash('sha256').update(`secret of ${token.name}`).digest('hex'),
}));

const folder = mkdtempSync(path.join(tmpdir(), 'remote-cache-'));
const trusted = path.join(folder, 'cache/trusted');
const workspaces = [];
let server;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'tokens.json'), JSON.stringify(tokens));
  const options = ['--folder', path.join(folder, 'cache'), '--tokens', path.join(folder, 'tokens.json')];
  // A process of its own: the clients here are waited for.
  server = spawn('node', [path.join(import.meta.dirname, 'serve.mjs'), ...options, '--port', String(PORT)]);
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve);
    server.once('exit', () => reject(new Error(`No cache answers at port ${PORT}.`)));
  });
});

afterAll(() => {
  for (const workspace of workspaces) workspace.remove();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A fresh clone in a path of its own, without anything that is built. */
function clone() {
  const workspace = new ScratchWorkspace({ withBuilt: false });
  workspaces.push(workspace);
  return workspace;
}

/** Runs a task with Nx's own client. @returns the tasks by where their results came from, and the seconds that it took */
function build(workspace, task, token) {
  process.env.NX_SELF_HOSTED_REMOTE_CACHE_SERVER = `http://127.0.0.1:${PORT}`;
  process.env.NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN = `secret of ${token}`;
  const start = performance.now();
  runNx(workspace.root, ['run', task]);
  const seconds = Math.round((performance.now() - start) / 1000);
  const { tasks } = JSON.parse(readFileSync(workspace.file('.nx/cache/run.json'), 'utf8'));
  const from = {};
  for (const { taskId, cacheStatus } of tasks) (from[cacheStatus] ??= []).push(taskId);
  return { from, seconds };
}

const entries = (space = trusted) => readdirSync(space).filter((name) => name.endsWith('.tar'));
const megabytes = () =>
  Math.round(entries().reduce((sum, name) => sum + statSync(path.join(trusted, name)).size, 0) / 1e5) / 10;

it('a fresh clone with a warm cache builds docs-site and compiles nothing', () => {
  const first = clone();
  const cold = build(first, 'docs-site:build', 'main');
  expect(Object.keys(cold.from)).toEqual(['cache-miss']);
  expect(cold.from['cache-miss']).toContain('content-cloud:compile');

  const second = clone();
  const warm = build(second, 'docs-site:build', 'developer');
  expect(Object.keys(warm.from)).toEqual(['remote-cache-hit']);
  expect(warm.from['remote-cache-hit'].sort()).toEqual(cold.from['cache-miss'].sort());
  expect(second.siteFiles()).toEqual(first.siteFiles());
  console.log(
    `${cold.from['cache-miss'].length} tasks: ${cold.seconds} s cold, ${warm.seconds} s warm, ${megabytes()} MB moved`,
  );
});

it('a token that may only read adds nothing, and the build goes on', () => {
  const before = entries();
  const workspace = clone();
  appendFileSync(workspace.file('packages/site-model/src/index.ts'), 'export const added = 1;\n');
  expect(build(workspace, 'site-model:build', 'developer').from).toEqual({
    'cache-miss': ['site-model:build'],
  });
  expect(entries()).toEqual(before);
  // A pull request that may write does so where it alone reads.
  const own = clone();
  appendFileSync(own.file('packages/site-model/src/index.ts'), 'export const added = 1;\n');
  build(own, 'site-model:build', 'pull-7');
  expect(entries()).toEqual(before);
  expect(entries(path.join(folder, 'cache/pull-7'))).toHaveLength(1);
  const other = clone();
  appendFileSync(other.file('packages/site-model/src/index.ts'), 'export const added = 1;\n');
  expect(build(other, 'site-model:build', 'developer').from).toEqual({ 'cache-miss': ['site-model:build'] });
});

it('an entry is never overwritten, and nobody gets one whose bytes have changed', async () => {
  const [name] = entries();
  const answer = await fetch(`http://127.0.0.1:${PORT}/v1/cache/${path.basename(name, '.tar')}`, {
    method: 'PUT',
    headers: { authorization: 'Bearer secret of main' },
    body: readFileSync(path.join(trusted, entries()[1])),
  });
  expect(answer.status).toBe(409);

  for (const entry of entries()) appendFileSync(path.join(trusted, entry), 'poison');
  const workspace = clone();
  expect(build(workspace, 'site-model:build', 'developer').from).toEqual({
    'cache-miss': ['site-model:build'],
  });
});
