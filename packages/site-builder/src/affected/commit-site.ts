import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadSite } from '../config/load-config.js';
import type { LoadedSite } from '../config/loaded-site.js';

/** What is made again at any time, and holds for whatever commit asks. */
const SHARED_CACHES = ['.site-cache/pages', '.site-cache/code'];

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 2 ** 28 });
  return stdout.replace(/\n$/, '');
}

/**
 * The commit that a range starts from: the last one that `ref` and the current commit have in common.
 * @throws when `ref` is not known, or they have none, as in a clone that is too shallow
 */
export async function baseCommit(root: string, ref: string): Promise<string> {
  try {
    return await git(root, 'merge-base', '--', ref, 'HEAD');
  } catch {
    throw new Error(
      `"${ref}" and the current commit have no commit in common here, so nothing can be compared. In a shallow clone, fetch it first: git fetch --unshallow, or "fetch-depth: 0" in a workflow.`,
    );
  }
}

/** Names of files below a folder that differ from a commit, relative to it, new ones included. */
export async function changedFiles(folder: string, commit: string): Promise<string[]> {
  const tracked = await git(folder, 'diff', '--name-only', '--relative', '-z', commit, '--', '.');
  const untracked = await git(folder, 'ls-files', '--others', '--exclude-standard', '-z', '--', '.');
  return [...new Set(`${tracked}\0${untracked}`.split('\0').filter(Boolean))].sort();
}

/**
 * Lends the site as a commit has it, in a folder of its own, with what is installed for the site of today and its cache of compiled pages.
 * `undefined` where the commit has no such site.
 */
export async function withSiteAt<T>(
  site: LoadedSite,
  commit: string,
  use: (before: LoadedSite | undefined) => Promise<T>,
): Promise<T> {
  const top = realpathSync(await git(site.root, 'rev-parse', '--show-toplevel'));
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'site-before-'));
  const tree = path.join(folder, path.basename(top));
  try {
    // Hooks of the repository are for those who work in it.
    await git(top, '-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--detach', tree, commit);
    const root = path.join(tree, path.relative(top, realpathSync(site.root)));
    if (!existsSync(path.join(root, path.basename(site.configFile)))) return await use(undefined);
    shareInstalled(site.root, root, tree);
    await shareCaches(site.root, root);
    return await use(await loadSite(root));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await git(top, 'worktree', 'prune');
  }
}

/** Packages are found from the site's folder upwards. */
function shareInstalled(from: string, to: string, top: string): void {
  let [source, target] = [from, to];
  while (target.startsWith(top)) {
    link(path.join(source, 'node_modules'), path.join(target, 'node_modules'));
    [source, target] = [path.dirname(source), path.dirname(target)];
  }
}

async function shareCaches(from: string, to: string): Promise<void> {
  for (const name of SHARED_CACHES) {
    await mkdir(path.dirname(path.join(to, name)), { recursive: true });
    link(path.join(from, name), path.join(to, name));
  }
}

function link(source: string, target: string): void {
  if (existsSync(source) && !existsSync(target)) symlinkSync(source, target, 'junction');
}
