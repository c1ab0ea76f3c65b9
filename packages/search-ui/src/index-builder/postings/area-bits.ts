import type { NumberedRecord } from '../2-number.js';

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
