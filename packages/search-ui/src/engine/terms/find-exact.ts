import type { StoredTerm } from '../../format/read-terms.js';
import type { OpenIndex } from '../files/open-index.js';

/** A term of the index that a word of the query stands for, and how surely, 0 to 1. */
export interface Match {
  entry: StoredTerm;
  weight: number;
}

/** Just the word, as it is written. */
export async function findExact(index: OpenIndex, term: string): Promise<Match[]> {
  const entries = await index.terms(shardOf(index, term));
  return entries.filter((entry) => entry.term === term).map((entry) => ({ entry, weight: 1 }));
}

/** Place of the shard that has a term if any has. */
export function shardOf({ directory: { starts } }: OpenIndex, term: string): number {
  let low = 0;
  for (let high = starts.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= term) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
