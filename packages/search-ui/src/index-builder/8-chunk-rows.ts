import { CHUNK_SLOTS, type StoredRow } from '../format/manifest.js';
import type { NumberedRecord } from './2-number.js';

/** Text that is kept to show snippets of, in UTF-16 units. All of it is found. */
const SHOWN_TEXT = 420;

/** Result rows by chunk, from the first chunk to the last that has any. */
export function chunkRows(records: NumberedRecord[]): StoredRow[][] {
  const chunks: StoredRow[][] = [];
  for (const { number, record } of records) {
    const chunk = Math.floor(number / CHUNK_SLOTS);
    while (chunks.length <= chunk) chunks.push([]);
    const { url, anchor, title, breadcrumb, headings, text, area, language } = record;
    const slot = number % CHUNK_SLOTS;
    const row: StoredRow = [slot, url, anchor, title, breadcrumb, headings, shorten(text), area];
    if (language) row[8] = language;
    chunks[chunk]?.push(row);
  }
  return chunks;
}

/** Whole words of the beginning, white space as single spaces. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= SHOWN_TEXT) return plain;
  const end = plain.lastIndexOf(' ', SHOWN_TEXT);
  return plain.slice(0, end > 0 ? end : SHOWN_TEXT).replace(/[\ud800-\udbff]$/, '');
}
