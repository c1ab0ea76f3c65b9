import { nameHash, PART_HASH_LENGTH } from '../format/content-hash.js';
import { type FileKind, fileName, shardKey } from '../format/manifest.js';

/** Files under the hashes of their bytes. */
export class FileStore {
  readonly files = new Map<string, Uint8Array>();
  /** Names of files that an earlier index has, too. */
  readonly kept = new Set<string>();

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
    this.files.set(fileName('t', shardKey(start, hash)), bytes);
    return hash;
  }

  /** Keeps a row chunk, whose number is in its name, and returns its hash. */
  addRows(chunk: number, bytes: Uint8Array): string {
    const hash = nameHash(bytes, PART_HASH_LENGTH);
    this.files.set(fileName('r', `${chunk}-${hash}`), bytes);
    return hash;
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
