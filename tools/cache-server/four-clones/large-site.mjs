import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeCorpus } from '../../bench/builds/corpus.mjs';
import { run, runNx, ScratchWorkspace, workspaceEnv } from '../../graph/scratch-workspace.mjs';

const NX = path.resolve(import.meta.dirname, '../../../node_modules/.bin/nx');

/** A commit of this workspace with one site more, of pages that differ. */
export class LargeSite {
  /** @param {{ pages: number, areas: number, shards: number }} size */
  constructor({ pages, areas, shards }) {
    this.areas = Array.from({ length: areas }, (_, at) => `area-${at + 1}`);
    const workspace = new ScratchWorkspace({ withBuilt: false });
    this.root = workspace.root;
    const names = `--areas=${this.areas.join(',')}`;
    runNx(this.root, [
      'generate',
      '@org/workspace:docs-product',
      'large',
      names,
      `--shards=${shards}`,
      '--skipInstall',
    ]);
    const count = Math.ceil(pages / areas);
    for (const [at, area] of this.areas.entries())
      writeCorpus(workspace.file(`apps/large/content/${area}`), count, { first: at * count });
    run('git', ['add', '-A'], this.root);
    run('git', ['commit', '-q', '-m', 'site: a large one'], this.root);
    this.projects = run('git', ['ls-files', '-z', '--', '*/project.json'], this.root)
      .split('\0')
      .filter(Boolean)
      .map((file) => path.dirname(file));
  }
}

/** What a machine has: the commit, and its dependencies installed. */
export class Clone {
  constructor({ root, projects }, folder) {
    this.root = folder;
    run('git', ['clone', '-q', '--shared', root, folder], root);
    // The link to what is installed for all projects is a file of the commit.
    for (const project of projects) {
      const source = project === 'apps/large' ? 'apps/platform-docs' : project;
      const installed = path.join(root, source, 'node_modules');
      const options = { recursive: true, verbatimSymlinks: true };
      if (existsSync(installed)) cpSync(installed, path.join(folder, project, 'node_modules'), options);
    }
  }

  /**
   * Runs tasks, with what they depend on.
   * @param {string[]} tasks
   * @param {object} [server] where the cache is. @default none but its own
   * @returns {Promise<{ clock: number, processors: number, made: string[] }>} seconds, and the tasks that no cache had
   */
  async run(tasks, server = {}) {
    const start = performance.now();
    let processors = 0;
    const made = [];
    for (const [target, projects] of Object.entries(byTarget(tasks))) {
      const names = projects.map((task) => task.split(':')[0]).join(',');
      processors += await this.#nx(['run-many', '-t', target, '-p', names], server);
      made.push(...this.#tasksMade());
    }
    return { clock: (performance.now() - start) / 1000, processors, made };
  }

  /** @returns seconds of processors that it and all that it has started took */
  async #nx(args, server) {
    const env = { ...workspaceEnv(this.root), ...server };
    const script = `TIMEFORMAT='cpu %U %S'; time "$@"`;
    const child = spawn('bash', ['-c', script, 'bash', NX, ...args], {
      cwd: this.root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0)
      throw new Error(`nx ${args.join(' ')} in ${this.root} ends with ${code}:\n${output.slice(-5000)}`);
    const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(output) ?? [];
    return Number(user) + Number(system);
  }

  /** Of the last command. */
  #tasksMade() {
    const { tasks } = JSON.parse(readFileSync(path.join(this.root, '.nx/cache/run.json'), 'utf8'));
    return tasks.filter(({ cacheStatus }) => cacheStatus === 'cache-miss').map(({ taskId }) => taskId);
  }

  manifest() {
    return readFileSync(path.join(this.root, 'apps/large/dist/manifest.json'), 'utf8');
  }

  /** @throws where a file of the site is not what its manifest says */
  verify() {
    const program = path.join(this.root, 'packages/site-builder/bin/site-builder.mjs');
    run(process.execPath, [program, 'verify', '--root', path.join(this.root, 'apps/large')], this.root);
  }

  remove(isKept) {
    if (!isKept) rmSync(this.root, { recursive: true, force: true });
  }
}

/** `docs:build` → `{ build: ['docs:build'] }` */
function byTarget(tasks) {
  const found = {};
  for (const task of tasks) (found[task.split(':')[1]] ??= []).push(task);
  return found;
}
