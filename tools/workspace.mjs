// What both commands of the README need first. Uses nothing but Node and npm: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

/** Runs Nx of this workspace; returns its exit code. */
export const nx = (args) => run(path.join(ROOT, 'node_modules/.bin/nx'), args);

/** Runs a command in the workspace with its output shown; returns its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 130 : 1)));
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
