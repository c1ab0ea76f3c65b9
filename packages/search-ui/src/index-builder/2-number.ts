import { contentHash } from '../format/content-hash.js';
import { CHUNK_SLOTS } from '../format/manifest.js';
import type { SearchRecord } from '../record.js';

/** A record and the number by which postings and row chunks know it. */
export interface NumberedRecord {
  number: number;
  record: SearchRecord;
}

/** The table of numbers is twice as large as the records are many, in steps of a quarter. */
const TABLE_STEP = 1.25;

/**
 * Numbers records by the hash of their page's address in a table with open addressing, half of it free. A new record thus
 * moves few others, so that few postings and chunks change; and the sections of a page, which are often found together, are
 * neighbours in postings and chunks. Does not depend on the order of the records.
 */
export function number(records: SearchRecord[]): NumberedRecord[] {
  let chunks = 1;
  while (chunks * CHUNK_SLOTS < records.length * 2) chunks = Math.ceil(chunks * TABLE_STEP);
  const size = chunks * CHUNK_SLOTS;
  const homes = records.map((record) => ({ record, home: contentHash(record.url) % size }));
  homes.sort((one, other) => one.home - other.home || (one.record.id < other.record.id ? -1 : 1));

  const taken = new Set<number>();
  const numbered = homes.map(({ record, home }) => {
    let slot = home;
    while (taken.has(slot)) slot = (slot + 1) % size;
    taken.add(slot);
    return { number: slot, record };
  });
  return numbered.sort((one, other) => one.number - other.number);
}
