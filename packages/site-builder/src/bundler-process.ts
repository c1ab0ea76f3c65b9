import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@org/site-model';
import type { BundledConfig } from './config/bundle-config.js';
import { endedEarly } from './command-end.js';
import { SiteError } from './diagnostics/diagnostic.js';
import { nameInWorkspace } from './diagnostics/file-names.js';
import { codeStamp } from './inputs/input-stamp.js';
import { engineOptions } from './threads/engine-options.js';
import { nodeModule } from './threads/node-module.js';

/**
 * What the process is asked for: the configuration as one module, by its absolute path, or the bundle of the site, after which it ends. To say with that what the
 * code is, see `codeStamp`, saves it a look at a thousand files.
 */
export type BundleRequest = { config: string } | { code: string };

/** What it says when it is done. */
export interface BundleAnswer {
  /** None where what was asked for has been made. */
  diagnostics: readonly Diagnostic[];
  /** Where that was asked for. */
  config?: BundledConfig;
}

/**
 * The allocator of Rolldown, mimalloc, keeps what is freed for another 10 ms, in which a bundle is made of much memory, and asks for it in pages of 2 MB, of which
 * the kernel clears all for the first byte that is used. At once and in pages of 4 kB it peaks at 195 MB instead of 335 (the bundle of `bench/builds`), and a build of
 * 1,000 pages from nothing spends 0.57 s in the kernel instead of 0.72 (medians of seven in turn, pages of 2 MB and of 4 kB).
 */
const BUNDLER_ENV = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ALLOW_THP: '0' };

/**
 * What its own code does is done once: to optimise it, in threads beside those of Rolldown, and to collect with several, takes a sixth of its processors (0.78 s
 * instead of 0.92). And nearly all that it makes lives to its end: with 4 MB for new objects instead of 1, and without a look at old ones before there are 200 MB
 * of them (it needs 30), a build of 1,000 pages from nothing takes 1.5 % less of the processors (± 0.5; 24 in turn). Options that Node was started with come
 * after them.
 */
const BUNDLER_OPTIONS = [
  '--interrupt-budget=10000000',
  '--single-threaded-gc',
  '--min-semi-space-size=4',
  '--initial-old-space-size=200',
];

const CONFIG_FILES = ['.ts', '.mts', '.js', '.mjs'].map((extension) => `vite.config${extension}`);

/** A site's own settings of the bundler. @returns its absolute path. `undefined` where it has none */
export const ownBundlerConfig = (root: string): string | undefined =>
  CONFIG_FILES.map((name) => path.join(root, name)).find((file) => existsSync(file));

/**
 * BUNDLE in a process of its own, beside other stages: to load the bundler keeps a core busy for half a second, and what it has needed of memory, 110 MB for
 * the configuration alone, is given back when it is done. It ends with this process.
 */
export class BundlerProcess {
  readonly #root: string;
  readonly #child: ChildProcess;
  readonly #end: Promise<undefined>;

  /** Has it load the bundler. @param root absolute path of the site's folder */
  constructor(root: string) {
    this.#root = root;
    const { url, execArgv = process.execArgv } = nodeModule(new URL('./bundler-program.js', import.meta.url));
    this.#child = fork(url, [root], {
      execArgv: [...engineOptions(BUNDLER_OPTIONS), ...execArgv],
      env: { ...BUNDLER_ENV, ...process.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#end = endOf(this.#child);
    // Thrown when something is asked for; until then it must not count as unhandled.
    this.#end.catch(() => undefined);
  }

  /** Makes the bundle. @throws SiteError */
  async bundle(): Promise<void> {
    await this.#ask({ code: codeStamp() });
  }

  /** What `bundleConfig` makes of a configuration. @throws SiteError */
  async bundleConfig(file: string): Promise<BundledConfig> {
    const { config } = await this.#ask({ config: file });
    if (!config) throw new Error(`The bundler has said nothing of ${file}.`);
    return config;
  }

  async #ask(request: BundleRequest): Promise<BundleAnswer> {
    const answer = answerOf(this.#child);
    if (this.#child.connected) this.#child.send(request, () => undefined);
    const { diagnostics, ...made } = (await Promise.race([answer, this.#end])) ?? {
      diagnostics: [endedEarly(settingsName(this.#root))],
    };
    if (diagnostics.length > 0) throw new SiteError(diagnostics);
    return { diagnostics, ...made };
  }

  /** For a bundle that is not needed, or not any more. */
  stop(): void {
    this.#child.kill();
  }
}

/** What it says next. */
const answerOf = (child: ChildProcess): Promise<BundleAnswer> =>
  new Promise((resolve) => child.once('message', (answer: BundleAnswer) => resolve(answer)));

/** @throws where it cannot be started */
const endOf = (child: ChildProcess): Promise<undefined> =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve(undefined));
  });

/** Whose code runs beside the bundler's. */
const settingsName = (root: string): string =>
  nameInWorkspace(ownBundlerConfig(root) ?? path.join(root, 'site.config.ts'));
