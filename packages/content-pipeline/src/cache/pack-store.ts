import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { errorMessage } from '@org/site-model';
import { Pack, type PackedText, type TextToPack, writePack } from './pack-file.js';

/** Where a store keeps its texts, and how many. */
export interface PackStoreOptions {
  /** Absolute path of a folder that this store has for itself; it is made when something is written. */
  folder: string;
  /** Size on disk above which the texts that were not asked for longest go. @default 1 GiB */
  maxBytes?: number;
}

interface OpenPack {
  file: string;
  pack: Pack;
  /** When something in it was last asked for, in milliseconds; decides what goes first. */
  usedAt: number;
}

const ENDING = '.pack';
/** Texts wait in memory until there are so many bytes of them, so that thousands of pages are a few files. */
const FLUSH_BYTES = 4 << 20;
/** Files from which they are put together: each of them is opened at the start. */
const MAX_PACKS = 48;
/** What is left when the store has outgrown its limit, so that it is not tidied at every run. */
const KEPT_SHARE = 0.75;
const PACK_BYTES = 32 << 20;

/**
 * Texts by key in packed files. Files are complete when they appear and never change, so any number of processes and threads may
 * share a folder: at worst one does not see what another has just written. What is damaged or cannot be read is not there.
 */
export class PackStore {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #packs: OpenPack[];
  /** Which pack has the newest text of a key. */
  readonly #index = new Map<string, OpenPack>();
  readonly #used = new Set<string>();
  /** Parts of `#memory`, and texts that are larger than all of it. */
  readonly #pending = new Map<string, Buffer>();
  #pendingBytes = 0;
  /** Where texts wait: used again after each pack, because thousands of pieces that are let go leave the heap full of holes. */
  #memory: Buffer | undefined;
  #problem: string | undefined;

  constructor({ folder, maxBytes = 2 ** 30 }: PackStoreOptions) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#packs = openPacks(folder);
    for (const open of this.#packs) this.#addToIndex(open);
  }

  /** Why nothing can be written, for instance because the disk is full; the store then goes on in memory and forgets. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** Whether there is no text in it. */
  get isEmpty(): boolean {
    return this.#index.size === 0 && this.#pending.size === 0;
  }

  get(key: string): string | undefined {
    return this.getBytes(key)?.toString();
  }

  /** A text as it is stored, in UTF-8. */
  getBytes(key: string): Buffer | undefined {
    const pending = this.#pending.get(key);
    if (pending) return Buffer.from(pending);
    const open = this.#index.get(key);
    const place = open?.pack.texts.get(key);
    const bytes = place && open?.pack.read(place);
    if (!bytes) return undefined;
    this.#used.add(key);
    return bytes;
  }

  /** Notes that a text is in use, as {@link getBytes} does, without reading it. @returns whether there is one */
  use(key: string): boolean {
    const isThere = this.#index.has(key) || this.#pending.has(key);
    if (isThere) this.#used.add(key);
    return isThere;
  }

  /** So many bytes of its beginning. They may be damaged, which {@link getBytes} would tell. */
  getStart(key: string, most: number): Buffer | undefined {
    const pending = this.#pending.get(key);
    if (pending) return Buffer.from(pending.subarray(0, most));
    const open = this.#index.get(key);
    const place = open?.pack.texts.get(key);
    return place && open?.pack.readStart(place, most);
  }

  /** A text too large for the store's limit is not kept. Bytes are UTF-8; they are copied. */
  set(key: string, text: string | Uint8Array): void {
    const length = Buffer.byteLength(text);
    if (length > this.#maxBytes / 4) return;
    if (this.#pendingBytes + length > FLUSH_BYTES) this.flush();
    const place = this.#placeFor(length);
    if (typeof text === 'string') place.write(text);
    else place.set(text);
    this.#pending.set(key, place);
    this.#pendingBytes += length;
  }

  #placeFor(length: number): Buffer {
    if (length > FLUSH_BYTES) return Buffer.allocUnsafeSlow(length);
    this.#memory ??= Buffer.allocUnsafeSlow(FLUSH_BYTES);
    return this.#memory.subarray(this.#pendingBytes, this.#pendingBytes + length);
  }

  /** Writes what waits in memory. */
  flush(): void {
    if (this.#pending.size === 0) return;
    const texts = [...this.#pending].map(([key, bytes]) => ({
      key,
      length: bytes.length,
      checksum: crc32(bytes),
      bytes: () => bytes,
    }));
    this.#write(texts);
    for (const { key } of texts) this.#used.add(key);
    this.#pending.clear();
    this.#pendingBytes = 0;
  }

