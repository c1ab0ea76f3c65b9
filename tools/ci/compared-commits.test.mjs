import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PROGRAM = path.join(import.meta.dirname, 'compared-commits.mjs');

let folder;
let origin;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
  origin = path.join(folder, 'origin');
  git(folder, 'init', '-q', '-b', 'main', 'origin');
  git(origin, 'config', 'user.name', 'x');
  git(origin, 'config', 'user.email', 'x@example.org');
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  commit('first');
  commit('second');
  git(origin, 'checkout', '-q', '-b', 'topic');
  commit('topic one');
  commit('topic two');
  git(origin, 'checkout', '-q', 'main');
  commit('third');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (cwd, ...args) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

function commit(name) {
  writeFileSync(path.join(origin, name), name);
  git(origin, 'add', '-A');
  git(origin, 'commit', '-q', '-m', name);
}

/** A clone with that much of the history, at a branch. */
function clone(branch, depth) {
  const target = mkdtempSync(path.join(folder, 'clone-'));
  const shallow = depth ? [`--depth=${depth}`] : [];
  git(folder, 'clone', '-q', ...shallow, '--branch', branch, `file://${origin}`, target);
  return target;
}

/** Subjects of the commits that are compared. */
function compared(cwd, environment) {
  const output = execFileSync(process.execPath, [PROGRAM], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  const [, base, head] = /^NX_BASE=(\w+)\nNX_HEAD=(\w+)\n$/.exec(output);
  return [base, head].map((id) =>
    id.startsWith('4b825dc') ? 'nothing' : git(origin, 'log', '-1', '--format=%s', id),
  );
}

const idOf = (name) => git(origin, 'log', '--all', '-1', '--format=%H', '--', name);

it('a pull request is compared with where it left its target, in a shallow clone too', () => {
  const event = { EVENT: 'pull_request', TARGET: idOf('third') };
  expect(compared(clone('topic'), event)).toEqual(['second', 'topic two']);
  expect(compared(clone('topic', 1), event)).toEqual(['second', 'topic two']);
});

it('a push is compared with what it was pushed over', () => {
  const event = { EVENT: 'push', PUSHED_OVER: idOf('first') };
  expect(compared(clone('main'), event)).toEqual(['first', 'third']);
});

it('a new branch, and one whose commits are gone, is compared with the commit before', () => {
  const cloned = clone('main');
  expect(compared(cloned, { EVENT: 'push', PUSHED_OVER: '0'.repeat(40) })).toEqual(['second', 'third']);
  expect(compared(cloned, { EVENT: 'push', PUSHED_OVER: 'a'.repeat(40) })).toEqual(['second', 'third']);
  expect(compared(cloned, { EVENT: 'schedule' })).toEqual(['second', 'third']);
});

it('a first commit is compared with nothing', () => {
  const cloned = clone('main');
  git(cloned, 'checkout', '-q', idOf('first'));
  expect(compared(cloned, { EVENT: 'push' })).toEqual(['nothing', 'first']);
});
