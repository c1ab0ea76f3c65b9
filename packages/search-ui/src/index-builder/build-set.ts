import { hashAt, FORMAT_VERSION, type SetDirectory } from '../format/manifest.js';
import { PART_HASH_LENGTH } from '../format/content-hash.js';
import { encodeTerms, encodeWords, type TermEntry } from '../format/write-terms.js';
import type { SearchRecord } from '../record.js';
import type { KeptRecord, RecordSet } from './1-group.js';
import { number, type NumberedRecord } from './2-number.js';
import { type Language, scoreTerms } from './3-score.js';
import { findEndings, stemOf } from './4-stem.js';
import { select, type SelectedTerm } from './5-select.js';
import { cutShards, keptShards, startsOf } from './6-cut-shards.js';
import { areaBits, byBucket, prefixEntries, typoEntries } from './7-tables.js';
import { chunkOf, chunkRows, isKept } from './8-chunk-rows.js';
import type { FileStore } from './file-store.js';
import { type LastSet, Moves } from './last/last-set.js';
import { addInflections } from './terms/inflections.js';
import { type MergedTerms, mergeTerms, type ScoredTerm } from './terms/merge-terms.js';
import { stopWordsOf } from './terms/stop-words.js';
import { readSynonyms, type SynonymGroups } from './terms/synonyms.js';

/** Stands where a chunk is empty. */
const NO_CHUNK = ' '.repeat(PART_HASH_LENGTH);

/** What a set is made of beside its records. */
interface SetOptions {
  synonyms: SynonymGroups;
  /** What its kept records are taken from. */
  last?: LastSet | undefined;
}

/** A set that is made, and what the next build of it wants to know. */
export interface BuiltSet {
  directory: SetDirectory;
  records: readonly NumberedRecord<SearchRecord | KeptRecord>[];
  terms: readonly ScoredTerm[];
  shardSizes: number[];
  prefixes: readonly TermEntry[];
}

/** What a set is taken from, and where its records are now. */
interface Last {
  set: LastSet;
  moves: Moves;
}

/** The files of one locale and version, added to the store, and the directory that names them. */
export function buildSet(
  set: RecordSet,
  { synonyms: groups, last: set_ }: SetOptions,
  store: FileStore,
): BuiltSet {
  const { records, blocks } = number<SearchRecord | KeptRecord>([...set.records, ...set.kept]);
  const stem = stemOf(set.locale);
  const synonyms = readSynonyms(groups, stem);
  const language = { stem, phrases: synonyms.phrases, isStopWord: stopWordsOf(set.locale) };
  const last = set_ && { set: set_, moves: new Moves(set_, records.filter(isKeptRecord)) };
  const merged = mergeTerms(scoreTerms(records.filter(isRead), language), last);
  const counts = { now: records.length, before: set_?.facts.directory.records ?? 0 };
  const entries = select(merged.terms, counts, language);
  const shards = cutShards(entries);
  const prefixes = prefixEntries(
    shards,
    (records.at(-1)?.number ?? 0) + 1,
    last && { prefixes: last.set.prefixes, gone: merged.gone },
  );
  const starts = startsOf(shards);
  const directory: SetDirectory = {
    format: FORMAT_VERSION,
    records: records.length,
    starts,
    terms: addShards(shards, { starts, merged, last, language }, store),
    rows: addRows(records, last, store),
    blocks,
    prefixes: addTables(prefixes, (table) => store.add('p', encodeTerms(table))),
    typos: addTables(typoEntries(entries), (words) => store.add('d', encodeWords(words))),
    areas: Object.fromEntries(areaBits(records).map(([area, bits]) => [area, store.add('a', bits)])),
    endings: findEndings(entries),
    synonyms: synonyms.asked,
  };
  const shardSizes = shards.map(({ length }) => length);
  return { directory, records, terms: merged.terms, shardSizes, prefixes };
}

const isRead = (one: NumberedRecord<SearchRecord | KeptRecord>): one is NumberedRecord => !isKept(one.record);
const isKeptRecord = (one: NumberedRecord<SearchRecord | KeptRecord>): one is NumberedRecord<KeptRecord> =>
  isKept(one.record);

interface ShardInput {
  starts: string[];
  merged: MergedTerms;
  last: Last | undefined;
  language: Pick<Language, 'stem'>;
}

/** @returns their hashes */
function addShards(
  shards: SelectedTerm[][],
  { starts, merged, last, language }: ShardInput,
  store: FileStore,
): string {
  const kept = last && keptShards(shards, merged.gone, { last: last.set, stem: language.stem });
  return addInflections(shards, (at) => kept?.[at] === undefined)
    .map((shard, at) => {
      const start = starts[at] ?? '';
      const hash = kept?.[at];
      return hash === undefined ? store.addShard(start, encodeTerms(shard)) : store.keepShard(start, hash);
    })
    .join('');
}

/** @returns their hashes */
function addRows(records: BuiltSet['records'], last: Last | undefined, store: FileStore): string {
  const changed = new Map(chunkRows(records, last).map(({ chunk, rows }) => [chunk, rows]));
  const used = new Set(records.map((record) => chunkOf(record.number)));
  return Array.from({ length: chunkOf(records.at(-1)?.number ?? -1) + 1 }, (_, chunk) => {
    const rows = changed.get(chunk);
    if (rows) return store.addRows(chunk, toJson(rows));
    return used.has(chunk)
      ? store.keepRows(chunk, hashAt(last?.set.facts.directory.rows ?? '', chunk))
      : NO_CHUNK;
  }).join('');
}

const addTables = (entries: TermEntry[], add: (entries: TermEntry[]) => string): Record<string, string> =>
  Object.fromEntries([...byBucket(entries)].map(([bucket, table]) => [bucket, add(table)]));

/** Bytes of JSON text. */
export function toJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
