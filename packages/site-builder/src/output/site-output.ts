import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  changedPart,
  type FileStamp,
  type LastSite,
  type OutputKey,
  type OutputUnit,
  type PlacedSite,
  type Remembered,
  type TakenUnit,
} from './last-site.js';
import { GzipSizes } from './gzip-sizes.js';
import { setAside } from './remove-site.js';
import type { Shard } from './shard.js';
import { OLD, removeWork, type SiteFolders, siteFolders, stagingFolder, swapIn } from './site-folders.js';
import {
  MANIFEST_FILE,
  type ManifestFile,
  manifestText,
  type ReportEntry,
  sha256Of,
} from './site-manifest.js';
import { SpareSite } from './spare-site.js';
import { type StagedFile, StagingFolder, type StagingPlace } from './staging-folder.js';
import { writingNow } from './unwritable.js';

/** Folder of the built site, in the app's. */
export const OUTPUT_DIR = 'dist';

/** Folder of its shards, in the app's. */
export const SHARDS_DIR = '.shards';

/** How the files of a site came to be. */
export interface OutputCounts {
  /** Files whose bytes are new. */
  written: number;
  /** Files that are the last site's, or of a shard. */
  linked: number;
}

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
  readonly #staging: StagingFolder;
  readonly #manifest = new Map<string, ManifestFile | ReportEntry>();
  readonly #hashed = new Set<string>();
  /** Of files that are the last site's. */
  readonly #stamps = new Map<string, FileStamp | null>();
  readonly #last: LastSite | undefined;
  readonly #shards: readonly Shard[];
  readonly #kept: string | undefined;
  readonly #spare: SpareSite | undefined;
  readonly #units: Record<string, OutputUnit> = {};
  readonly #gzip = new GzipSizes((sha256) => this.#last?.gzipOf(sha256));
  /** Of all that LINK has read. @default it is not known */
  link: string | null = null;
  readonly counts: OutputCounts = { written: 0, linked: 0 };
  readonly written: WrittenFile[] = [];

  /**
   * @param target the output folder
   * @param last the site in it, whose files are linked where they are the same. @default none: all files are written
   * @param shards parts of the site that were made elsewhere. @default none
   * @param kept where the replaced site is kept for the next one, if most of its files are this one's, too. @default it is taken away
   */
  constructor(target: string, last?: LastSite, shards: readonly Shard[] = [], kept?: string) {
    this.#folders = siteFolders(target);
    this.#last = last;
    this.#shards = shards;
    this.#kept = kept;
    const staging = stagingFolder(this.#folders, this.#id);
    this.#spare = last && kept !== undefined ? SpareSite.take(kept, staging, MANIFEST_FILE) : undefined;
    this.#staging = new StagingFolder({ staging, target: this.#folders.target });
    this.#staging.make();
  }

  /** Where files are written, for threads that do so themselves. */
  get place(): StagingPlace {
    return this.#staging.place;
  }

  /** Takes away what was made in the folder of a site that was kept. @returns whether there was one */
  discardSpare(): boolean {
    if (this.#spare) rmSync(this.place.staging, { recursive: true, force: true });
    return this.#spare !== undefined;
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
    this.noteHashed(file);
  }

  /** Says so of a file that is part of the site. */
  noteHashed(file: string): void {
    this.#hashed.add(file);
  }

  /** SHA-256 of the last site's file of that name. `undefined` where there is none that can be linked. */
  lastHash(file: string): string | undefined {
    return this.#last?.file(file)?.sha256;
  }

  /** @throws as {@link StagingFolder.write} does */
  write(file: string, content: string | Uint8Array): void {
    const last = this.#last?.written(file)?.entry.sha256;
    // In the folder of the spare site it may be there already, and has not to be linked again.
    if (last !== undefined && last === sha256Of(content) && this.reuse(file)) return;
    this.adopt(this.#staging.write(file, content, this.lastHash(file)));
  }

  /** Makes a file part of the site that a thread has written. @param isHashed whether its name has a hash of its bytes. @default false */
  adopt({ file, bytes, sha256, isLinked }: StagedFile, { isHashed = false } = {}): void {
    this.#add(file, { bytes, sha256 });
    if (isHashed) this.#hashed.add(file);
    this.counts[isLinked ? 'linked' : 'written']++;
    if (isLinked) this.#stamps.set(file, this.#last?.stamp(file) ?? null);
  }

  /** Writes a text that is too long to be held in memory, part by part. */
  writeParts(file: string, parts: Iterable<string>): void {
    this.adopt(this.#staging.writeParts(file, parts));
  }

  /** Text of a file that has been written, or taken from the last site. */
  read(file: string): string | undefined {
    return this.has(file) ? this.#staging.read(file) : undefined;
  }

  /** The same of a file that may be anything. */
  readBytes(file: string): Uint8Array | undefined {
    return this.has(file) ? readFileSync(path.join(this.place.staging, file)) : undefined;
  }

  /** SHA-256 of a file that has been written, or taken from the last site. */
  hashOf(file: string): string | undefined {
    const entry = this.#manifest.get(file);
    return entry && 'sha256' in entry ? entry.sha256 : undefined;
  }

  /** Takes a file of the last site as it is. @returns whether there is one that can be taken */
  reuse(file: string): boolean {
    const written = this.#last?.written(file);
    if (!written) return false;
    const { entry, stamp } = written;
    const isThere =
      this.#spare?.has(file, stamp) || (this.#last?.file(file) !== undefined && this.#staging.link(file));
    if (!isThere) return false;
    this.#take(file, entry, this.#last);
    this.#stamps.set(file, stamp);
    return true;
  }

  /** The same where its bytes are known to be these. @param sha256 as in the manifest */
  reuseSame(file: string, sha256: string): boolean {
    return this.#last?.written(file)?.entry.sha256 === sha256 && this.reuse(file);
  }

  /** Takes a file of a shard as it is. @returns whether it is there, as it was written */
  #join(file: string, shard: Shard): boolean {
    const found = shard.read(file);
    if (!found) return false;
    if (!this.#staging.link(file, shard.folder)) this.#staging.write(file, found.content);
    this.#take(file, found.entry, shard);
    return true;
  }

  #take(file: string, entry: ManifestFile, from: Pick<LastSite, 'isHashed'> | undefined): void {
    this.#add(file, entry);
    this.counts.linked++;
    if (from?.isHashed(file)) this.#hashed.add(file);
  }

  /** Takes what the last site or a shard has of a unit with this key, all of it or nothing. */
  reuseUnit(name: string, key: OutputKey): TakenUnit | undefined {
    const reuse = (file: string): boolean => this.reuse(file);
    const unit = this.#takeUnit(name, this.#last?.unit(name), { key, take: reuse });
    if (unit) return { result: unit.result, from: 'last site' };
    for (const shard of this.#shards) {
      const join = (file: string): boolean => this.#join(file, shard);
      const joined = this.#takeUnit(name, shard.unit(name), { key, take: join });
      if (joined) return { result: joined.result, from: 'shard' };
    }
    return undefined;
  }

  #takeUnit(
    name: string,
    unit: OutputUnit | undefined,
    { key, take }: { key: OutputKey; take: (file: string) => boolean },
  ): OutputUnit | undefined {
    if (!unit || changedPart(unit.key, key) !== undefined) return undefined;
    const taken: string[] = [];
    for (const file of unit.files) {
      if (!take(file)) {
        for (const other of taken) this.#forget(other);
        this.counts.linked -= taken.length;
        return undefined;
      }
      taken.push(file);
    }
    this.#units[name] = unit;
    return unit;
  }

  /** Notes what files were made of, so that the next build may take them. */
  keepUnit(name: string, unit: OutputUnit): void {
    this.#units[name] = unit;
  }

  /** Whether the last site was linked from the same. */
  get isLinkedAsLast(): boolean {
    return this.#last?.isLinkedFrom(this.link) ?? false;
  }

  /** The last site's unit of a name, whatever it was made of. */
  lastUnit(name: string): OutputUnit | undefined {
    return this.#last?.unit(name);
  }

  /** Whether a shard has a unit of a name, whatever it was made of. */
  isBrought(name: string): boolean {
    return this.#shards.some((shard) => shard.unit(name) !== undefined);
  }

  /** Why the last site's unit cannot be taken: the part of its key that has changed. */
  reasonFor(name: string, key: OutputKey): string {
    return this.#last?.reasonFor(name, key) ?? 'no last site';
  }

  /** Writes the file that differs from run to run and has a checksum of its own. */
  writeReport(file: string, content: string): void {
    this.write(file, content);
    this.#manifest.set(file, { selfChecked: true });
  }

  #add(file: string, entry: ManifestFile): void {
    this.#manifest.set(file, entry);
    this.#hashed.delete(file);
    this.#stamps.delete(file);
    this.written.push({ file, bytes: entry.bytes });
  }

  #forget(file: string): void {
    this.#staging.remove(file);
    this.#manifest.delete(file);
    const at = this.written.findLastIndex((written) => written.file === file);
    if (at >= 0) this.written.splice(at, 1);
  }

  /** What the next build wants to know of this one's files. */
  get remembered(): Pick<Remembered, 'hashed' | 'units' | 'link' | 'gzip'> {
    return { hashed: [...this.#hashed], units: this.#units, link: this.link, gzip: this.#gzip.asked };
  }

  /** Size with gzip of a file that has been written. */
  gzipOf(file: string): number {
    return this.#gzip.of(this.hashOf(file), () => readFileSync(path.join(this.place.staging, file)));
  }

  /**
   * Writes the manifest, puts the new site in the old one's place, and takes the old one away.
   * @param confirm throws when this process may no longer write the output
   */
  async commit(confirm: () => void = () => undefined): Promise<PlacedSite> {
    this.#spare?.removeOthers(this.#manifest);
    const manifest = manifestText(this.#manifest);
    this.#staging.write(MANIFEST_FILE, manifest);
    confirm();
    writingNow(this.#folders.target, () => swapIn(this.#folders, this.#id));
    await setAside(`${this.place.staging}${OLD}`, this.counts, this.#kept);
    removeWork(this.#folders);
    const stamps = Object.fromEntries(
      [...this.#manifest.keys()].map((file) => [file, this.#stamps.get(file) ?? null]),
    );
    return { manifest: sha256Of(manifest), stamps };
  }
}
