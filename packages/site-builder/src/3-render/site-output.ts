import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Folder of the built site, in the app's. */
export const OUTPUT_DIR = 'dist';

export interface WrittenFile {
  /** Relative to the output folder, with `/`. */
  file: string;
  bytes: number;
}

/**
 * A site's output folder, filled aside and put in place whole. Until `commit` the last good site stays where it is; a build
 * that fails leaves nothing behind but the folder aside, which the next one clears.
 */
export class SiteOutput {
  readonly #target: string;
  readonly #staging: string;
  readonly #folders = new Set<string>();
  readonly #files = new Set<string>();
  readonly #hashed = new Set<string>();
  readonly written: WrittenFile[] = [];

  constructor(target: string) {
    this.#target = path.resolve(target);
    this.#staging = `${this.#target}.next`;
    rmSync(this.#staging, { recursive: true, force: true });
    mkdirSync(this.#staging, { recursive: true });
  }

  /** Whether a file of that name has been written. */
  has(file: string): boolean {
    return this.#files.has(file);
  }

  /** Whether a file's name changes with its bytes, so that caches may keep it for ever. */
  isHashed(file: string): boolean {
    return this.#hashed.has(file);
  }

  /** Writes a file whose name has a hash of its bytes. */
  writeHashed(file: string, content: string | Uint8Array): void {
    this.write(file, content);
    this.#hashed.add(file);
  }

  /** @throws for a file that would be outside of the folder: LINK reports such names, so this is the last line of defence */
  write(file: string, content: string | Uint8Array): void {
    const absolute = this.#inside(file);
    const folder = path.dirname(absolute);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      if (!isBelow(realpathSync(folder), realpathSync(this.#staging))) throw new OutsideError(file);
      this.#folders.add(folder);
    }
    writeFileSync(absolute, content);
    const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
    this.#files.add(file);
    this.#hashed.delete(file);
    this.written.push({ file, bytes });
  }

  #inside(file: string): string {
    const absolute = path.resolve(this.#staging, file);
    const isFile = absolute !== this.#staging && !file.includes('\0') && !/[\\/]$/.test(file);
    if (!isFile || !isBelow(absolute, this.#staging)) throw new OutsideError(file);
    return absolute;
  }

  /** Copies the files of a folder as they are. */
  copy(folder: string): void {
    this.#copy(folder, [], (file, content) => this.write(file, content));
  }

  /** Copies the files of a folder, whose names have hashes of their bytes, but for the top-level names in `except`. */
  copyHashed(folder: string, except: string[] = []): void {
    this.#copy(folder, except, (file, content) => this.writeHashed(file, content));
  }

  #copy(folder: string, except: string[], write: (file: string, content: Uint8Array) => void): void {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      const file = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
      const left = except.includes(file.split('/')[0] ?? '');
      if (entry.isFile() && !left) write(file, readFileSync(path.join(folder, file)));
    }
  }

  /** Size with gzip of a file that has been written. */
  gzipOf(file: string): number {
    return gzipSync(readFileSync(path.join(this.#staging, file))).byteLength;
  }

  /** Puts the new site in the old one's place, and takes the old one away. */
  async commit(): Promise<void> {
    const old = `${this.#target}.old`;
    await rm(old, { recursive: true, force: true });
    if (existsSync(this.#target)) renameSync(this.#target, old);
    renameSync(this.#staging, this.#target);
    // File by file on one thread, this takes as long as all the rest of a large build.
    await rm(old, { recursive: true, force: true });
  }
}

const isBelow = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder + path.sep);

class OutsideError extends Error {
  constructor(file: string) {
    super(`${JSON.stringify(file)} is no file inside the output folder, so nothing is written.`);
  }
}
