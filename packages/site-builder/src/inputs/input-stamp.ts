import { createHash, type Hash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadedSite } from '../config/loaded-site.js';

/**
 * Milliseconds. A file that was changed so shortly before it is looked at may change again within one tick of the clock of its file system, and
 * look the same.
 */
export const TICK = 20;

/** Folders that hold what builds make, or what no build reads. */
const LEFT_OUT = /^(?:node_modules|dist|dist\.next|test-results|\..*)$/;

/** In `.compiled`: the one is in the index, the other has a clock in it. */
const [PAGES, CLOCK] = ['pages.jsonl', 'last-run.json'];

/** Our packages that take part in a build; where one is not found, another version of this one is at work. */
const PACKAGES = [
  'content-pipeline',
  'openapi-renderer/model',
  'sandbox-frames',
  'search-ui/index-builder',
  'sidebar-engine',
  'site-model',
  'theme-shell',
];

/** Where an entry is below its package's code, bundled or not. */
const BELOW_CODE = /(?<=[\\/](?:dist|src))[\\/](?!.*[\\/](?:dist|src)[\\/]).*$/;

/** What was looked at, without a byte of it having been read. */
export interface Stamp {
  hash: Hash;
  /** Absolute paths of files that do not count. @default none */
  except?: ReadonlySet<string>;
  /** Since when, in milliseconds, nothing may have changed for the stamp to tell. */
  limit: number;
  isKnown: boolean;
}

/**
 * A text that stays the same while nothing changes that COMPILE could read: names, sizes, times and numbers of all files of the site, the resolved
 * configuration and the code of this set. `undefined` where that cannot be told: the site has hooks or packages as plugins, which may
 * read anything, or a file was changed a moment ago.
 */
export function compileStamp(site: LoadedSite): string | undefined {
  const { remarkPlugins, rehypePlugins } = site.config.markdown;
  const names = [...remarkPlugins, ...rehypePlugins].map((spec) => (Array.isArray(spec) ? spec[0] : spec));
  return names.every((name) => String(name).startsWith('./')) ? digestOf(siteStamp(site)) : undefined;
}

export const digestOf = ({ hash, isKnown }: Stamp): string | undefined =>
  isKnown ? hash.digest('base64url') : undefined;

/** @param except absolute paths of files that do not count. @default none */
export function siteStamp(
  { config, configFiles, root, contentDir, publicDir }: LoadedSite,
  except: ReadonlySet<string> = new Set(),
): Stamp {
  const limit = Date.now() - TICK;
  const stamp: Stamp = { hash: createHash('sha256'), except, limit, isKnown: config.hooks.length === 0 };
  const isBelowRoot = (folder: string): boolean => folder.startsWith(root + path.sep);
  const folders = [root, ...[contentDir, publicDir].filter((folder) => !isBelowRoot(folder))];
  for (const folder of folders) addFolder(stamp, folder);
  for (const file of [...configFiles, ...installedFiles(root)]) addFile(stamp, file);
  stamp.hash.update(`${codeStamp()}\n${JSON.stringify(config)}\n`);
  return stamp;
}

/** What COMPILE and BUNDLE make may be made again and be the same: the index has the hashes of all pages, and the rest is small. */
export function addMade({ hash }: Stamp, folder: string): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(parentPath, name);
    if (name === PAGES) hash.update(`${statSync(file).size}\n`);
    else if (name !== CLOCK) hash.update(`${file}\n`).update(readFileSync(file));
  }
}

let code: string | undefined;

/** The same for the code that builds: this package, as it runs, and those that it is made of. */
export function codeStamp(): string {
  code ??= computeCodeStamp();
  return code;
}

function computeCodeStamp(): string {
  const stamp: Stamp = { hash: createHash('sha256'), limit: Infinity, isKnown: true };
  for (const folder of codeFolders()) addFolder(stamp, folder);
  return stamp.hash.update(process.version).digest('base64url');
}

export function codeFolders(): string[] {
  const resolve = createRequire(import.meta.url).resolve;
  const entries = PACKAGES.map((name) => realpathSync(resolve(`@org/${name}`)));
  return [path.resolve(import.meta.dirname, '..'), ...entries.map((file) => file.replace(BELOW_CODE, ''))];
}

/** @param options `all`: also what no build reads. @default not */
export function addFolder(stamp: Stamp, folder: string, options: { all?: boolean } = {}): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (options.all || !LEFT_OUT.test(entry.name)) addFolder(stamp, name, options);
    } else addFile(stamp, name);
  }
}

/** A file that is not there counts, too. */
export function addFile(stamp: Stamp, file: string): void {
  const { hash, limit, except } = stamp;
  if (except?.has(file)) return;
  const stats = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (!stats) {
    hash.update(`${file} -\n`);
    return;
  }
  const { size, mtimeNs, ctimeNs, ino } = stats;
  hash.update(`${file} ${size} ${mtimeNs} ${ctimeNs} ${ino}\n`);
  // What a link leads to may change without it.
  if (stats.isSymbolicLink()) hash.update(linkedStamp(file));
  if (Number(ctimeNs / 1_000_000n) > limit || Number(mtimeNs / 1_000_000n) > limit) stamp.isKnown = false;
}

function linkedStamp(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeNs} ${stats.ino}\n` : '-\n';
}

/** What package managers write when they install something, in the folders above. */
export function installedFiles(root: string): string[] {
  const names = ['.modules.yaml', '.package-lock.json', '.yarn-state.yml'];
  const found: string[] = [];
  for (let folder = root; ; folder = path.dirname(folder)) {
    found.push(
      ...names.map((name) => path.join(folder, 'node_modules', name)).filter((file) => existsSync(file)),
    );
    if (path.dirname(folder) === folder) return found;
  }
}
