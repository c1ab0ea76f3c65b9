// Packs a package as it is published and lets publint and "Are the types wrong?" judge it; says when it has outgrown its limit.
//   node tools/release/check-package.mjs packages/theme-shell
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Kilobytes that are downloaded with a package, what is bundled into it included; a tenth above what it is. */
const LIMITS = {
  'content-pipeline': 800,
  'create-docs-site': 10,
  'docusaurus-compat': 12,
  'openapi-renderer': 425,
  'sandbox-frames': 1750,
  'search-ui': 115,
  'sidebar-engine': 22,
  'site-builder': 570,
  'site-model': 18,
  'theme-shell': 140,
};

const [root] = process.argv.slice(2);
const PROGRAMS = path.join(import.meta.dirname, 'node_modules/.bin');
const PNPM = path.resolve(import.meta.dirname, '../../node_modules/.bin/pnpm');
const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
try {
  const problems = [run(PNPM, ['pack', '--pack-destination', folder], root)];
  const [archive] = readdirSync(folder).map((name) => path.join(folder, name));
  if (archive)
    problems.push(
      run(path.join(PROGRAMS, 'publint'), ['run', archive, '--strict']),
      run(path.join(PROGRAMS, 'attw'), [archive, '--profile', 'esm-only']),
      tooLarge(statSync(archive).size),
    );
  for (const problem of problems.filter(Boolean)) console.error(`\n${problem}`);
  process.exitCode = problems.some(Boolean) ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @returns what a program prints when it fails */
function run(command, args, cwd = process.cwd()) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? undefined : `${path.basename(command)} ${args[0]}\n${stdout}${stderr}`;
}

function tooLarge(size) {
  const name = path.basename(root);
  const limit = LIMITS[name];
  if (limit === undefined) return `${name} has no limit for its size: add it to LIMITS of this file.`;
  const kilobytes = Math.round(size / 1000);
  if (kilobytes <= limit) return undefined;
  return `${name} is ${kilobytes} kB packed, and may be ${limit}. Find what has come to it, or raise the limit with the reason.`;
}
