import { nameHash, PART_HASH_LENGTH } from './content-hash.js';

/** Raised whenever an older engine could not read the files any more. */
export const FORMAT_VERSION = 3;

/** Slots in a chunk of result rows. About half of them are taken, so that a new record rarely moves another one. */
export const CHUNK_SLOTS = 16;

/** The chunk that has the row of a record, by its number. */
export const chunkOf = (number: number): number => Math.floor(number / CHUNK_SLOTS);

/** Prefixes of one or two characters, and those that span more shards than this, have a ready-made table. */
export const PREFIX_SHARDS = 2;

/** The file that is asked for first: which locales and versions there are. */
export interface SearchManifest {
  format: number;
  sets: SearchSet[];
}

/** The files of one locale and version. */
export interface SearchSet {
  locale: string;
  version: string;
  /** Number of records. */
  records: number;
  /** Name of the set's directory file, relative to the manifest. */
  file: string;
}

/** What one locale and version consists of; JSON in the file that a set names. */
export interface SetDirectory {
  format: number;
  records: number;
  /** Shortest strings that separate a shard from the one before it, sorted by UTF-16 units; the first is empty. */
  starts: string[];
  /** Hashes of the term shards, one after another, `PART_HASH_LENGTH` characters each. */
  terms: string;
  /** Hashes of the row chunks, `PART_HASH_LENGTH` characters each; spaces where a chunk is empty. */
  rows: string;
  /** Blocks of record numbers, those of a page together, one after another: a digit for each, which is the logarithm to base 2 of its width. */
  blocks: string;
  /** Hashes of the prefix tables and of the typo dictionaries by `bucketOf` of the first character. */
  prefixes: Record<string, string>;
  typos: Record<string, string>;
  /** Hash of the file that says which records an area has, by the area's id. */
  areas: Record<string, string>;
  /** Endings of this language as the records show them: `[cut, put]` turns the end of a word into that of its stem. */
  endings: [string, string][];
  /** Folded words and what they may be replaced by. */
  synonyms: Record<string, string[]>;
  /** Contents by file name, binary ones in base64, where the whole set is one file. */
  inline?: Record<string, string>;
}

/** A result row: slot in its chunk, url, anchor, title, breadcrumb, headings, text, area; its language where that is not the locale's. */
export type StoredRow = [number, string, string, string, string[], string[], string, string, string?];

/** `t` term shard, `p` prefix table, `d` typo dictionary, `a` records of an area, `r` row chunk. */
export type FileKind = 't' | 'p' | 'd' | 'a' | 'r';

/** Name of a file of a set: `t/k3x09a-1f0z.bin`, `r/12-k3x0.json`. */
export function fileName(kind: FileKind, key: string): string {
  return `${kind}/${key}.${kind === 'r' ? 'json' : 'bin'}`;
}

/** The hash at a place in `terms` or `rows`; empty where there is none. */
export function hashAt(hashes: string, index: number): string {
  return hashes.slice(index * PART_HASH_LENGTH, (index + 1) * PART_HASH_LENGTH).trim();
}

/** Name of a term shard, without folder and ending: its start decides which one it is. */
export const shardKey = (start: string, hash: string): string => `${nameHash(start)}-${hash}`;

/** Which prefix table and typo dictionary a first character belongs to: its own, or one of 16 for all but a–z and 0–9. */
export function bucketOf(term: string): string {
  const first = term[0] ?? '';
  return /[a-z0-9]/.test(first) ? first : `_${first.charCodeAt(0) % 16}`;
}
