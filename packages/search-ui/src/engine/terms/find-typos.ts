import type { QueryWord } from '../1-read-query.js';
import { distance } from './distance.js';
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
