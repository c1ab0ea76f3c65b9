import type { BuiltSet } from '../build-set.js';
import type { TermNumbers } from '../terms/occurrence-list.js';
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
 * An index as the next build of it wants to know it, in parts, of which most are memory of the index itself. In the order of bytes of this machine: it is for
 * no other.
 */
export function encodeState(sets: readonly SetState[], empty: Iterable<string>): Uint8Array[] {
  const head: StateHead = {
    empty: [...empty],
    sets: sets.map(({ locale, version, built }) => ({
      locale,
      version,
      directory: built.directory,
      shardSizes: built.shardSizes,
      pages: pagesOf(built.placement),
      terms: built.table.terms.join('\n'),
      prefixes: built.prefixes.map(({ term, postings }) => [term, postings]),
      termCount: built.table.length,
      occurrenceCount: built.table.numbers.occurrences.length,
    })),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const numbers = sets.flatMap(({ built }) => {
    const { ends, occurrences } = built.table.numbers;
    return [bytesOf(ends), bytesOf(occurrences)];
  });
  return [bytesOf(Uint32Array.of(text.length)), text, padding(text.length), ...numbers];
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** What follows so many bytes up to where the next number may begin. */
const padding = (bytes: number): Uint8Array => new Uint8Array(aligned(bytes) - bytes);

type Counts = Pick<StateHead['sets'][number], 'termCount' | 'occurrenceCount'>;

/** Bytes of a set's numbers. */
const lengthOf = ({ termCount, occurrenceCount }: Counts): number => WORD * (termCount + occurrenceCount);

/** Where the numbers of a set are that begin at some byte: views, so that they are not copied. */
function viewsAt(buffer: ArrayBufferLike, at: number, { termCount, occurrenceCount }: Counts): TermNumbers {
  const ends = new Uint32Array(buffer, at, termCount);
  return { ends, occurrences: new Uint32Array(buffer, at + ends.byteLength, occurrenceCount) };
}

/** Pages whose records are where they were stay as they are known. */
function pagesOf({ records, isWhole, last, keys }: BuiltSet['placement']): SetFacts['pages'] {
  const pages = new Map<string, SetFacts['pages'][number][1]>();
  for (const { number, record } of records) {
    const known = pages.get(record.key) ?? [];
    known.push([number, record.id, record.url, record.area]);
    pages.set(record.key, known);
  }
  const others = isWhole || !last ? [] : last.set.facts.pages.filter(([key]) => keys?.has(key));
  return [...others, ...pages];
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
      const numbers = viewsAt(buffer, at, set);
      at += lengthOf(set);
      return new LastSet(set, numbers, (file) => read(set, file));
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
