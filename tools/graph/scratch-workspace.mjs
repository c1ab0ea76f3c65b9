import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What builds leave, and others build on. */
const BUILT = ['dist', '.fingerprint', '.bundle', '.compiled', '.site-cache'];

/** Tasks that make what others read: only when they have run does one know which tasks change because of them. */
const STAGES = /:(?:build|bundle|compile|fingerprint|generate)$/;

/** A copy of the workspace, with what is built of it if that is asked for, in which a change may be made to see which tasks it would run. */
export class ScratchWorkspace {
  constructor({ withBuilt }) {
    this.root = mkdtempSync(path.join(tmpdir(), 'workspace-'));
    run('git', ['clone', '-q', '--shared', '--no-tags', ROOT, this.root], ROOT);
    for (const name of uncommittedFiles()) {
      if (existsSync(path.join(ROOT, name))) cpSync(path.join(ROOT, name), this.file(name));
      else rmSync(this.file(name), { force: true });
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.root, 'node_modules'));
    for (const folder of projectFolders()) this.#copy(folder, ['node_modules', ...(withBuilt ? BUILT : [])]);
    if (withBuilt) for (const page of generatedPages()) cpSync(path.join(ROOT, page), this.file(page));
    run('git', ['checkout', '-q', '-B', 'main'], this.root);
    run('git', ['config', 'user.name', 'x'], this.root);
    run('git', ['config', 'user.email', 'x@example.org'], this.root);
    run('git', ['add', '-A'], this.root);
    run('git', ['commit', '-q', '--allow-empty', '-m', 'all'], this.root);
  }

  #copy(folder, names) {
    for (const name of names) {
      const source = path.join(ROOT, folder, name);
      if (existsSync(source))
        cpSync(source, path.join(this.root, folder, name), {
          recursive: true,
          verbatimSymlinks: true,
          preserveTimestamps: true,
        });
    }
  }

  /** Absolute path of a file of the workspace. */
  file(name) {
    return path.join(this.root, name);
  }

  /** Hash of each cached task, over what is built now. */
  #hashes() {
    return JSON.parse(run('node', ['tools/graph/task-hashes.mjs'], this.root));
  }

  /** From here on changes are counted. */
  remember() {
    this.known = this.#hashes();
  }

  /** All tasks that were known when changes were counted last. */
  tasks() {
    return Object.keys(this.known);
  }

  /**
   * Runs the stages that something has changed for since the last time, until no more do.
   * @returns all tasks that `npm test` would run, sorted
   */
  changedTasks() {
    const known = { ...this.known };
    const ran = new Set();
    for (;;) {
      const now = this.#hashes();
      const changed = Object.keys(now).filter((id) => now[id] !== known[id]);
      // In this order: what is built, what is made of that, and last the site.
      const next = ['build', 'fingerprint', 'generate', 'bundle', 'compile']
        .map((target) => changed.filter((id) => id.endsWith(`:${target}`) && !isSite(id, now)))
        .concat([changed.filter((id) => STAGES.test(id))])
        .find((ids) => ids.length > 0);
      if (!next) {
        this.known = now;
        return [...new Set([...ran, ...changed])].sort();
      }
      for (const id of next) {
        runNx(this.root, ['run', id, '--exclude-task-dependencies', '--skip-nx-cache']);
        known[id] = now[id];
        ran.add(id);
      }
    }
  }

  /** Hash of every file of the built site, if it is built; its report has a clock in it. */
  siteFiles() {
    const dist = this.file('apps/docs-site/dist');
    if (!existsSync(dist)) return {};
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    return Object.fromEntries(
      files
        .map((entry) => path.join(entry.parentPath, entry.name))
        .filter((file) => path.basename(file) !== 'report.json')
        .map((file) => [
          path.relative(dist, file),
          createHash('sha256').update(readFileSync(file)).digest('hex'),
        ]),
    );
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Of a site there is a bundle too. */
const isSite = (id, all) => id.endsWith(':build') && id.replace(/build$/, 'bundle') in all;

/** Files that differ from the last commit: changed, new and deleted ones. */
function uncommittedFiles() {
  const changed = run('git', ['diff', '--name-only', '-z', 'HEAD'], ROOT);
  const untracked = run('git', ['ls-files', '-z', '--others', '--exclude-standard'], ROOT);
  return (changed + untracked).split('\0').filter(Boolean);
}

function projectFolders() {
  const files = run('git', ['ls-files', '-z', '--', '*/project.json'], ROOT).split('\0').filter(Boolean);
  return files.map((file) => path.dirname(file));
}

/** Pages that a target writes among those of people. */
function generatedPages() {
  const ignored = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard'];
  return run('git', [...ignored, '--', 'apps/*/content/**/*.md'], ROOT)
    .split('\0')
    .filter(Boolean);
}

/** Runs a command of Nx over a workspace. @returns what it prints; throws with it when it fails */
export const runNx = (root, args) => run(path.join(ROOT, 'node_modules/.bin/nx'), args, root);

/** Runs a command over a workspace. @returns what it prints; throws with it when it fails */
export function run(command, args, cwd) {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: workspaceEnv(cwd),
  });
}

/** What commands of Nx over a workspace run with. */
export const workspaceEnv = (root) => ({
  ...process.env,
  NX_DAEMON: 'false',
  // A process of its own for each plugin takes longer to start than all that it does here.
  NX_ISOLATE_PLUGINS: 'false',
  NX_WORKSPACE_ROOT_PATH: root,
  NODE_ENV: undefined,
});