  /** Writes what waits, notes what was used, and tidies up when there is too much. The store is not usable afterwards. */
  close(): void {
    this.flush();
    this.#touch();
    const size = this.#packs.reduce((sum, { pack }) => sum + pack.bytes, 0);
    if (size > this.#maxBytes || this.#packs.length > MAX_PACKS) this.#tidy(size);
    for (const { pack } of this.#packs.splice(0)) pack.close();
    this.#index.clear();
  }

  #addToIndex(open: OpenPack): void {
    for (const key of open.pack.texts.keys()) this.#index.set(key, open);
  }

  #write(texts: TextToPack[]): void {
    const file = path.join(this.#folder, nameOfNewPack());
    try {
      mkdirSync(this.#folder, { recursive: true });
      writePack(`${file}.partial`, texts);
      renameSync(`${file}.partial`, file);
    } catch (error) {
      this.#problem = errorMessage(error);
      ignoreFailure(() => rmSync(`${file}.partial`, { force: true }));
      return;
    }
    const pack = Pack.open(file);
    if (!pack) return;
    const open = { file, pack, usedAt: Date.now() };
    this.#packs.push(open);
    this.#addToIndex(open);
  }

  /** The time of a file says when something in it was last used; nothing that is made of its texts knows it. */
  #touch(): void {
    const now = new Date();
    const used = new Set([...this.#used].map((key) => this.#index.get(key)));
    for (const open of used) {
      if (!open) continue;
      open.usedAt = now.getTime();
      ignoreFailure(() => utimesSync(open.file, now, now));
    }
  }

  /** Puts the texts that were used last into new files, and takes the old ones away. */
  #tidy(size: number): void {
    const limit = size > this.#maxBytes ? this.#maxBytes * KEPT_SHARE : Infinity;
    const old = this.#packs.splice(0);
    let share: TextToPack[] = [];
    let [kept, shareBytes] = [0, 0];
    for (const [key, open] of this.#byLastUse()) {
      const place = open.pack.texts.get(key);
      if (!place || kept + place.length > limit) continue;
      kept += place.length;
      shareBytes += place.length;
      share.push({ key, ...place, bytes: () => bytesOf(open.pack, place) });
      if (shareBytes < PACK_BYTES) continue;
      this.#write(share);
      [share, shareBytes] = [[], 0];
    }
    if (share.length > 0) this.#write(share);
    for (const { file, pack } of old) {
      pack.close();
      if (this.#problem === undefined) ignoreFailure(() => rmSync(file, { force: true }));
    }
  }

  #byLastUse(): [string, OpenPack][] {
    const time = ([key, open]: [string, OpenPack]): number => (this.#used.has(key) ? Infinity : open.usedAt);
    return [...this.#index].sort((a, b) => Math.sign(time(b) - time(a)) || 0);
  }
}

/** What cannot be read is copied as zeros: its checksum then says that it is damaged. */
const bytesOf = (pack: Pack, place: PackedText): Buffer => pack.read(place) ?? Buffer.alloc(place.length);

let lastName = 0;

/** Names sort by age: of a key that is in two packs the later one counts. */
function nameOfNewPack(): string {
  lastName = Math.max(lastName + 1, Date.now());
  return `${lastName.toString(36).padStart(9, '0')}-${randomUUID()}${ENDING}`;
}

/** Packs that can be read, the newest at the end. */
function openPacks(folder: string): OpenPack[] {
  const packs: OpenPack[] = [];
  for (const name of listNames(folder)) {
    const file = path.join(folder, name);
    const usedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const pack = name.endsWith(ENDING) ? Pack.open(file) : undefined;
    if (pack) packs.push({ file, pack, usedAt });
    else removeLeftover(file, usedAt);
  }
  return packs;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.pack(?:\.partial)?$/.test(name))
      .sort();
  } catch {
    return [];
  }
}

/** A file that another process may still be writing is younger than this. */
const LEFTOVER_MILLISECONDS = 60 * 60 * 1000;

/** Damaged packs, those of an older format, and what a process that was ended has left. */
function removeLeftover(file: string, changedAt: number): void {
  const isFresh = file.endsWith('.partial') && Date.now() - changedAt < LEFTOVER_MILLISECONDS;
  if (!isFresh) ignoreFailure(() => rmSync(file, { force: true }));
}

/** Another process was faster, or the folder may not be written; neither matters to what is read. */
function ignoreFailure(change: () => void): void {
  try {
    change();
  } catch {
    return;
  }
}
