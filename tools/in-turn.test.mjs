import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const PROGRAM = path.join(import.meta.dirname, 'browser/in-turn.mjs');

test('commands run one after the other, and their exit codes are its own', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'in-turn-'));
  const log = path.join(folder, 'log');
  const script = `const { appendFileSync: add } = require('node:fs'); add('${log}', 'begins '); setTimeout(() => { add('${log}', 'ends '); process.exitCode = 3; }, 300)`;
  const runs = [1, 2, 3].map(() => spawn('node', [PROGRAM, 'node', '-e', script]));
  const codes = await Promise.all(runs.map(async (run) => (await once(run, 'exit'))[0]));
  expect(codes).toEqual([3, 3, 3]);
  expect(readFileSync(log, 'utf8')).toBe('begins ends '.repeat(3));
  rmSync(folder, { recursive: true });
});

test('a process that was killed holds no turn', async () => {
  const killed = spawn('node', [PROGRAM, 'node', '-e', 'console.log("begun"); setTimeout(() => {}, 1000)']);
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(spawnSync('node', [PROGRAM, 'node', '-e', '']).status).toBe(0);
});
