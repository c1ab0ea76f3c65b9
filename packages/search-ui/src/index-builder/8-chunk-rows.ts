import { foldSpaces } from '@org/site-model';
import { CHUNK_SLOTS, chunkOf, type StoredRow } from '../format/manifest.js';
import type { SearchRecord } from '../record.js';
import type { KeptRecord, UnreadRecord } from './1-group.js';
import type { NumberedRecord } from './2-number.js';
import type { LastSet, Moves } from './last/last-set.js';
import { isKept } from './place-records.js';

/** Text that is kept to show snippets of, in UTF-16 units. All of it is found. */
const SHOWN_TEXT = 420;

/** Rows of one chunk. */
interface RowChunk {
  chunk: number;
  rows: StoredRow[];
}

/** Gives what a record says; each is asked for once, in the order of their numbers. */
export type ReadRecord = (record: NumberedRecord<UnreadRecord>) => SearchRecord;

/**
 * Result rows by chunk, of the chunks that have any, one after the other; without those that are as they were.
 * @param records ascending
 * @param last where the rows of kept records are
 */
export function* chunkRows(
  records: readonly NumberedRecord<UnreadRecord | KeptRecord>[],
  read: ReadRecord,
  last?: { set: LastSet; moves: Moves },
): Generator<RowChunk> {
  const changed = new Set(last?.moves.chunks);
  for (const { number, record } of records) if (!isKept(record)) changed.add(chunkOf(number));
  const rowOf = lastRows(last?.set);
  let rows: StoredRow[] = [];
  for (const [at, { number, record }] of records.entries()) {
    const chunk = chunkOf(number);
    if (!changed.has(chunk)) continue;
    const slot = number % CHUNK_SLOTS;
    rows.push(isKept(record) ? rowOf(record, slot) : toRow(read({ number, record }), slot));
    const next = records[at + 1];
    if (next && chunkOf(next.number) === chunk) continue;
    yield { chunk, rows };
    rows = [];
  }
}

/** The same where all records are where they were and some were read again. */
export function rereadRows(
  records: readonly NumberedRecord<UnreadRecord>[],
  read: ReadRecord,
  last: LastSet,
): RowChunk[] {
  const chunks = new Map<number, StoredRow[]>();
  for (const { number, record } of records) {
    const chunk = chunkOf(number);
    const rows = chunks.get(chunk) ?? last.readRows(chunk);
    const row = toRow(read({ number, record }), number % CHUNK_SLOTS);
    chunks.set(
      chunk,
      rows.map((known) => (known[0] === row[0] ? row : known)),
    );
  }
  return [...chunks].map(([chunk, rows]) => ({ chunk, rows }));
}

function toRow(record: SearchRecord, slot: number): StoredRow {
  const { url, anchor, title, breadcrumb, headings, text, area, language } = record;
  const row: StoredRow = [slot, url, anchor, title, breadcrumb, headings, shorten(text), area];
  if (language) row[8] = language;
  return row;
}

/** Rows of the last index, each chunk read once. */
function lastRows(set: LastSet | undefined): (record: KeptRecord, slot: number) => StoredRow {
  const read = new Map<number, StoredRow[]>();
  return ({ number, id }, slot) => {
    const chunk = chunkOf(number);
    const rows = read.get(chunk) ?? set?.readRows(chunk) ?? [];
    read.set(chunk, rows);
    const row = rows.find(([place]) => place === number % CHUNK_SLOTS);
    if (!row) throw new Error(`The search index to go on from has no row of "${id}".`);
    const [, ...content] = row;
    return [slot, ...content];
  };
}

/** Text whose beginning is nearly always enough for a snippet, in UTF-16 units: of most sections the rest need not be looked at. */
const LOOKED_AT = 2 * SHOWN_TEXT;

const inOneLine = (text: string): string => foldSpaces(text).trim();

/** Whole words of the beginning, white space as single spaces. */
function shorten(text: string): string {
  const beginning = text.length > LOOKED_AT ? inOneLine(text.slice(0, LOOKED_AT)) : '';
  // Of one that is longer, what follows makes no difference.
  const plain = beginning.length > SHOWN_TEXT ? beginning : inOneLine(text);
  if (plain.length <= SHOWN_TEXT) return plain;
  const end = plain.lastIndexOf(' ', SHOWN_TEXT);
  return plain.slice(0, end > 0 ? end : SHOWN_TEXT).replace(/[\ud800-\udbff]$/, '');
}
