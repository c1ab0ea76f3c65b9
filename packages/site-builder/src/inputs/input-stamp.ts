import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadedSite } from '../config/loaded-site.js';
import { fileStamp, LEFT_OUT, SiteFiles } from './site-files.js';

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

/** Where this package has its code where it is bundled; what it was bundled from lies beside it in this workspace. */
export const PUBLISHED = ['bundled', 'dev-client', 'entries'];

/** Where an entry is below its package's code: what is bundled reads nothing of what it was bundled from. */
const BELOW_CODE = /(?<=[\\/](?:dist|dist[\\/]bundled|src))[\\/](?!bundled[\\/]|.*[\\/](?:dist|src)[\\/]).*$/;

/** What was looked at, without a byte of it having been read. */
export interface Stamp {
  hash: Hash;
  /** Since when, in milliseconds, nothing may have changed for the stamp to tell. */
  limit: number;
  isKnown: boolean;
}

/**
 * A text that stays the same while nothing changes that COMPILE could read: names, sizes, times and numbers of all files of the site, the resolved
 * configuration and the code of this set. `undefined` where that cannot be told: the site has hooks or packages as plugins, which may
 * read anything, or a file was changed a moment ago.
 * @param files @default they are looked at now
 */
export function compileStamp(site: LoadedSite, files?: SiteFiles): string | undefined {
  const { remarkPlugins, rehypePlugins } = site.config.markdown;
  const names = [...remarkPlugins, ...rehypePlugins].map((spec) => (Array.isArray(spec) ? spec[0] : spec));
  return names.every((name) => String(name).startsWith('./'))
    ? digestOf(siteStamp(site, { files }))
    : undefined;
}

export const digestOf = ({ hash, isKnown }: Stamp): string | undefined =>
  isKnown ? hash.digest('base64url') : undefined;

interface SiteStampOptions {
  /** Absolute paths of files that do not count. @default none */
  except?: ReadonlySet<string>;
  /** The site's files as they were when they were looked at before. @default they are looked at now */
  files?: SiteFiles | undefined;
}

export function siteStamp(
  site: LoadedSite,
  { except = new Set(), files = new SiteFiles(site) }: SiteStampOptions = {},
): Stamp {
  const hash = createHash('sha256').update(except.size === 0 ? files.text : files.textWithout(except));
  const isKnown = site.config.hooks.length === 0 && files.isSettled(except);
  hash.update(`${codeStamp()}\n${JSON.stringify(site.config)}\n`);
  return { hash, limit: files.limit, isKnown };
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

/** @param stamp what {@link codeStamp} has said in the process that has started this one */
export function takeCodeStamp(stamp: string): void {
  code = stamp;
}

function computeCodeStamp(): string {
  const stamp: Stamp = { hash: createHash('sha256'), limit: Infinity, isKnown: true };
  for (const folder of codeFolders()) addFolder(stamp, folder, { isLeftOut: isNoCode });
  return stamp.hash.update(process.version).digest('base64url');
}

export function codeFolders(): string[] {
  const resolve = createRequire(import.meta.url).resolve;
  const entries = PACKAGES.map((name) => realpathSync(resolve(`@org/${name}`)));
  return [...ownFolders(), ...entries.map((file) => file.replace(BELOW_CODE, ''))];
}

function ownFolders(): string[] {
  const own = path.resolve(import.meta.dirname, '..');
  return existsSync(path.join(own, 'bundled')) ? PUBLISHED.map((name) => path.join(own, name)) : [own];
}

/** Whether no build runs or reads a file of the code folders. */
export const isNoCode = (name: string): boolean => /\.(?:map|d\.m?ts|tsbuildinfo)$/.test(name);

interface FolderOptions {
  /** Also folders that no build reads. @default false */
  all?: boolean;
  /** Files that do not count, by their names. @default all count */
  isLeftOut?: (name: string) => boolean;
}

export function addFolder(stamp: Stamp, folder: string, options: FolderOptions = {}): void {
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (options.all || !LEFT_OUT.test(entry.name)) addFolder(stamp, name, options);
    } else if (!options.isLeftOut?.(entry.name)) addFile(stamp, name);
  }
}

/** A file that is not there counts, too. */
export function addFile(stamp: Stamp, file: string): void {
  const { stamp: text, changedAt } = fileStamp(file);
  stamp.hash.update(`${file} ${text}\n`);
  if (changedAt > stamp.limit) stamp.isKnown = false;
}
