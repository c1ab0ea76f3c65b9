import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { type FileStamp, stampOf } from './last-site.js';

/**
 * The site that the last one has replaced: nearly all of its names lead to files of the last one. The next site is made in its folder, so that what
 * no edit has changed is neither linked again nor taken away again. Measured with 25,000 files: a tenth of a build after an edit.
 */
export class SpareSite {
  readonly #folder: string;
  /** Its files, and what is in the folder besides. */
  readonly #names: ReadonlySet<string>;

  private constructor(folder: string, names: ReadonlySet<string>) {
    this.#folder = folder;
    this.#names = names;
  }

  /**
   * Keeps a site that was replaced.
   * @param site folder of the site; it is moved
   * @param kept where to
   * @returns whether it could
   */
  static keep(site: string, kept: string): boolean {
    try {
      SpareSite.drop(kept);
      mkdirSync(path.dirname(kept), { recursive: true });
      renameSync(site, kept);
      return true;
    } catch {
      return false;
    }
  }

  /** Takes away what {@link keep} has kept. */
  static drop(kept: string): void {
    rmSync(kept, { recursive: true, force: true });
  }

  /**
   * Moves the kept site to where the next one is made. Its manifest goes first of all: until the next one has its own, it is none.
   * @returns `undefined` where none was kept, or something of it cannot be moved or read
   */
  static take(kept: string, staging: string, manifest: string): SpareSite | undefined {
    try {
      rmSync(path.join(kept, manifest), { force: true });
      mkdirSync(path.dirname(staging), { recursive: true });
      renameSync(kept, staging);
    } catch {
      return undefined;
    }
    try {
      return new SpareSite(staging, new Set(filesIn(staging)));
    } catch {
      rmSync(staging, { recursive: true, force: true });
      return undefined;
    }
  }

  /** Whether the very file is there that had this stamp. */
  has(file: string, stamp: FileStamp): boolean {
    if (!this.#names.has(file)) return false;
    const now = stampOf(`${this.#folder}/${file}`);
    return now?.[0] === stamp[0] && now[1] === stamp[1];
  }

  /** Takes away its files that are not among those of the new site. @param site by their names */
  removeOthers(site: ReadonlyMap<string, unknown>): void {
    const others = [...this.#names].filter((file) => !site.has(file));
    if (others.length === 0) return;
    const folded = new Map([...site.keys()].map((file) => [file.toLowerCase(), file]));
    for (const file of others) {
      const name = path.join(this.#folder, file);
      const other = folded.get(file.toLowerCase());
      // Where capital letters make no difference, it may have been written anew under another name.
      if (other !== undefined && isSameFile(name, path.join(this.#folder, other))) continue;
      rmSync(name, { force: true });
      removeEmpty(path.dirname(name), this.#folder);
    }
  }
}

/** All files below a folder, with `/`. What is neither a file nor a folder is no part of any site, and taken away. */
function filesIn(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder + entry.name;
    if (entry.isDirectory()) return filesIn(root, `${name}/`);
    if (entry.isFile()) return [name];
    unlinkSync(path.join(root, name));
    return [];
  });
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => lstatSync(file, { throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino;
}

/** Takes a folder away, and those that it is in, as far as nothing is in them. */
function removeEmpty(folder: string, root: string): void {
  try {
    for (let at = folder; at !== root; at = path.dirname(at)) rmdirSync(at);
  } catch {
    // Something is in it.
  }
}
