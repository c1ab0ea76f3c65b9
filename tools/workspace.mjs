// What both commands of the README need first. Uses nothing but Node and npm: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = path.resolve(import.meta.dirname, '..');

const STAMP = path.join(ROOT, 'node_modules/.installed-lockfile');
const MINIMUM_NODE = [20, 19];

/** Installs the dependencies, unless they are those of the lockfile already. An interrupted installation is repeated. */
export async function ensureInstalled() {
  checkNode();
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  step('Installing dependencies');
  const { packageManager } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const code = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile']);
  if (code !== 0)
    throw new Error(
      'The dependencies could not be installed; see above. Run the command again when it is mended.',
    );
  writeFileSync(STAMP, wanted);
}

/** Program that runs Nx of this workspace. */
export const NX = path.join(ROOT, 'node_modules/.bin/nx');

/** Runs Nx of this workspace; returns its exit code. */
export const nx = (args) => run(NX, args);

/** Runs a command in the workspace with its output shown; returns its exit code. */
export async function run(command, args, env = {}) {
  const child = spawn(command, args, { ...inWorkspace(env), stdio: ['ignore', 'inherit', 'inherit'] });
  return exitCodeOf(child);
}

/** The same; also returns the last lines that it printed. */
export async function runWithTail(command, args, lines) {
  const child = spawn(command, args, { ...inWorkspace(), stdio: ['ignore', 'pipe', 'pipe'] });
  let tail = [];
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream.pipe(shown, { end: false });
    createInterface(stream).on('line', (line) => {
      tail = [...tail, line].slice(-lines);
    });
  }
  return { code: await exitCodeOf(child), tail };
}

const inWorkspace = (env = {}) => ({ cwd: ROOT, env: { ...process.env, ...env } });

/** Once its output has ended, too. */
function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
  });
}

export const step = (text) => console.log(`\n▸ ${text}`);

/** Reports a failure in one sentence and ends the process. */
export function fail(error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = MINIMUM_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Error(`Node ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}
