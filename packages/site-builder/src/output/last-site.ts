import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  type ManifestFile,
  MANIFEST_FILE,
  parseManifest,
  sha256Of,
  type SiteManifest,
} from './site-manifest.js';

/** What an output was made of, by the name of the part: equal where nothing of it has changed. */
export type OutputKey = Readonly<Record<string, string>>;

/** The first part in which two keys differ. */
export const changedPart = (before: OutputKey, now: OutputKey): string | undefined =>
  [...new Set([...Object.keys(now), ...Object.keys(before)])].find((part) => before[part] !== now[part]);

/** Files that are made together of the same input. */
export interface OutputUnit {
  key: OutputKey;
  files: readonly string[];
  /** What else came of it, as JSON. */
  result: unknown;
}

/** A unit that did not have to be made. */
export interface TakenUnit {
  /** What came of it when it was made, as JSON. */
  result: unknown;
  from: 'last site' | 'shard';
}

/** When a file was last changed, in milliseconds, and its number on the disk: others where something else has written it. */
export type FileStamp = readonly [mtimeMs: number, ino: number];

/** What a build remembers for the next one; it is no part of the site. */
interface BuildState {
  version: typeof VERSION;
  /** Hash of the manifest of the site that it tells of. */
  manifest: string;
  stamps: Readonly<Record<string, FileStamp | null>>;
  /** Files whose names change with their bytes. */
  hashed: string[];
  units: Record<string, OutputUnit>;
  /** Of all that LINK has read; `null` where it was not known. */
  link: string | null;
  /** Sizes with gzip that were asked for, by the SHA-256 of the file. */
  gzip: Record<string, number>;
  /** See `buildStamp`; `null` where it was not known. */
  input: string | null;
  /** What the build said, as JSON. */
  result: unknown;
}

const VERSION = 2;

/** What {@link LastSite.remember} is told of. */
export type Remembered = Pick<BuildState, 'hashed' | 'units' | 'link' | 'gzip' | 'input' | 'result'>;

/** A site that has been put in place. */
export interface PlacedSite {
  /** SHA-256 of its manifest. */
  manifest: string;
  /** Its files, with the stamps of those that are the last site's; `null` for others. */
  stamps: Readonly<Record<string, FileStamp | null>>;
}

/**
 * The site that is in the output folder, where the last build on this machine has put it, and what it was made of. Its files can be linked into a new
 * site, which takes a thirtieth of the time of writing them. A file that something else has written since is none of it.
 */
export class LastSite {
  readonly #folder: string;
  readonly #state: BuildState;
  readonly #manifest: SiteManifest;
  readonly #hashed: ReadonlySet<string>;
  readonly #intact = new Map<string, boolean>();

  private constructor(folder: string, state: BuildState, manifest: SiteManifest) {
    this.#folder = folder;
    this.#state = state;
    this.#manifest = manifest;
    this.#hashed = new Set(state.hashed);
  }

  /**
   * @param folder of the output
   * @param stateFile what {@link remember} has written
   * @returns `undefined` where either is missing or damaged, or they do not belong together
   */
  static open(folder: string, stateFile: string): LastSite | undefined {
    try {
      const text = readFileSync(stateFile, 'utf8');
      const [sum = '', json = ''] = [text.slice(0, text.indexOf('\n')), text.slice(text.indexOf('\n') + 1)];
      if (sha256Of(json) !== sum) return undefined;
      const state = JSON.parse(json) as BuildState;
      const manifest = readFileSync(path.join(folder, MANIFEST_FILE), 'utf8');
      if (state.version !== VERSION || sha256Of(manifest) !== state.manifest) return undefined;
      return new LastSite(folder, state, parseManifest(manifest));
    } catch {
      return undefined;
    }
  }

  /** Writes what the next build wants to know of the site that is in the output folder now. */
  static remember(folder: string, stateFile: string, site: PlacedSite, remembered: Remembered): void {
    const stamps = Object.fromEntries(
      Object.entries(site.stamps).map(([file, known]) => [file, known ?? stampOf(`${folder}/${file}`)]),
    );
    const state: BuildState = { version: VERSION, manifest: site.manifest, stamps, ...remembered };
    const json = JSON.stringify(state);
    mkdirSync(path.dirname(stateFile), { recursive: true });
    const partial = `${stateFile}.${process.pid}.partial`;
    try {
      writeFileSync(partial, `${sha256Of(json)}\n${json}`);
      renameSync(partial, stateFile);
    } finally {
      rmSync(partial, { force: true });
    }
  }

  /** What the last build said, where it had this very input and its site is as it left it. */
  resultFor(input: string): unknown {
    const isSame =
      this.#state.input === input && Object.keys(this.#manifest.files).every((file) => this.#isIntact(file));
    return isSame ? this.#state.result : undefined;
  }

  isHashed(file: string): boolean {
    return this.#hashed.has(file);
  }

  /** What a file of the site is. `undefined` for one that it has not, or that is not as it was written. */
  file(file: string): ManifestFile | undefined {
    const entry = Object.hasOwn(this.#manifest.files, file) ? this.#manifest.files[file] : undefined;
    return entry && 'sha256' in entry && this.#isIntact(file) ? entry : undefined;
  }

  /** What a file of the site was when it was written; whether it is there still is not looked at. */
  written(file: string): { entry: ManifestFile; stamp: FileStamp } | undefined {
    const entry = Object.hasOwn(this.#manifest.files, file) ? this.#manifest.files[file] : undefined;
    const stamp = this.#state.stamps[file];
    return entry && 'sha256' in entry && stamp ? { entry, stamp } : undefined;
  }

  /** The stamp of a file that {@link file} has given: one that is linked from it has the same. */
  stamp(file: string): FileStamp | null {
    return (this.#intact.get(file) && this.#state.stamps[file]) || null;
  }

  /** Whether it was linked from what has this key, so that of its pages nothing is another but their text. */
  isLinkedFrom(key: string | null): boolean {
    return key !== null && this.#state.link === key;
  }

  /** The unit of a name, whatever it was made of. */
  unit(name: string): OutputUnit | undefined {
    return Object.hasOwn(this.#state.units, name) ? this.#state.units[name] : undefined;
  }

  /** Why a unit cannot be taken: the part of its key that has changed. */
  reasonFor(name: string, key: OutputKey): string {
    const unit = this.unit(name);
    return unit ? (changedPart(unit.key, key) ?? 'file gone') : 'new';
  }

  /** Size with gzip of a file with these bytes, where the last build was asked for it. */
  gzipOf(sha256: string): number | undefined {
    return this.#state.gzip[sha256];
  }

  #isIntact(file: string): boolean {
    const known = this.#intact.get(file);
    if (known !== undefined) return known;
    const stamp = this.#state.stamps[file];
    const now = stampOf(`${this.#folder}/${file}`);
    const isIntact = !!stamp && !!now && stamp[0] === now[0] && stamp[1] === now[1];
    this.#intact.set(file, isIntact);
    return isIntact;
  }
}

/** @returns `null` where there is no file */
export function stampOf(file: string): FileStamp | null {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? [stats.mtimeMs, stats.ino] : null;
}
