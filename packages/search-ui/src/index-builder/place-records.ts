import type { SearchRecord } from '../record.js';
import type { KeptRecord, PlacedRecord } from './1-group.js';
import { number, type NumberedRecord } from './2-number.js';
import { isKept } from './8-chunk-rows.js';
import { type LastSet, Moves } from './last/last-set.js';

/** What of an earlier index stays. */
export interface KeptPages {
  last: LastSet;
  /** Of the pages whose records stay. */
  keys: ReadonlySet<string>;
}

/** What a set is taken from, and where its records are now. */
interface Last {
  set: LastSet;
  moves: Moves;
}

interface SetPlacement {
  /** How many records there are. */
  count: number;
  /** See `SetDirectory`. */
  blocks: string;
  /** What those that were not read are taken from. `undefined` where there are none. */
  last: Last | undefined;
  /** Of the pages that these are on. */
  keys: ReadonlySet<string> | undefined;
}

/** The records of a set and their numbers. */
export interface Placement extends SetPlacement {
  /** Those that were read, ascending. */
  read: NumberedRecord[];
  /** All of them, ascending. `undefined` where all are where they were. */
  all: NumberedRecord<SearchRecord | KeptRecord>[] | undefined;
}

/** The same without what the records say. */
export interface PlacedRecords extends SetPlacement {
  /** Ascending: all of them, or those that were read, where all are where they were. */
  records: NumberedRecord<PlacedRecord>[];
  isWhole: boolean;
}

/** Gives records their numbers: those that they had, where none has come and none has gone. @throws TypeError where two have one id */
export function placeRecords(records: readonly SearchRecord[], kept?: KeptPages): Placement {
  const read = kept?.last.numbersOf(records, kept.keys);
  if (!kept || !read) return numberAll(records, kept);
  const { last, keys } = kept;
  const { blocks, records: count } = last.facts.directory;
  return { count, blocks, read, all: undefined, last: { set: last, moves: Moves.none(last, read) }, keys };
}

function numberAll(records: readonly SearchRecord[], kept: KeptPages | undefined): Placement {
  const others = kept?.last.recordsOf(kept.keys) ?? [];
  const ids = new Set(others.map(({ id }) => id));
  for (const record of records) if (ids.has(record.id)) throw doubleId(record);
  const { records: all, blocks } = number<SearchRecord | KeptRecord>([...records, ...others]);
  const last = kept && { set: kept.last, moves: Moves.of(kept.last, all.filter(isKeptRecord)) };
  return { count: all.length, blocks, read: all.filter(isRead), all, last, keys: kept?.keys };
}

/**
 * The same records without what they say.
 * @param keyOf the key of what a record was made of
 */
export function withoutTexts(
  { all, read, ...placement }: Placement,
  keyOf: (record: SearchRecord) => string,
): PlacedRecords {
  const toPlaced = (record: SearchRecord | KeptRecord): PlacedRecord => {
    const { id, url, area } = record;
    return { key: isKept(record) ? record.key : keyOf(record), id, url, area };
  };
  const records = (all ?? read).map(({ number, record }) => ({ number, record: toPlaced(record) }));
  return { ...placement, records, isWhole: all !== undefined };
}

const isRead = (one: NumberedRecord<SearchRecord | KeptRecord>): one is NumberedRecord => !isKept(one.record);
const isKeptRecord = (one: NumberedRecord<SearchRecord | KeptRecord>): one is NumberedRecord<KeptRecord> =>
  isKept(one.record);

export const doubleId = (record: SearchRecord): TypeError =>
  new TypeError(
    `Two search records of ${record.locale} ${record.version} have the id "${record.id}"; results could not tell them apart. Make the id of one of them different.`,
  );
