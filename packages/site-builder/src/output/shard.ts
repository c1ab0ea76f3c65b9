import { readFileSync } from 'node:fs';
import path from 'node:path';
import { partName, type SitePart } from './site-part.js';
import type { OutputUnit, Remembered } from './last-site.js';
import { isFileOf, type ManifestFile, readManifest, type SiteManifest } from './site-manifest.js';

/** Says what the files of a shard were made of; it is one of them. */
const SHARD_FILE = 'shard.json';
const VERSION = 1;

/** What a shard tells those who take files from it. */
interface ShardState extends Pick<Remembered, 'hashed' | 'units'> {
  version: typeof VERSION;
  part: string;
}

/** An output that is to be put in place as a shard. */
interface UnfinishedShard {
  /** What its files were made of. */
  remembered: Pick<Remembered, 'hashed' | 'units'>;
  write(file: string, content: string): unknown;
}

/**
 * A part of a site that was made elsewhere, and what it was made of. Unlike those of the last site its files came over a network, so each is
 * compared with the manifest before it is taken.
 */
export class Shard {
  /** Absolute path. */
  readonly folder: string;
  /** As {@link SitePart} is written. */
  readonly part: string;
  /** Files that were asked for and are not those that were written. */
  readonly damaged: string[] = [];
  readonly #units: Record<string, OutputUnit>;
  readonly #hashed: ReadonlySet<string>;
  readonly #manifest: SiteManifest;

  private constructor(folder: string, state: ShardState, manifest: SiteManifest) {
    this.folder = folder;
    this.part = state.part;
    this.#units = state.units;
    this.#hashed = new Set(state.hashed);
    this.#manifest = manifest;
  }

  /** @returns `undefined` where there is none that is whole, or it is of another version of this package */
  static open(folder: string): Shard | undefined {
    const manifest = readManifest(folder);
    const entry = manifest?.files[SHARD_FILE];
    try {
      const content = readFileSync(path.join(folder, SHARD_FILE));
      if (!manifest || !entry || !('sha256' in entry) || !isFileOf(entry, content)) return undefined;
      const state = JSON.parse(content.toString()) as ShardState;
      return state.version === VERSION ? new Shard(path.resolve(folder), state, manifest) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Makes a shard of what is in an output that is to be put in place. */
  static complete(output: UnfinishedShard, part: SitePart): void {
    const state: ShardState = { version: VERSION, part: partName(part), ...output.remembered };
    output.write(SHARD_FILE, JSON.stringify(state));
  }

  /** The unit of a name, whatever it was made of. */
  unit(name: string): OutputUnit | undefined {
    return Object.hasOwn(this.#units, name) ? this.#units[name] : undefined;
  }

  isHashed(file: string): boolean {
    return this.#hashed.has(file);
  }

  /** @returns `undefined` for a file that it has not, or that is not as it was written */
  read(file: string): { entry: ManifestFile; content: Uint8Array } | undefined {
    const entry = Object.hasOwn(this.#manifest.files, file) ? this.#manifest.files[file] : undefined;
    if (!entry || !('sha256' in entry)) return undefined;
    const content = this.#contentOf(file);
    if (content && isFileOf(entry, content)) return { entry, content };
    this.damaged.push(file);
    return undefined;
  }

  #contentOf(file: string): Uint8Array | undefined {
    try {
      return readFileSync(path.join(this.folder, file));
    } catch {
      return undefined;
    }
  }
}
