import { PART_HASH_LENGTH } from '../format/content-hash.js';
import { FORMAT_VERSION, type SetDirectory } from '../format/manifest.js';
import { encodeTerms, encodeWords, type TermEntry } from '../format/write-terms.js';
import type { RecordSet } from './1-group.js';
import { number } from './2-number.js';
import { scoreTerms } from './3-score.js';
import { findEndings, stemOf } from './4-stem.js';
import { select } from './5-select.js';
import { cutShards, separator } from './6-cut-shards.js';
import { addInflections } from './terms/inflections.js';
import { areaBits, prefixTables, typoDictionaries } from './7-tables.js';
import { chunkRows } from './8-chunk-rows.js';
import type { FileStore } from './file-store.js';
import { stopWordsOf } from './terms/stop-words.js';
import { readSynonyms, type SynonymGroups } from './terms/synonyms.js';

/** Stands where a chunk is empty. */
const NO_CHUNK = ' '.repeat(PART_HASH_LENGTH);

/** The files of one locale and version, added to the store, and the directory that names them. */
export function buildSet(set: RecordSet, groups: SynonymGroups, store: FileStore): SetDirectory {
  const { records, blocks } = number(set.records);
  const stem = stemOf(set.locale);
  const synonyms = readSynonyms(groups, stem);
  const language = { stem, phrases: synonyms.phrases, isStopWord: stopWordsOf(set.locale) };
  const scored = scoreTerms(records, language);
  const entries = select(scored, records.length, language);
  const shards = cutShards(entries);
  const prefixes = prefixTables(shards, (records.at(-1)?.number ?? 0) + 1);
  const typos = typoDictionaries(entries, (term) => (scored.get(term)?.named.length ?? 0) > 0);
  const chunks = chunkRows(records);

  const starts = shards.map((shard, at) =>
    separator(shards[at - 1]?.at(-1)?.term ?? '', at === 0 ? '' : (shard[0]?.term ?? '')),
  );

  return {
    format: FORMAT_VERSION,
    records: records.length,
    starts,
    terms: addInflections(shards)
      .map((shard, at) => store.addShard(starts[at] ?? '', encodeTerms(shard)))
      .join(''),
    rows: chunks.map((rows, at) => (rows.length > 0 ? store.addRows(at, toJson(rows)) : NO_CHUNK)).join(''),
    blocks,
    prefixes: byBucket(prefixes, (entries) => store.add('p', encodeTerms(entries))),
    typos: byBucket(typos, (words) => store.add('d', encodeWords(words))),
    areas: Object.fromEntries(areaBits(records).map(([area, bits]) => [area, store.add('a', bits)])),
    endings: findEndings(entries),
    synonyms: synonyms.asked,
  };
}

function byBucket(
  tables: Map<string, TermEntry[]>,
  add: (entries: TermEntry[]) => string,
): Record<string, string> {
  return Object.fromEntries([...tables].map(([bucket, entries]) => [bucket, add(entries)]));
}

/** Bytes of JSON text. */
export function toJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
