import { contentHash } from '../format/content-hash.js';
import { CHUNK_SLOTS } from '../format/manifest.js';
import type { SearchRecord } from '../record.js';
import type { RecordPlace } from './1-group.js';

/** A record and the number by which postings and row chunks know it. */
export interface NumberedRecord<Record = SearchRecord> {
  number: number;
  record: Record;
}

interface Numbering<Record> {
  /** Ascending. */
  records: NumberedRecord<Record>[];
  /** Widths of the blocks of numbers one after another, as logarithms to base 2: a page has a block of its own, others are free. */
  blocks: string;
}

/** The table of numbers grows in steps of a quarter, so that few of all edits move everything; less than this much is taken. */
const TABLE_STEP = 1.25;
const TABLE_LOAD = 0.6;

/** The sections of a page, in the block that they share. */
interface Page<Record> {
  url: string;
  /** Of the address. */
  hash: number;
  records: Record[];
  width: number;
}

/**
 * Numbers records so that an edit changes few numbers, because postings and row chunks have these: a page has a block at the
 * hash of its address, a section its place in there by the hash of its id. Where two want one place, the same one of them has it
 * whatever else there is. Does not depend on the order of the records.
 */
export function number<Record extends RecordPlace>(records: readonly Record[]): Numbering<Record> {
  const pages = pagesOf(records);
  const wanted = pages.reduce((sum, { width }) => sum + width, 0) / TABLE_LOAD;
  let chunks = Math.max(1, Math.ceil((pages[0]?.width ?? 0) / CHUNK_SLOTS));
  while (chunks * CHUNK_SLOTS < wanted) chunks = Math.ceil(chunks * TABLE_STEP);

  const widths = new Uint32Array(chunks * CHUNK_SLOTS);
  const numbered = pages.flatMap((page) => place(page, widths));
  return { records: numbered.sort((one, other) => one.number - other.number), blocks: layOut(widths) };
}

/** Wide pages first, because they find a place less easily; then in an order that has nothing to do with where they belong. */
function pagesOf<Record extends RecordPlace>(records: readonly Record[]): Page<Record>[] {
  const pages = new Map<string, Record[]>();
  for (const record of records) {
    const sections = pages.get(record.url);
    if (sections) sections.push(record);
    else pages.set(record.url, [record]);
  }
  return [...pages]
    .map(([url, sections]) => ({
      url,
      hash: contentHash(url),
      records: sections,
      width: widthOf(sections.length),
    }))
    .sort((one, other) => other.width - one.width || byHash(one, other, (page) => page.url));
}

/** A power of two with a fifth of it free where it is more than a few. */
function widthOf(sections: number): number {
  return 2 ** Math.ceil(Math.log2(sections + Math.floor(sections / 4)));
}

/** Gives a page a free block, whose slots `widths` then says to be as many as it is wide, and its sections their numbers. */
function place<Record extends RecordPlace>(
  { url, records, width }: Page<Record>,
  widths: Uint32Array,
): NumberedRecord<Record>[] {
  // Blocks start at multiples of their width and no narrower one is there yet, so the first slot tells for all of them.
  const places = Math.floor(widths.length / width);
  let start = 0;
  for (let turn = 0; turn === 0 || widths[start]; turn++)
    start = (contentHash(`${url}\n${turn}`) % places) * width;
  widths.fill(width, start, start + width);

  const taken = new Set<number>();
  const sections = records
    .map((record) => ({ record, hash: contentHash(record.id) }))
    .sort((one, other) => byHash(one, other, ({ record }) => record.id));
  return sections.map(({ record, hash }) => {
    let slot = hash % width;
    while (taken.has(slot)) slot = (slot + 1) % width;
    taken.add(slot);
    return { number: start + slot, record };
  });
}

/** @param textOf what the hash is of */
function byHash<Hashed extends { hash: number }>(
  one: Hashed,
  other: Hashed,
  textOf: (hashed: Hashed) => string,
): number {
  return one.hash - other.hash || (textOf(one) < textOf(other) ? -1 : 1);
}

function layOut(widths: Uint32Array): string {
  let blocks = '';
  for (let at = 0; at < widths.length;) {
    let width = widths[at] || 1;
    // Of what is free, as much as a power of two can be.
    while (
      !widths[at] &&
      at + 2 * width <= widths.length &&
      !widths.subarray(at, at + 2 * width).some(Boolean)
    )
      width *= 2;
    blocks += Math.log2(width).toString(36);
    at += width;
  }
  return blocks;
}
