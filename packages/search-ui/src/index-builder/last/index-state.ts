import type { BuiltSet } from '../build-set.js';
import type { TermNumbers } from '../terms/occurrence-list.js';
import { keyOf } from '../place-records.js';
import { LastSet, type PageRecords, type SetFacts } from './last-set.js';

/** A set, and what the next build wants to know of it. */
interface SetState {
  locale: string;
  version: string;
  built: BuiltSet;
}

/** What a state ends with, as JSON; before it are the numbers of its sets. */
interface StateFacts {
  /** Keys without a record. */
  empty: string[];
  sets: SetFacts[];
}

/** Bytes of a number. */
const WORD = Uint32Array.BYTES_PER_ELEMENT;

/** Characters of the text that are encoded at once. */
const PIECE = 1 << 16;

/**
 * An index as the next build of it wants to know it, piece by piece: how many sets there are, how many terms and occurrences each has, these numbers themselves, which
 * are memory of the index, and the rest as text, which of a large index is too much to be held as a whole. In the order of bytes of this machine: it is for no other.
 */
export function* encodeState(sets: readonly SetState[], empty: Iterable<string>): Generator<Uint8Array> {
  const tables = sets.map(({ built }) => built.table);
  const counts = tables.flatMap((table) => [table.length, table.start(table.length)]);
  yield bytesOf(Uint32Array.of(sets.length, ...counts));
  for (const { ends, runs } of tables) {
    yield bytesOf(ends);
    for (const { occurrences } of runs) yield bytesOf(occurrences);
  }
  yield* encoded(factsText(sets, empty));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function* encoded(texts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for (const text of texts) {
    waiting += text;
    if (waiting.length < PIECE) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  yield encoder.encode(waiting);
}

/** JSON of {@link StateFacts}. */
function* factsText(sets: readonly SetState[], empty: Iterable<string>): Generator<string> {
  yield `{"empty":${JSON.stringify([...empty])},"sets":[`;
  for (const [at, set] of sets.entries()) {
    if (at > 0) yield ',';
    yield* setText(set);
  }
  yield ']}';
}

function* setText({ locale, version, built }: SetState): Generator<string> {
  const { directory, shardSizes, table, prefixes, placement } = built;
  yield `${JSON.stringify({ locale, version, directory, shardSizes }).slice(0, -1)},"terms":"`;
  // In a string, and of terms a line each, the end of a line is two characters.
  yield* listText(table.terms, (term) => JSON.stringify(term).slice(1, -1), '\\n');
  yield '","prefixes":[';
  yield* listText(prefixes, ({ term, postings }) => JSON.stringify([term, postings]));
  yield '],"pages":[';
  yield* listText(pagesOf(placement), (page) => JSON.stringify(page));
  yield ']}';
}

function* listText<Item>(
  items: Iterable<Item>,
  toText: (item: Item) => string,
  separator = ',',
): Generator<string> {
  let before = '';
  for (const item of items) {
    yield before + toText(item);
    before = separator;
  }
}

/** Pages whose records are where they were stay as they are known. */
function* pagesOf({ records, isWhole, last, keys }: BuiltSet['placement']): Generator<PageRecords> {
  if (!isWhole && last) for (const page of last.set.facts.pages) if (keys?.has(page[0])) yield page;
  let page: PageRecords | undefined;
  for (const { number, record } of records) {
    const { id, url, area } = record;
    const key = keyOf(record);
    if (page?.[0] !== key || page[1] !== url || page[2] !== area) {
      if (page) yield page;
      page = [key, url, area, []];
    }
    page[3].push([number, id]);
  }
  if (page) yield page;
}

/** Views, so that the numbers of sets are not copied. @returns what follows them, too */
function readNumbers({ buffer, byteOffset, byteLength }: Uint8Array) {
  const [sets = 0] = new Uint32Array(buffer, byteOffset, 1);
  const counts = new Uint32Array(buffer, byteOffset + WORD, 2 * sets);
  let at = byteOffset + WORD + counts.byteLength;
  const take = (length: number): Uint32Array => {
    const taken = new Uint32Array(buffer, at, length);
    at += taken.byteLength;
    return taken;
  };
  const numbers = Array.from({ length: sets }, (_, set): TermNumbers => {
    const ends = take(counts[2 * set] ?? 0);
    return { ends, occurrences: take(counts[2 * set + 1] ?? 0) };
  });
  return { numbers, text: new Uint8Array(buffer, at, byteOffset + byteLength - at) };
}

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
    const { numbers, text } = readNumbers(state.byteOffset % WORD === 0 ? state : state.slice());
    const { sets, empty } = JSON.parse(new TextDecoder().decode(text)) as StateFacts;
    this.sets = sets.map((set, at) => {
      const { ends = new Uint32Array(), occurrences = new Uint32Array() } = numbers[at] ?? {};
      return new LastSet(set, { ends, occurrences }, (file) => read(set, file));
    });
    this.#empty = new Set(empty);
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
