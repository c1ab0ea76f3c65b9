import { ByteWriter } from './bytes.js';

/** A term, where its stem differs from it, and the records that have it. */
export interface TermEntry {
  term: string;
  stem: string;
  /** Number of records that have the term, also where not all of them are listed. */
  frequency: number;
  /** Pairs of record number, ascending, and impact from 1 to 255. */
  postings: number[];
  /** Whether a record without the term is no worse for it: not all that have it are listed, or it says nothing. @default false */
  common?: boolean;
}

/** Entries, sorted by UTF-16 units, to bytes; FORMAT.md describes them. */
export function encodeTerms(entries: TermEntry[]): Uint8Array {
  const head = new ByteWriter();
  const body = new ByteWriter();
  let before = '';
  head.number(entries.length);
  for (const entry of entries) {
    writeTerm(head, entry, before);
    const start = body.length;
    writePostings(body, entry.postings);
    head.number(entry.frequency);
    head.number((body.length - start) * 2 + Number(entry.common ?? false));
    before = entry.term;
  }
  head.append(body.toBytes());
  return head.toBytes();
}

function writeTerm(out: ByteWriter, { term, stem }: TermEntry, before: string): void {
  const shared = sharedLength(before, term);
  out.number(shared);
  out.string(term.slice(shared));
  const kept = sharedLength(term, stem);
  const put = stem.slice(kept);
  const cut = term.length - kept;
  out.number(cut);
  out.string(put);
}

function writePostings(out: ByteWriter, postings: number[]): void {
  let before = -1;
  for (let at = 0; at < postings.length; at += 2) {
    const record = postings[at] ?? 0;
    out.number(record - before - 1);
    out.byte(postings[at + 1] ?? 0);
    before = record;
  }
}

/** Number of UTF-16 units that two strings begin with in common; never half a character. */
export function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  const last = one.charCodeAt(length - 1);
  return last >= 0xd800 && last <= 0xdbff ? length - 1 : length;
}

/** Words, sorted by UTF-16 units, with the logarithm of the number of their records: what a typo dictionary has of them. */
export function encodeWords(words: { term: string; frequency: number }[]): Uint8Array {
  const out = new ByteWriter();
  let before = '';
  out.number(words.length);
  for (const { term, frequency } of words) {
    const shared = sharedLength(before, term);
    out.byte(Math.min(15, shared) * 16 + Math.min(15, Math.floor(Math.log2(frequency))));
    out.string(term.slice(Math.min(15, shared)));
    before = term;
  }
  return out.toBytes();
}
