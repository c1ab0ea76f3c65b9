import { ByteReader } from './bytes.js';

/** An entry whose postings are read when they are asked for first. */
export interface StoredTerm {
  term: string;
  stem: string;
  frequency: number;
  /** Whether no record is worse for lacking it: the word is nearly everywhere, so that only the best are listed, or says nothing. */
  common: boolean;
  readPostings: () => number[];
}

/** Bytes of `encodeTerms` back to entries. Throws a `RangeError` where the data ends too early. */
export function decodeTerms(bytes: Uint8Array): StoredTerm[] {
  const reader = new ByteReader(bytes);
  const terms: StoredTerm[] = [];
  let before = '';
  let body = 0;
  let at = 0;
  for (let left = reader.number(); left > 0; left--) {
    const term = before.slice(0, reader.number()) + reader.string();
    const stem = term.slice(0, term.length - reader.number()) + reader.string();
    const frequency = reader.number();
    const size = reader.number();
    const from = at;
    const to = (at += size >> 1);
    let known: number[] | undefined;
    const postings = (): number[] => (known ??= readPostings(bytes.subarray(body + from, body + to)));
    terms.push({ term, stem, frequency, common: size % 2 === 1, readPostings: postings });
    before = term;
  }
  body = reader.at;
  if (body + at > bytes.length) throw new RangeError('The data is shorter than it says.');
  return terms;
}

function readPostings(bytes: Uint8Array): number[] {
  const reader = new ByteReader(bytes);
  const postings: number[] = [];
  for (let record = -1; !reader.done;) {
    record += reader.number() + 1;
    postings.push(record, reader.byte());
  }
  return postings;
}

/** A word of a typo dictionary. */
export interface StoredWord {
  term: string;
  /** Logarithm to base 2 of the number of records that have it, rounded down, at most 15. */
  weight: number;
}

/** Bytes of `encodeWords` back to words. Throws a `RangeError` where the data ends too early. */
export function decodeWords(bytes: Uint8Array): StoredWord[] {
  const reader = new ByteReader(bytes);
  const words: StoredWord[] = [];
  let before = '';
  for (let left = reader.number(); left > 0; left--) {
    const head = reader.byte();
    before = before.slice(0, head >> 4) + reader.string();
    words.push({ term: before, weight: head & 15 });
  }
  return words;
}
