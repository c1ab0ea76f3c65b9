import type { SearchRecord } from '../record.js';

/** The records of one locale and version. */
export interface RecordSet {
  locale: string;
  version: string;
  records: SearchRecord[];
}

/**
 * Records by locale and version, sets sorted by both; with those that are `expected` even where they have no record. Throws
 * on a record that no set could hold.
 */
export function group(
  records: Iterable<SearchRecord>,
  expected: readonly Omit<RecordSet, 'records'>[] = [],
): RecordSet[] {
  const sets = new Map(
    expected.map((set): [string, RecordSet] => [`${set.locale}\n${set.version}`, { ...set, records: [] }]),
  );
  const ids = new Set<string>();
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
  if (ids.has(id))
    throw new TypeError(
      `Two search records of ${record.locale} ${record.version} have the id "${record.id}"; results could not tell them apart. Make the id of one of them different.`,
    );
  if (!(boost >= 0.1 && boost <= 2))
    throw new TypeError(
      `The search record "${record.id}" has the boost ${boost}; weights are stored in a byte that holds factors from 0.1 to 2. Use a number in this range.`,
    );
  ids.add(id);
}
