import type { QueryWord } from '../1-read-query.js';
import { findExact, type Match } from './find-exact.js';
import type { OpenIndex } from '../files/open-index.js';

/** Lengths from which one and two errors are forgiven. Source: the specification. */
const ONE_ERROR = 4;
const TWO_ERRORS = 8;
/** Weight of a near spelling by its errors. */
const WEIGHTS = [1, 0.6, 0.4];
/** Most near spellings that are looked up: each may cost a shard. */
const MAX_SPELLINGS = 2;

/** Terms that differ from the word in few letters. Looks among those with its first letter, then with its second. */
export async function findTypos(index: OpenIndex, word: QueryWord): Promise<Match[]> {
  const { term } = word;
  const allowed = term.length >= TWO_ERRORS ? 2 : term.length >= ONE_ERROR ? 1 : 0;
  if (allowed === 0) return [];
  for (const first of new Set(term.slice(0, 2))) {
    const spellings = (await index.words(first))
      .map((entry) => ({ entry, errors: distance(term, entry.term, allowed, word.typing) }))
      .filter(({ errors }) => errors <= allowed)
      .sort((one, other) => one.errors - other.errors || other.entry.weight - one.entry.weight)
      .filter(({ errors }, _, [best]) => Math.ceil(errors) === Math.ceil(best?.errors ?? 0))
      .slice(0, MAX_SPELLINGS);
    const found = await Promise.all(spellings.map(({ entry }) => findExact(index, entry.term)));
    if (found.length > 0)
      return found.flatMap((matches, at) =>
        matches.map(({ entry }) => ({
          entry,
          weight: WEIGHTS[Math.ceil(spellings[at]?.errors ?? 0)] ?? 0.4,
        })),
      );
  }
  return [];
}

/** Added to the distance of a beginning, so that a whole word comes before it. */
const BEGINNING = 0.5;

/**
 * Errors between two words: insertions, deletions, replacements and swaps of neighbours (Damerau's distance, no letter edited
 * twice). Any number above `most` means more than that. With `typing`, the word may also be the beginning of the other.
 */
export function distance(word: string, other: string, most: number, typing: boolean): number {
  const tooShort = word.length - other.length > most;
  if (tooShort || (!typing && other.length - word.length > most)) return most + 1;
  let last: number[] = [];
  let row = Array.from({ length: Math.min(other.length, word.length + most) + 1 }, (_, column) => column);
  for (let at = 1; at <= word.length; at++) {
    const next = [at];
    for (let column = 1; column < row.length; column++) {
      const same = word[at - 1] === other[column - 1];
      let least = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (at > 1 && word[at - 1] === other[column - 2] && word[at - 2] === other[column - 1])
        least = Math.min(least, (last[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    last = row;
    row = next;
  }
  const whole = row.length === other.length + 1 ? (row.at(-1) ?? 0) : most + 1;
  return typing ? Math.min(whole, Math.min(...row) + BEGINNING) : whole;
}
