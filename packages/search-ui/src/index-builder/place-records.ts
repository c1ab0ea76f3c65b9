import type { SearchRecord } from '../record.js';
import type { KeptRecord, RecordSet, SearchRecordHead, UnreadRecord } from './1-group.js';
import { number, type NumberedRecord } from './2-number.js';
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
  /** Those that are to be read, ascending. */
  read: NumberedRecord<UnreadRecord>[];
  /** All of them, ascending. `undefined` where all are where they were. */
  all: NumberedRecord<UnreadRecord | KeptRecord>[] | undefined;
}

/** The same when all that was to be read has been. */
export interface PlacedRecords extends SetPlacement {
  /** Ascending: all of them, or those that were read, where all are where they were. */
  records: NumberedRecord<UnreadRecord | KeptRecord>[];
  isWhole: boolean;
}

/** Gives records their numbers: those that they had, where none has come and none has gone. @throws TypeError where two have one id */
export function placeRecords({ records, ...set }: RecordSet, kept?: KeptPages): Placement {
  const read = kept?.last.numbersOf(records, kept.keys);
  if (!kept || !read) return numberAll({ records, ...set }, kept);
  const { last, keys } = kept;
  const { blocks, records: count } = last.facts.directory;
  return { count, blocks, read, all: undefined, last: { set: last, moves: Moves.none(last, read) }, keys };
}

function numberAll({ records, ...set }: RecordSet, kept: KeptPages | undefined): Placement {
  const others = kept?.last.recordsOf(kept.keys) ?? [];
  const ids = new Set(others.map(({ id }) => id));
  for (const { id } of records) if (ids.has(id)) throw doubleId({ id, ...set });
  const { records: all, blocks } = number<UnreadRecord | KeptRecord>([...records, ...others]);
  const last = kept && { set: kept.last, moves: Moves.of(kept.last, all.filter(isKeptRecord)) };
  return { count: all.length, blocks, read: all.filter(isRead), all, last, keys: kept?.keys };
}

/** Lets go of what the records are read from: nothing reads them again. The records stay the same objects, because a large index has hundreds of thousands. */
export function withoutTexts({ all, read, ...placement }: Placement): PlacedRecords {
  for (const { record } of read) record.page.read = nothing;
  return { ...placement, records: all ?? read, isWhole: all !== undefined };
}

const nothing = (): readonly SearchRecord[] => [];

/** Of what a record was made of. */
export const keyOf = (record: UnreadRecord | KeptRecord): string =>
  isKept(record) ? record.key : record.page.key;

export const isKept = (record: UnreadRecord | KeptRecord): record is KeptRecord => !('page' in record);

const isRead = (one: NumberedRecord<UnreadRecord | KeptRecord>): one is NumberedRecord<UnreadRecord> =>
  !isKept(one.record);
const isKeptRecord = (one: NumberedRecord<UnreadRecord | KeptRecord>): one is NumberedRecord<KeptRecord> =>
  isKept(one.record);

export const doubleId = ({
  id,
  locale,
  version,
}: Pick<SearchRecordHead, 'id' | 'locale' | 'version'>): TypeError =>
  new TypeError(
    `Two search records of ${locale} ${version} have the id "${id}"; results could not tell them apart. Make the id of one of them different.`,
  );
