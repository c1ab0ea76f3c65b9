import { ByteWriter } from './bytes.js';
import { sharedLength } from './write-terms.js';

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
