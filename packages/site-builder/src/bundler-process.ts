import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@org/site-model';
import { endedEarly } from './command-end.js';
import { SiteError } from './diagnostics/diagnostic.js';
import { nameInWorkspace } from './diagnostics/file-names.js';
import { nodeModule } from './threads/node-module.js';

/** What makes the process begin. */
export type BundleRequest = 'bundle';

/** What it says when it is done. */
export interface BundleAnswer {
  /** None where the bundle has been made. */
  diagnostics: readonly Diagnostic[];
}

const CONFIG_FILES = ['.ts', '.mts', '.js', '.mjs'].map((extension) => `vite.config${extension}`);

/** A site's own settings of the bundler. @returns its absolute path. `undefined` where it has none */
export const ownBundlerConfig = (root: string): string | undefined =>
  CONFIG_FILES.map((name) => path.join(root, name)).find((file) => existsSync(file));

/**
 * BUNDLE in a process of its own, beside other stages: to load the bundler keeps a core busy for half a second, and what it has needed of memory is
 * given back when it is done. It ends with this process.
 */
export class BundlerProcess {
  readonly #root: string;
  readonly #child: ChildProcess;
  readonly #answer: Promise<BundleAnswer | undefined>;

  /** Has it load the bundler. @param root absolute path of the site's folder */
  constructor(root: string) {
    this.#root = root;
    const { url, ...node } = nodeModule(new URL('./bundler-program.js', import.meta.url));
    this.#child = fork(url, [root], { ...node, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#answer = answerOf(this.#child);
    // Thrown when the bundle is asked for; until then it must not count as unhandled.
    this.#answer.catch(() => undefined);
  }

  /** Makes the bundle. @throws SiteError */
  async bundle(): Promise<void> {
    if (this.#child.connected) this.#child.send('bundle' satisfies BundleRequest, () => undefined);
    const { diagnostics } = (await this.#answer) ?? { diagnostics: [endedEarly(settingsName(this.#root))] };
    if (diagnostics.length > 0) throw new SiteError(diagnostics);
  }

  /** For a bundle that is not needed, or not any more. */
  stop(): void {
    this.#child.kill();
  }
}

/** @returns `undefined` when it ends without a word */
const answerOf = (child: ChildProcess): Promise<BundleAnswer | undefined> =>
  new Promise((resolve, reject) => {
    child.once('message', (answer: BundleAnswer) => resolve(answer));
    child.once('error', reject);
    child.once('exit', () => resolve(undefined));
  });

/** Whose code runs beside the bundler's. */
const settingsName = (root: string): string =>
  nameInWorkspace(ownBundlerConfig(root) ?? path.join(root, 'site.config.ts'));
