import { nameHash, PART_HASH_LENGTH } from '../format/content-hash.js';
import { type FileKind, fileName, shardKey } from '../format/manifest.js';

/** Takes a file at once, so that it need not stay in memory. */
export type WriteFile = (name: string, bytes: Uint8Array) => void;

/** Files under the hashes of their bytes. */
export class FileStore {
  /** Those that were not written at once. */
  readonly files = new Map<string, Uint8Array>();
  /** Names of files that an earlier index has, too. */
  readonly kept = new Set<string>();
  /** Names of files that were written at once. */
  readonly #written = new Set<string>();
  #write: WriteFile | undefined;

  /** From now on shards and row chunks, which are nearly all of the files, are written at once. */
  writeAtOnce(write: WriteFile): void {
    this.#write = write;
  }

  /** Whether a file is one of this index's own making. */
  has(name: string): boolean {
    return this.files.has(name) || this.#written.has(name);
  }

  /** Keeps a file and returns its hash. Two files whose names would be equal differ by zeros at the end of one. */
  add(kind: Exclude<FileKind, 'r' | 't'>, bytes: Uint8Array): string {
    for (let content = bytes; ; content = pad(content)) {
      const hash = nameHash(content);
      const name = fileName(kind, hash);
      const other = this.files.get(name);
      if (other && !equal(other, content)) continue;
      this.files.set(name, content);
      return hash;
    }
  }

  /** Names a file that is an earlier index's, as it is. */
  keep(kind: Exclude<FileKind, 'r' | 't'>, hash: string): void {
    this.kept.add(fileName(kind, hash));
  }

  /** Names a term shard, or a row chunk, that is an earlier index's. */
  keepShard(start: string, hash: string): string {
    this.kept.add(fileName('t', shardKey(start, hash)));
    return hash;
  }

  keepRows(chunk: number, hash: string): string {
    this.kept.add(fileName('r', `${chunk}-${hash}`));
    return hash;
  }

  /** Keeps a term shard, whose start is in its name, and returns its hash. */
  addShard(start: string, bytes: Uint8Array): string {
    const hash = nameHash(bytes, PART_HASH_LENGTH);
    this.#put(fileName('t', shardKey(start, hash)), bytes);
    return hash;
  }

  /** Keeps a row chunk, whose number is in its name, and returns its hash. */
  addRows(chunk: number, bytes: Uint8Array): string {
    const hash = nameHash(bytes, PART_HASH_LENGTH);
    this.#put(fileName('r', `${chunk}-${hash}`), bytes);
    return hash;
  }

  #put(name: string, bytes: Uint8Array): void {
    if (!this.#write) {
      this.files.set(name, bytes);
      return;
    }
    this.#write(name, bytes);
    this.#written.add(name);
  }
}

function pad(bytes: Uint8Array): Uint8Array {
  const longer = new Uint8Array(bytes.length + 1);
  longer.set(bytes);
  return longer;
}

function equal(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
