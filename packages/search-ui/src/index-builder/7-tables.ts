import { bucketOf, PREFIX_SHARDS } from '../format/manifest.js';
import type { TermEntry } from '../format/write-terms.js';
import { impactOf, recordOf } from './terms/occurrence-list.js';
import { type SelectedTerm, type SelectedTerms, topKThreshold } from './5-select.js';
import type { Shard } from './6-cut-shards.js';
import type { RecordPlace } from './1-group.js';
import type { NumberedRecord } from './2-number.js';

/** Best records that a prefix table lists for a prefix. Chosen: five pages of results, some 150 bytes. */
const TABLE_RECORDS = 40;
/** Near spellings are looked for from 4 characters; longer than 20 are identifiers. */
const TYPO_TERM = /^[^\d\s]{4,20}$/u;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const MAX_PREFIX = 6;

/** The words that begin with a prefix, which are neighbours among the words, and the number of shards that they are in. */
interface Span {
  prefix: string;
  from: number;
  to: number;
  shards: number;
  lastShard: number;
}

/** What tables may be taken from. */
interface LastTables {
  /** Postings by prefix. */
  prefixes: ReadonlyMap<string, number[]>;
  /** Terms that are not there any more. */
  gone: readonly string[];
}

interface TablesInput {
  entries: SelectedTerms;
  shards: readonly Shard[];
  /** More than the largest number of a record. */
  size: number;
  /** Where no term of a prefix has changed, its records are those of the last index. @default there is none */
  last?: LastTables | undefined;
}

/** The best records for short prefixes, as entries. */
export function prefixEntries({ entries, shards, size, last }: TablesInput): TermEntry[] {
  const gone = new Set(last?.gone.flatMap(prefixesOf));
  const best = new Uint8Array(size);
  const { words, changed } = entries;
  return spansOf(entries, shards).map(({ prefix, from, to }) => {
    const places = words.slice(from, to);
    const isSame = last && !gone.has(prefix) && !places.some((place) => changed[place] === 1);
    const known = isSame ? last.prefixes.get(prefix) : undefined;
    const postings =
      known ??
      bestRecords(
        places.map((place) => entries.at(place)),
        best,
      );
    const frequency = postings.length / 2;
    return { term: prefix, stem: prefix, frequency, postings, common: frequency === TABLE_RECORDS };
  });
}

/** Of the prefixes that have a table. */
function spansOf({ words, table }: SelectedTerms, shards: readonly Shard[]): Span[] {
  const found: Span[] = [];
  /** The last one of each length. */
  const open: (Span | undefined)[] = [];
  let shard = 0;
  for (const [at, place] of words.entries()) {
    while (place >= (shards[shard]?.to ?? Infinity)) shard++;
    for (const prefix of prefixesOf(table.at(place))) {
      let span = open[prefix.length];
      if (span?.prefix !== prefix) {
        span = { prefix, from: at, to: at, shards: 0, lastShard: -1 };
        open[prefix.length] = span;
        found.push(span);
      }
      span.to = at + 1;
      if (span.lastShard !== shard) span.shards++;
      span.lastShard = shard;
    }
  }
  return found.filter(({ prefix, shards: count }) => prefix.length < 3 || count > PREFIX_SHARDS);
}

/** The first 1 to 6 characters of a single word. */
function prefixesOf(term: string): string[] {
  if (term.includes(' ')) return [];
  const prefixes: string[] = [];
  for (let length = 1; length <= MAX_PREFIX && length <= term.length; length++)
    if (!isHighSurrogate(term.charCodeAt(length - 1))) prefixes.push(term.slice(0, length));
  return prefixes;
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/** The records with the largest impacts of any of the terms. `best` is all zero before and after. */
function bestRecords(terms: readonly SelectedTerm[], best: Uint8Array): number[] {
  const touched: number[] = [];
  // One term alone has a whole table of records that reach this: no weaker one can be in it.
  let floor = 0;
  for (const term of terms) floor = Math.max(floor, term.reachedBy(TABLE_RECORDS));
  for (const { occurrences } of terms)
    for (const found of occurrences) {
      const impact = impactOf(found);
      if (impact < floor) continue;
      const record = recordOf(found);
      if (best[record] === 0) touched.push(record);
      if (impact > (best[record] ?? 0)) best[record] = impact;
    }
  const bestOf = (record: number): number => best[record] ?? 0;
  const least = topKThreshold(touched.map(bestOf), TABLE_RECORDS);
  const stronger = touched.filter((record) => bestOf(record) > least);
  const equal = touched.filter((record) => bestOf(record) === least).sort(ascending);
  const postings = [...stronger, ...equal.slice(0, TABLE_RECORDS - stronger.length)]
    .sort(ascending)
    .flatMap((record) => [record, bestOf(record)]);
  for (const record of touched) best[record] = 0;
  return postings;
}

const ascending = (one: number, other: number): number => one - other;

/** Words that a misspelt one may mean: those in two records or in a heading. Entries without postings. */
export function typoEntries(entries: SelectedTerms): TermEntry[] {
  const { table, words } = entries;
  return words.flatMap((place): TermEntry[] => {
    const term = table.at(place);
    const frequency = table.frequency(place);
    const isTold = TYPO_TERM.test(term) && !CJK.test(term) && (frequency > 1 || entries.isNamed(place));
    return isTold ? [{ term, stem: term, frequency, postings: [] }] : [];
  });
}

/** Entries by the bucket of their table. */
export function byBucket(entries: TermEntry[]): Map<string, TermEntry[]> {
  const buckets = new Map<string, TermEntry[]>();
  entries.sort((one, other) => (one.term < other.term ? -1 : 1));
  for (const entry of entries) {
    const bucket = bucketOf(entry.term);
    const list = buckets.get(bucket);
    if (list) list.push(entry);
    else buckets.set(bucket, [entry]);
  }
  return new Map([...buckets].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** For each area, by its id, a bit for every record number: the first is the lowest of the first byte. */
export function areaBits(
  records: readonly NumberedRecord<RecordPlace>[],
): [area: string, bits: Uint8Array][] {
  const bytes = Math.ceil(((records.at(-1)?.number ?? 0) + 1) / 8);
  const areas = new Map<string, Uint8Array>();
  for (const { number, record } of records) {
    const bits = areas.get(record.area) ?? new Uint8Array(bytes);
    areas.set(record.area, bits);
    bits[number >> 3] = (bits[number >> 3] ?? 0) | (1 << (number & 7));
  }
  return [...areas].sort(([one], [other]) => (one < other ? -1 : 1));
}
