import type { SearchRecord } from '../record.js';
import { doubleId } from './place-records.js';

/** What the numbering and the areas need of a record: all that is known of one that an earlier build has read. */
export type RecordPlace = Pick<SearchRecord, 'id' | 'url' | 'area'>;

/** What the next build wants to know of a record. */
export interface PlacedRecord extends RecordPlace {
  /** Of what it was made of. */
  key: string;
}

/** A record of an earlier index that stays as it is. */
export interface KeptRecord extends PlacedRecord {
  /** Its number in there. */
  number: number;
}

/** The records of one locale and version. */
export interface RecordSet {
  locale: string;
  version: string;
  records: SearchRecord[];
}

/** A set before its records are there. */
export type ExpectedSet = Pick<RecordSet, 'locale' | 'version'>;

/**
 * Records by locale and version, sets sorted by both; with those that are `expected` even where they have no record. Throws
 * on a record that no set could hold.
 */
export function group(records: Iterable<SearchRecord>, expected: readonly ExpectedSet[] = []): RecordSet[] {
  const sets = new Map<string, RecordSet>();
  const ids = new Set<string>();
  for (const { locale, version } of expected)
    sets.set(`${locale}\n${version}`, { locale, version, records: [] });
  for (const record of records) {
    const key = `${record.locale}\n${record.version}`;
    check(record, ids, `${key}\n${record.id}`);
    const set = sets.get(key) ?? { locale: record.locale, version: record.version, records: [] };
    set.records.push(record);
    sets.set(key, set);
  }
  return [...sets.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, set]) => set);
}

function check(record: SearchRecord, ids: Set<string>, id: string): void {
  const { boost = 1 } = record;
  if (ids.has(id)) throw doubleId(record);
  if (!(boost >= 0.1 && boost <= 2))
    throw new TypeError(
      `The search record "${record.id}" has the boost ${boost}; weights are stored in a byte that holds factors from 0.1 to 2. Use a number in this range.`,
    );
  ids.add(id);
}
