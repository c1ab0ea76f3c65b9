import { CHUNK_SLOTS, chunkOf, hashAt, FORMAT_VERSION, type SetDirectory } from '../format/manifest.js';
import { PART_HASH_LENGTH } from '../format/content-hash.js';
import { encodeTerms, encodeWords, type TermEntry } from '../format/write-terms.js';
import type { RecordSet } from './1-group.js';
import { type Language, TermScorer } from './3-score.js';
import { findEndings, stemOf } from './4-stem.js';
import { SelectedTerms } from './5-select.js';
import {
  cutShards,
  formsOf,
  keptShards,
  LastShards,
  type PlacedWords,
  placeWords,
  type Shard,
  startsOf,
} from './6-cut-shards.js';
import { areaBits, byBucket, prefixEntries, typoEntries } from './7-tables.js';
import { chunkRows, type ReadRecord, rereadRows } from './8-chunk-rows.js';
import { mayBeInline } from './9-inline.js';
import type { FileStore, WriteFile } from './file-store.js';
import {
  type KeptPages,
  type PlacedRecords,
  type Placement,
  placeRecords,
  withoutTexts,
} from './place-records.js';
import { RecordReader } from './record-reader.js';
import { addInflections, familiesOf } from './terms/inflections.js';
import { mergeTerms } from './terms/merge-terms.js';
import { stopWordsOf } from './terms/stop-words.js';
import { readSynonyms, type SynonymGroups } from './terms/synonyms.js';
import type { TermTable } from './terms/term-table.js';

/** Stands where a chunk is empty. */
const NO_CHUNK = ' '.repeat(PART_HASH_LENGTH);

/** How a set is made. */
export interface SetOptions {
  synonyms: SynonymGroups;
  /** What is taken from an earlier index. @default nothing */
  kept?: KeptPages | undefined;
  /** Takes most files of a set that is not small. @default they stay in the store */
  write?: WriteFile | undefined;
}

/** A set that is made, and what the next build of it wants to know. */
export interface BuiltSet {
  directory: SetDirectory;
  placement: PlacedRecords;
  table: TermTable;
  shardSizes: number[];
  prefixes: readonly TermEntry[];
}

/** The files of one locale and version, added to the store, and the directory that names them. It takes the records out of the set. */
export function buildSet(set: RecordSet, options: SetOptions, store: FileStore): BuiltSet {
  const stem = stemOf(set.locale);
  const synonyms = readSynonyms(options.synonyms, stem);
  const language = { stem, phrases: synonyms.phrases, isStopWord: stopWordsOf(set.locale) };
  const { placement, rows, scored } = takeRecords(set, { ...options, language }, store);
  const { last, count } = placement;
  const merged = mergeTerms(scored, last);
  const gone = merged.gone.map(({ term }) => term);
  const counts = { now: count, before: last?.set.facts.directory.records ?? 0 };
  const entries = new SelectedTerms(merged, counts, language);
  const shards = cutShards(entries, last && new LastShards(last.set, entries, merged.gone));
  const starts = startsOf(entries, shards);
  const words = placeWords(entries, shards);
  const kept = last && { gone: gone.map(stem), last: last.set };
  const prefixes = prefixEntries({
    entries,
    shards,
    size: CHUNK_SLOTS * Math.ceil(rows.length / PART_HASH_LENGTH),
    last: last && { prefixes: last.set.prefixes, gone },
  });
  const directory: SetDirectory = {
    format: FORMAT_VERSION,
    records: count,
    starts,
    terms: addShards(entries, shards, { starts, words, kept }, store),
    rows,
    blocks: placement.blocks,
    prefixes: addTables(prefixes, (table) => store.add('p', encodeTerms(table))),
    typos: addTables(typoEntries(entries), (words) => store.add('d', encodeWords(words))),
    areas: addAreas(placement, store),
    endings: findEndings(
      words.places.map((place, at) => ({ term: merged.table.at(place), stem: words.stems[at] ?? '' })),
    ),
    synonyms: synonyms.asked,
  };
  const shardSizes = shards.map(({ from, to }) => to - from);
  return { directory, placement, table: merged.table, shardSizes, prefixes };
}

/**
 * Reads each record once, in the order of their numbers: their texts are more than all that is made of them. The list of the set is emptied, because the
 * caller still holds the set.
 */
function takeRecords(
  set: RecordSet,
  { kept, write, language }: SetOptions & { language: Language },
  store: FileStore,
): { placement: PlacedRecords; rows: string; scored: TermTable } {
  const placement = placeRecords(set, kept);
  if (write && !mayBeInline(placement.count)) store.writeAtOnce(write);
  const scorer = new TermScorer(language);
  const reader = new RecordReader();
  const rows = addRows(placement, store, ({ number, record: unread }) => {
    const record = reader.read(unread);
    scorer.add({ number, record });
    return record;
  });
  set.records.length = 0;
  return { placement: withoutTexts(placement), rows, scored: scorer.table() };
}

interface ShardInput {
  starts: readonly string[];
  words: PlacedWords;
  kept: Parameters<typeof keptShards>[2] | undefined;
}

/** @returns their hashes */
function addShards(
  entries: SelectedTerms,
  shards: readonly Shard[],
  { starts, words, kept }: ShardInput,
  store: FileStore,
): string {
  const hashes = kept && keptShards(words, shards, kept);
  const isMade = (home: number): boolean => hashes?.[home] === undefined;
  const families = familiesOf(formsOf(words, isMade, (place) => entries.at(place)));
  return shards
    .map(({ from, to }, at) => {
      const start = starts[at] ?? '';
      const hash = hashes?.[at];
      if (hash !== undefined) return store.keepShard(start, hash);
      return store.addShard(start, encodeTerms(addInflections(entries.slice(from, to), at, families)));
    })
    .join('');
}

/** @returns their hashes */
function addRows({ all, read, last }: Placement, store: FileStore, readRecord: ReadRecord): string {
  const before = last?.set.facts.directory.rows ?? '';
  const chunks =
    all || !last ? chunkRows(all ?? read, readRecord, last) : rereadRows(read, readRecord, last.set);
  const changed = new Map<number, string>();
  for (const { chunk, rows } of chunks) changed.set(chunk, store.addRows(chunk, toJson(rows)));
  const used = all && new Set(all.map((record) => chunkOf(record.number)));
  const length = all ? chunkOf(all.at(-1)?.number ?? -1) + 1 : before.length / PART_HASH_LENGTH;
  return Array.from({ length }, (_, chunk) => {
    const added = changed.get(chunk);
    if (added !== undefined) return added;
    const hash = hashAt(before, chunk);
    return (used ? used.has(chunk) : hash !== '') ? store.keepRows(chunk, hash) : NO_CHUNK;
  }).join('');
}

/** @returns their hashes by the area */
function addAreas({ records, isWhole, last }: PlacedRecords, store: FileStore): SetDirectory['areas'] {
  if (!isWhole && last) return keepAreas(last.set.facts.directory.areas, store);
  return Object.fromEntries(areaBits(records).map(([area, bits]) => [area, store.add('a', bits)]));
}

function keepAreas(areas: SetDirectory['areas'], store: FileStore): SetDirectory['areas'] {
  for (const hash of Object.values(areas)) store.keep('a', hash);
  return areas;
}

const addTables = (entries: TermEntry[], add: (entries: TermEntry[]) => string): Record<string, string> =>
  Object.fromEntries([...byBucket(entries)].map(([bucket, table]) => [bucket, add(table)]));

/** Bytes of JSON text. */
export function toJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
