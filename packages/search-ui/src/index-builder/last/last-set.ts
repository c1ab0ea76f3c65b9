import { PART_HASH_LENGTH } from '../../format/content-hash.js';
import {
  CHUNK_SLOTS,
  chunkOf,
  fileName,
  hashAt,
  type SetDirectory,
  type StoredRow,
} from '../../format/manifest.js';
import type { KeptRecord, UnreadRecord } from '../1-group.js';
import type { NumberedRecord } from '../2-number.js';
import type { TermNumbers } from '../terms/occurrence-list.js';
import { TermTable } from '../terms/term-table.js';

export type PageRecords = [key: string, url: string, area: string, records: [number: number, id: string][]];

/** A set of an earlier index as the next build wants to know it: plain JSON, and the numbers of its terms. */
export interface SetFacts {
  locale: string;
  version: string;
  directory: SetDirectory;
  /** How many terms each shard has. */
  shardSizes: number[];
  /** Records that stand one after another, by the key of what they are made of, their address and their area. */
  pages: PageRecords[];
  /** Sorted, one a line. */
  terms: string;
  /** Postings of the prefix tables. */
  prefixes: [prefix: string, postings: number[]][];
}

/** What a set of an earlier index is made of. */
export class LastSet {
  readonly facts: SetFacts;
  readonly table: TermTable;
  /** Postings by prefix. */
  readonly prefixes: ReadonlyMap<string, number[]>;
  readonly #read: (file: string) => Uint8Array;

  /** @param read contents of a file of the set, by its name in there */
  constructor(facts: SetFacts, numbers: TermNumbers, read: (file: string) => Uint8Array) {
    this.facts = facts;
    this.table = TermTable.of(facts.terms === '' ? [] : facts.terms.split('\n'), numbers);
    this.prefixes = new Map(facts.prefixes);
    this.#read = read;
  }

  /** Those that were made of what these keys stand for. */
  recordsOf(keys: ReadonlySet<string>): KeptRecord[] {
    return this.facts.pages.flatMap(([key, url, area, records]) =>
      keys.has(key) ? records.map(([number, id]) => ({ key, number, id, url, area })) : [],
    );
  }

  /** Whether some record was made of what one of these keys stands for. */
  hasAny(keys: ReadonlySet<string>): boolean {
    return this.facts.pages.some(([key]) => keys.has(key));
  }

  /**
   * The records with the numbers that they have in here, where they are those that the other pages had: the same ones, at the same addresses. That is what an
   * edit of a text leaves.
   * @param kept keys of pages that stay
   */
  numbersOf(
    records: readonly UnreadRecord[],
    kept: ReadonlySet<string>,
  ): NumberedRecord<UnreadRecord>[] | undefined {
    const before = this.facts.pages.filter(([key]) => !kept.has(key));
    const places = new Map(
      before.flatMap(([, url, area, rows]) => rows.map(([number, id]) => [id, { number, url, area }])),
    );
    if (places.size !== records.length) return undefined;
    const numbered: NumberedRecord<UnreadRecord>[] = [];
    for (const record of records) {
      const place = places.get(record.id);
      if (!place || place.url !== record.url || place.area !== record.area) return undefined;
      places.delete(record.id);
      numbered.push({ number: place.number, record });
    }
    return numbered.sort((one, other) => one.number - other.number);
  }

  read(file: string): Uint8Array {
    return this.#read(file);
  }

  /** The rows of a chunk. */
  readRows(chunk: number): StoredRow[] {
    const hash = hashAt(this.facts.directory.rows, chunk);
    if (!hash) return [];
    return JSON.parse(new TextDecoder().decode(this.#read(fileName('r', `${chunk}-${hash}`)))) as StoredRow[];
  }
}

/** Where records of an earlier index are now. */
export class Moves {
  /** By the number then; `-1` where it is not there any more. */
  readonly nowAt: Int32Array;
  /** Chunks of rows, then and now, that have another record, or one at another place. */
  readonly chunks: ReadonlySet<number>;

  private constructor(nowAt: Int32Array, chunks: ReadonlySet<number>) {
    this.nowAt = nowAt;
    this.chunks = chunks;
  }

  /**
   * @param last none of whose other records is there any more
   * @param now the records that are kept, with their new numbers
   */
  static of(last: LastSet, now: readonly { number: number; record: KeptRecord }[]): Moves {
    const before = last.facts.pages.flatMap(([, , , records]) => records.map(([number]) => number));
    const nowAt = new Int32Array(sizeOf(last));
    for (const number of before) nowAt[number] = -1;
    for (const { number, record } of now) nowAt[record.number] = number;
    const chunks = new Set<number>();
    for (const number of before) {
      const place = nowAt[number] ?? -1;
      if (place === number) continue;
      chunks.add(chunkOf(number));
      if (place >= 0) chunks.add(chunkOf(place));
    }
    return new Moves(nowAt, chunks);
  }

  /** All records are where they were, and these were read again: what was known of them is not any more. */
  static none(last: LastSet, read: readonly { number: number }[]): Moves {
    const nowAt = Int32Array.from({ length: sizeOf(last) }, (_, number) => number);
    for (const { number } of read) nowAt[number] = -1;
    return new Moves(nowAt, new Set(read.map(({ number }) => chunkOf(number))));
  }

  /** The number of a record now; `-1` where it is not there any more. */
  now(number: number): number {
    return this.nowAt[number] ?? -1;
  }
}

/** More than the largest number of a record. */
const sizeOf = ({ facts }: LastSet): number =>
  CHUNK_SLOTS * Math.ceil(facts.directory.rows.length / PART_HASH_LENGTH);
