import { createHash } from 'node:crypto';
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sha256Of } from './site-manifest.js';
import { writingNow } from './unwritable.js';

/** A file as it was put into the folder of a site in the making. */
export interface StagedFile {
  /** Relative to the output folder, with `/`. */
  file: string;
  bytes: number;
  sha256: string;
  /** Whether it is the last site's, and not a new one. */
  isLinked: boolean;
}

/** Where a site is in the making, as plain data, so that it can go to a thread. */
export interface StagingPlace {
  /** Absolute path of the folder. */
  staging: string;
  /** Absolute path of the output folder, where the last site is. */
  target: string;
}

/** The folder of a site in the making. Several threads may put files into it: none is ever written into, and each is there at once or not. */
export class StagingFolder {
  readonly place: StagingPlace;
  readonly #made = new Set<string>();
  #real: string | undefined;

  constructor(place: StagingPlace) {
    this.place = place;
  }

  make(): void {
    const { staging } = this.place;
    writingNow(staging, () => mkdirSync(staging, { recursive: true }));
  }

  /**
   * Writes a file, or links it to the last site's where that has the same bytes.
   * @param last SHA-256 of the last site's file of that name. @default it has none that can be linked
   * @throws for a file that would be outside of the folder: LINK reports such names, so this is the last line of defence
   * @throws SiteError for one that the system does not let it write
   */
  write(file: string, content: string | Uint8Array, last?: string): StagedFile {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const sha256 = sha256Of(bytes);
    const isLinked = last === sha256 && this.link(file);
    if (!isLinked) this.#put(file, (target) => writeFileSync(target, bytes, { flag: 'wx' }));
    return { file, bytes: bytes.byteLength, sha256, isLinked };
  }

  /** Writes a text that is too long to be held in memory. @throws as {@link write} does */
  writeParts(file: string, parts: Iterable<string>): StagedFile {
    const hash = createHash('sha256');
    let bytes = 0;
    this.#put(file, (target) => {
      const handle = openSync(target, 'wx');
      try {
        for (const part of parts) {
          const content = Buffer.from(part);
          writeFileSync(handle, content);
          hash.update(content);
          bytes += content.byteLength;
        }
      } finally {
        closeSync(handle);
      }
    });
    return { file, bytes, sha256: hash.digest('base64url'), isLinked: false };
  }

  read(file: string): string {
    return readFileSync(this.#inside(file), 'utf8');
  }

  /**
   * Makes a file of another folder one of this, too.
   * @param from that folder. @default the output folder, where the last site is
   * @returns whether it could: some file systems have no links, and none leads to another one
   */
  link(file: string, from: string = this.place.target): boolean {
    try {
      // What cannot be inside is refused before it is looked for.
      this.#put(file, (target) => linkSync(`${from}${path.sep}${file}`, target));
      return true;
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      return false;
    }
  }

  remove(file: string): void {
    rmSync(this.#inside(file), { force: true });
  }

  #put(file: string, make: (target: string) => void): void {
    const absolute = this.#inside(file);
    writingNow(
      () => path.join(this.place.target, file),
      () => {
        this.#makeFolder(path.dirname(absolute), file);
        try {
          make(absolute);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
          // What is there may be the last site's, too: it is never written into.
          rmSync(absolute, { force: true });
          make(absolute);
        }
      },
    );
  }

  #makeFolder(folder: string, file: string): void {
    if (this.#made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#real ??= realpathSync(this.place.staging);
    if (!isBelow(realpathSync(folder), this.#real)) throw new OutsideError(file);
    this.#made.add(folder);
  }

  #inside(file: string): string {
    const { staging } = this.place;
    if (PLAIN_FILE.test(file)) return `${staging}${path.sep}${file}`;
    const absolute = path.resolve(staging, file);
    const isFile = absolute !== staging && !file.includes('\0') && !/[\\/]$/.test(file);
    if (!isFile || !isBelow(absolute, staging)) throw new OutsideError(file);
    return absolute;
  }
}

/** A name that is that of a file inside, whatever the system: no part of it is empty or a step to another folder. The others are looked at closely. */
const PLAIN_FILE = /^(?:(?!\.\.?(?:\/|$))[^/\\\0:]+(?:\/|$))+(?<!\/)$/;

const isBelow = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder + path.sep);

class OutsideError extends Error {
  constructor(file: string) {
    super(`${JSON.stringify(file)} is no file inside the output folder, so nothing is written.`);
  }
}
