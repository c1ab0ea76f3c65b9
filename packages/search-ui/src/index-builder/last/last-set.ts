import { CHUNK_SLOTS, fileName, hashAt, type SetDirectory, type StoredRow } from '../../format/manifest.js';
import type { KeptRecord } from '../1-group.js';
import type { Occurrences } from '../terms/occurrence-list.js';

/** A set of an earlier index as the next build wants to know it: plain JSON, and the numbers of {@link SetNumbers}. */
export interface SetFacts {
  locale: string;
  version: string;
  directory: SetDirectory;
  /** How many terms each shard has. */
  shardSizes: number[];
  /** Records by the key of what they are made of. */
  pages: [key: string, records: [number: number, id: string, url: string, area: string][]][];
  /** Sorted, one a line. */
  terms: string;
  /** Postings of the prefix tables. */
  prefixes: [prefix: string, postings: number[]][];
}

/** Where the terms of a set occur: {@link Occurrences} of one term after another. */
export interface SetNumbers extends Occurrences {
  numbers: Uint32Array;
  marks: Uint16Array;
  /** Where those of each term end. */
  ends: Uint32Array;
}

/** What a set of an earlier index is made of. */
export class LastSet {
  readonly facts: SetFacts;
  readonly terms: readonly string[];
  /** Postings by prefix. */
  readonly prefixes: ReadonlyMap<string, number[]>;
  readonly #numbers: SetNumbers;
  readonly #read: (file: string) => Uint8Array;

  /** @param read contents of a file of the set, by its name in there */
  constructor(facts: SetFacts, numbers: SetNumbers, read: (file: string) => Uint8Array) {
    this.facts = facts;
    this.terms = facts.terms === '' ? [] : facts.terms.split('\n');
    this.prefixes = new Map(facts.prefixes);
    this.#numbers = numbers;
    this.#read = read;
  }

  /** Those that were made of what these keys stand for. */
  recordsOf(keys: ReadonlySet<string>): KeptRecord[] {
    return this.facts.pages.flatMap(([key, records]) =>
      keys.has(key) ? records.map(([number, id, url, area]) => ({ key, number, id, url, area })) : [],
    );
  }

  /** Where a term occurs, by its place among the terms. */
  occurrences(term: number): Occurrences {
    const { numbers, marks, ends } = this.#numbers;
    const [from, to] = [term === 0 ? 0 : (ends[term - 1] ?? 0), ends[term] ?? 0];
    return { numbers: numbers.subarray(from, to), marks: marks.subarray(from, to) };
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
  readonly #now: Int32Array;
  /** 1 at the number of each record that is not where it was. */
  readonly #moved: Uint8Array;
  /** Chunks of rows, then and now, that have another record, or one at another place. */
  readonly chunks = new Set<number>();

  /**
   * @param last none of whose other records is there any more
   * @param now the records that are kept, with their new numbers
   */
  constructor(last: LastSet, now: readonly { number: number; record: KeptRecord }[]) {
    const before = last.facts.pages.flatMap(([, records]) => records.map(([number]) => number));
    this.#now = new Int32Array(Math.max(0, ...maxOf(before)) + 1).fill(-1);
    this.#moved = new Uint8Array(this.#now.length);
    for (const { number, record } of now) this.#now[record.number] = number;
    for (const number of before) {
      const place = this.#now[number] ?? -1;
      if (place === number) continue;
      this.#moved[number] = 1;
      this.chunks.add(Math.floor(number / CHUNK_SLOTS));
      if (place >= 0) this.chunks.add(Math.floor(place / CHUNK_SLOTS));
    }
  }

  /** Whether all records with these numbers are where they were. */
  leave(numbers: Occurrences['numbers']): boolean {
    const moved = this.#moved;
    const { length } = numbers;
    for (let at = 0; at < length; at++) if (moved[numbers[at] ?? 0] === 1) return false;
    return true;
  }

  /** The number of a record now; `-1` where it is not there any more. */
  now(number: number): number {
    return this.#now[number] ?? -1;
  }
}

/** Of many numbers, which cannot all be arguments of a call. */
function maxOf(numbers: readonly number[]): number[] {
  let largest = -1;
  for (const number of numbers) if (number > largest) largest = number;
  return largest < 0 ? [] : [largest];
}
