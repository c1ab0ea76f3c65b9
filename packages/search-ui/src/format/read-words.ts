import { ByteReader } from './bytes.js';

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
