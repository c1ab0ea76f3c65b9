import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadedSite } from '../config/loaded-site.js';

/**
 * Milliseconds. A file that was changed so shortly before it is looked at may change again within one tick of the clock of its file system, and
 * look the same.
 */
export const TICK = 20;

/** Folders of a site's own that hold what builds make, or what no build reads. */
export const LEFT_OUT = /^(?:node_modules|dist|dist\.next|test-results|\..*)$/;

/** The same of its content, all else of which may be a page, or what one shows: a folder there may well be called `dist`. */
const LEFT_OUT_OF_CONTENT = /^(?:node_modules|\.compiled|\.git)$/;

/** What a file looks like from outside. */
export interface FileStamp {
  /** Its size, times and number. `-` where there is none. */
  stamp: string;
  /** When it was last changed, in milliseconds. */
  changedAt: number;
  /** Whether it only leads to another one. */
  isLink: boolean;
}

/** Without a byte of the file being read. */
export function fileStamp(file: string): FileStamp {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return { stamp: '-', changedAt: 0, isLink: false };
  // With 0.25 µs, far less than the clocks of file systems tell; asked for as `bigint` all files together take a third longer.
  const { size, mtimeMs, ctimeMs, ino } = stats;
  const isLink = stats.isSymbolicLink();
  // What a link leads to may change without it.
  const stamp = `${size} ${mtimeMs} ${ctimeMs} ${ino}${isLink ? ` ${linkedStamp(file)}` : ''}`;
  return { stamp, changedAt: Math.max(mtimeMs, ctimeMs), isLink };
}

function linkedStamp(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ino}` : '-';
}

/**
 * All files that COMPILE and LINK could read, as they are when they are looked at: before any of them is read, so that a change afterwards is one for the
 * next command. The stages of a command share it, and look once.
 */
export class SiteFiles {
  /** By absolute path, in a fixed order. */
  readonly all = new Map<string, FileStamp>();
  /** See {@link TICK}: what was changed later may change again and look the same. */
  readonly limit = Date.now() - TICK;
  readonly #folders: string[];
  readonly #site: Pick<LoadedSite, 'root' | 'contentDir' | 'publicDir'>;

  constructor({ configFiles, root, contentDir, publicDir }: LoadedSite) {
    this.#site = { root, contentDir, publicDir };
    const isBelowRoot = (folder: string): boolean => folder.startsWith(root + path.sep);
    this.#folders = [root, ...[contentDir, publicDir].filter((folder) => !isBelowRoot(folder))];
    for (const folder of this.#folders) this.#addFolder(folder);
    for (const file of [...configFiles, ...installedFiles(root)]) this.all.set(file, fileStamp(file));
  }

  /** Names and looks of all. */
  get text(): string {
    return (this.#text ??= this.textWithout(new Set()));
  }
  #text: string | undefined;

  /** The same of those that are not among some. @param except absolute paths */
  textWithout(except: ReadonlySet<string>): string {
    let text = '';
    for (const [file, { stamp }] of this.all) if (!except.has(file)) text += `${file} ${stamp}\n`;
    return text;
  }

  /** Whether all of them were left alone for long enough to be told by their looks. @param except absolute paths of files that do not count */
  isSettled(except: ReadonlySet<string>): boolean {
    for (const [file, { changedAt }] of this.all)
      if (changedAt > this.limit && !except.has(file)) return false;
    return true;
  }

  /** The looks of a file that is there or not. `undefined` where they cannot be told, or do not say what is in it. */
  stampOf(file: string): string | undefined {
    const known = this.all.get(file);
    if (known) return known.isLink || known.changedAt > this.limit ? undefined : known.stamp;
    const folder = this.#folders.find((one) => file.startsWith(one + path.sep));
    const isLookedAt = folder && !this.#hasLinks && this.#isLookedAt(path.dirname(file), folder);
    return isLookedAt ? '-' : undefined;
  }

  #isLookedAt(folder: string, top: string): boolean {
    if (folder === top) return true;
    const above = path.dirname(folder);
    return !this.#isLeftOut(above, path.basename(folder)) && this.#isLookedAt(above, top);
  }

  /** Of what is published as it is, nothing is left out. What a build makes is in the site's own folder, also where that is one of content. */
  #isLeftOut(folder: string, name: string): boolean {
    const { root, contentDir, publicDir } = this.#site;
    if ([contentDir, publicDir].some((named) => isIn(named, folder + path.sep + name))) return false;
    if (folder === root) return LEFT_OUT.test(name);
    if (isIn(folder, publicDir)) return false;
    return (isIn(folder, contentDir) ? LEFT_OUT_OF_CONTENT : LEFT_OUT).test(name);
  }

  /** Below a link may be anything. */
  get #hasLinks(): boolean {
    return (this.#links ??= [...this.all.values()].some(({ isLink }) => isLink));
  }
  #links: boolean | undefined;

  #addFolder(folder: string): void {
    if (!existsSync(folder)) return;
    const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const name = `${folder}${path.sep}${entry.name}`;
      if (!entry.isDirectory()) this.all.set(name, fileStamp(name));
      else if (!this.#isLeftOut(folder, entry.name)) this.#addFolder(name);
    }
  }
}

/** Whether a folder is another one, or somewhere in it. */
const isIn = (folder: string, other: string): boolean =>
  folder === other || folder.startsWith(other + path.sep);

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
