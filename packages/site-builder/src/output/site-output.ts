import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { OLD, removeWork, type SiteFolders, siteFolders, stagingFolder, swapIn } from './site-folders.js';
import {
  MANIFEST_FILE,
  type ManifestFile,
  manifestText,
  type ReportEntry,
  sha256Of,
} from './site-manifest.js';
import { writingNow } from './unwritable.js';

/** Folder of the built site, in the app's. */
export const OUTPUT_DIR = 'dist';

export interface WrittenFile {
  /** Relative to the output folder, with `/`. */
  file: string;
  bytes: number;
}

/**
 * A site's output folder, filled aside and put in place whole. Until `commit` the last good site stays where it is. To be used
 * by who holds the output, see `holdOutput`, which also takes away what was not put in place.
 */
export class SiteOutput {
  readonly #folders: SiteFolders;
  readonly #id = `${process.pid}-${randomBytes(6).toString('hex')}`;
  readonly #staging: string;
  readonly #made = new Set<string>();
  readonly #manifest = new Map<string, ManifestFile | ReportEntry>();
  readonly #hashed = new Set<string>();
  readonly written: WrittenFile[] = [];

  /** @param target the output folder */
  constructor(target: string) {
    this.#folders = siteFolders(target);
    this.#staging = stagingFolder(this.#folders, this.#id);
    writingNow(this.#staging, () => mkdirSync(this.#staging, { recursive: true }));
  }

  /** Whether a file of that name has been written. */
  has(file: string): boolean {
    return this.#manifest.has(file);
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

  /**
   * @throws for a file that would be outside of the folder: LINK reports such names, so this is the last line of defence
   * @throws SiteError for one that the system does not let it write
   */
  write(file: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    this.#write(file, bytes);
    this.#manifest.set(file, { bytes: bytes.byteLength, sha256: sha256Of(bytes) });
    this.#hashed.delete(file);
    this.written.push({ file, bytes: bytes.byteLength });
  }

  /** Writes the file that differs from run to run and has a checksum of its own. */
  writeReport(file: string, content: string): void {
    this.write(file, content);
    this.#manifest.set(file, { selfChecked: true });
  }

  #write(file: string, bytes: Uint8Array): void {
    const absolute = this.#inside(file);
    const folder = path.dirname(absolute);
    writingNow(path.join(this.#folders.target, file), () => {
      if (!this.#made.has(folder)) {
        mkdirSync(folder, { recursive: true });
        if (!isBelow(realpathSync(folder), realpathSync(this.#staging))) throw new OutsideError(file);
        this.#made.add(folder);
      }
      writeFileSync(absolute, bytes);
    });
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

  /**
   * Writes the manifest, puts the new site in the old one's place, and takes the old one away.
   * @param confirm throws when this process may no longer write the output
   */
  async commit(confirm: () => void = () => undefined): Promise<void> {
    this.#write(MANIFEST_FILE, Buffer.from(manifestText(this.#manifest)));
    confirm();
    writingNow(this.#folders.target, () => swapIn(this.#folders, this.#id));
    // File by file on one thread, this takes as long as all the rest of a large build.
    await rm(`${this.#staging}${OLD}`, { recursive: true, force: true });
    removeWork(this.#folders);
  }
}

const isBelow = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder + path.sep);

class OutsideError extends Error {
  constructor(file: string) {
    super(`${JSON.stringify(file)} is no file inside the output folder, so nothing is written.`);
  }
}
