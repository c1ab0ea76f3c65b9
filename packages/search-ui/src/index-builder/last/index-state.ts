import type { SearchRecord } from '../../record.js';
import type { BuiltSet } from '../build-set.js';
import type { ScoredTerm } from '../terms/merge-terms.js';
import { LastSet, type SetFacts } from './last-set.js';

/** A set, and what the next build wants to know of it. */
interface SetState {
  locale: string;
  version: string;
  built: BuiltSet;
}

/** What a state begins with, as JSON; the numbers of its sets follow, in their order. */
interface StateHead {
  /** Keys without a record. */
  empty: string[];
  sets: (SetFacts & { termCount: number; occurrenceCount: number })[];
}

/** Bytes of a number, to whose multiples everything is aligned. */
const WORD = 4;

/**
 * An index as the next build of it wants to know it. In the order of bytes of this machine: it is for no other.
 * @param keyOf the key of a record's page
 */
export function encodeState(
  sets: readonly SetState[],
  empty: Iterable<string>,
  keyOf: (record: SearchRecord) => string,
): Uint8Array {
  const head: StateHead = {
    empty: [...empty],
    sets: sets.map(({ locale, version, built }) => ({
      locale,
      version,
      directory: built.directory,
      shardSizes: built.shardSizes,
      pages: pagesOf(built.records, keyOf),
      terms: built.terms.map(({ term }) => term).join('\n'),
      prefixes: built.prefixes.map(({ term, postings }) => [term, postings]),
      termCount: built.terms.length,
      occurrenceCount: countOf(built.terms),
    })),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const parts = sets.flatMap(({ built }) => numbersOf(built.terms));
  const start = WORD + aligned(text.length);
  const bytes = new Uint8Array(start + parts.reduce((sum, { byteLength }) => sum + aligned(byteLength), 0));
  new Uint32Array(bytes.buffer, 0, 1)[0] = text.length;
  bytes.set(text, WORD);
  let at = start;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer), at);
    at += aligned(part.byteLength);
  }
  return bytes;
}

function pagesOf(records: BuiltSet['records'], keyOf: (record: SearchRecord) => string): SetFacts['pages'] {
  const pages = new Map<string, SetFacts['pages'][number][1]>();
  for (const { number, record } of records) {
    const key = 'text' in record ? keyOf(record) : record.key;
    const known = pages.get(key) ?? [];
    known.push([number, record.id, record.url, record.area]);
    pages.set(key, known);
  }
  return [...pages];
}

const countOf = (terms: readonly ScoredTerm[]): number =>
  terms.reduce((sum, { numbers }) => sum + numbers.length, 0);

function numbersOf(terms: readonly ScoredTerm[]): (Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>)[] {
  const count = countOf(terms);
  const [ends, numbers, marks] = [
    new Uint32Array(terms.length),
    new Uint32Array(count),
    new Uint16Array(count),
  ];
  let at = 0;
  for (const [place, term] of terms.entries()) {
    numbers.set(term.numbers, at);
    marks.set(term.marks, at);
    at += term.numbers.length;
    ends[place] = at;
  }
  return [ends, numbers, marks];
}

const aligned = (bytes: number): number => Math.ceil(bytes / WORD) * WORD;

/** What {@link encodeState} has written. */
export class LastIndex {
  readonly sets: readonly LastSet[];
  readonly #keys: ReadonlySet<string>;
  readonly #empty: ReadonlySet<string>;

  /** @param read contents of a file of the index, by its folder and name */
  constructor(
    state: Uint8Array,
    read: (set: Pick<SetFacts, 'locale' | 'version'>, file: string) => Uint8Array,
  ) {
    const bytes = state.byteOffset % WORD === 0 ? state : state.slice();
    const { buffer, byteOffset } = bytes;
    const length = new Uint32Array(buffer, byteOffset, 1)[0] ?? 0;
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(WORD, WORD + length))) as StateHead;
    let at = byteOffset + WORD + aligned(length);
    this.sets = head.sets.map((set) => {
      const ends = new Uint32Array(buffer, at, set.termCount);
      const numbers = new Uint32Array(buffer, at + ends.byteLength, set.occurrenceCount);
      const marks = new Uint16Array(buffer, at + ends.byteLength + numbers.byteLength, set.occurrenceCount);
      at += ends.byteLength + numbers.byteLength + aligned(marks.byteLength);
      return new LastSet(set, { ends, numbers, marks }, (file) => read(set, file));
    });
    this.#empty = new Set(head.empty);
    this.#keys = new Set(this.sets.flatMap(({ facts }) => facts.pages.map(([key]) => key)));
  }

  /** Whether the records are known that were made of what a key stands for. */
  has(key: string): boolean {
    return this.#keys.has(key) || this.#empty.has(key);
  }

  isEmpty(key: string): boolean {
    return this.#empty.has(key);
  }

  set(locale: string, version: string): LastSet | undefined {
    return this.sets.find(({ facts }) => facts.locale === locale && facts.version === version);
  }
}
