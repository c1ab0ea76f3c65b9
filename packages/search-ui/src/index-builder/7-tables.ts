import { bucketOf, PREFIX_SHARDS } from '../format/manifest.js';
import type { TermEntry } from '../format/write-terms.js';
import { topKThreshold } from './5-select.js';
import type { NumberedRecord } from './2-number.js';

/** Best records that a prefix table lists for a prefix. Chosen: five pages of results, some 150 bytes. */
const TABLE_RECORDS = 40;
/** Near spellings are looked for from 4 characters; longer than 20 are identifiers. */
const TYPO_TERM = /^[^\d\s]{4,20}$/u;
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** The terms that begin with a prefix, and the number of shards that they are in. */
interface Span {
  terms: TermEntry[];
  shards: Set<number>;
}

/** Tables of the best records for short prefixes, as entries by bucket. */
export function prefixTables(shards: TermEntry[][], size: number): Map<string, TermEntry[]> {
  const spans = new Map<string, Span>();
  for (const [place, shard] of shards.entries()) for (const entry of shard) addSpans(spans, entry, place);
  const wanted = [...spans].filter(([prefix, span]) => prefix.length < 3 || span.shards.size > PREFIX_SHARDS);
  const best = new Uint8Array(size);
  return byBucket(
    wanted.map(([prefix, { terms }]) => {
      const postings = bestRecords(terms, best);
      const frequency = postings.length / 2;
      return { term: prefix, stem: prefix, frequency, postings, common: frequency === TABLE_RECORDS };
    }),
  );
}

function addSpans(spans: Map<string, Span>, entry: TermEntry, shard: number): void {
  for (const prefix of prefixesOf(entry.term)) {
    const span = spans.get(prefix) ?? { terms: [], shards: new Set() };
    span.shards.add(shard);
    span.terms.push(entry);
    spans.set(prefix, span);
  }
}

/** The first 1 to 6 characters of a single word. */
function prefixesOf(term: string): string[] {
  if (term.includes(' ')) return [];
  const prefixes: string[] = [];
  for (let length = 1; length <= 6 && length <= term.length; length++)
    if (!/[\ud800-\udbff]/.test(term[length - 1] ?? '')) prefixes.push(term.slice(0, length));
  return prefixes;
}

/** The records with the largest impacts of any of the terms. `best` is all zero before and after. */
function bestRecords(terms: TermEntry[], best: Uint8Array): number[] {
  const touched: number[] = [];
  for (const { postings } of terms)
    for (let at = 0; at < postings.length; at += 2) {
      const record = postings[at] ?? 0;
      const impact = postings[at + 1] ?? 0;
      if (best[record] === 0) touched.push(record);
      if (impact > (best[record] ?? 0)) best[record] = impact;
    }
  const impactOf = (record: number): number => best[record] ?? 0;
  const least = topKThreshold(touched.map(impactOf), TABLE_RECORDS);
  const stronger = touched.filter((record) => impactOf(record) > least);
  const equal = touched.filter((record) => impactOf(record) === least).sort(ascending);
  const postings = [...stronger, ...equal.slice(0, TABLE_RECORDS - stronger.length)]
    .sort(ascending)
    .flatMap((record) => [record, impactOf(record)]);
  for (const record of touched) best[record] = 0;
  return postings;
}

const ascending = (one: number, other: number): number => one - other;

/** Words that a misspelt one may mean: those in two records or in a heading. Entries without postings, by bucket. */
export function typoDictionaries(
  entries: TermEntry[],
  isNamed: (term: string) => boolean,
): Map<string, TermEntry[]> {
  return byBucket(
    entries
      .filter(
        ({ term, frequency }) => TYPO_TERM.test(term) && !CJK.test(term) && (frequency > 1 || isNamed(term)),
      )
      .map((entry) => ({ ...entry, stem: entry.term, postings: [] })),
  );
}

function byBucket(entries: TermEntry[]): Map<string, TermEntry[]> {
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
export function areaBits(records: NumberedRecord[]): [area: string, bits: Uint8Array][] {
  const bytes = Math.ceil(((records.at(-1)?.number ?? 0) + 1) / 8);
  const areas = new Map<string, Uint8Array>();
  for (const { number, record } of records) {
    const bits = areas.get(record.area) ?? new Uint8Array(bytes);
    areas.set(record.area, bits);
    bits[number >> 3] = (bits[number >> 3] ?? 0) | (1 << (number & 7));
  }
  return [...areas].sort(([one], [other]) => (one < other ? -1 : 1));
}
