import type { Occurrences } from './occurrence-list.js';
import type { LastSet, Moves } from '../last/last-set.js';

/** A term and where it occurs. */
export interface ScoredTerm extends Occurrences {
  term: string;
  /** Whether it was not there, or occurred in another way, in the index before. */
  isChanged: boolean;
}

/** All terms of an index, sorted. */
export interface MergedTerms {
  terms: ScoredTerm[];
  /** Those of the index before that no record has any more. */
  gone: string[];
}

/** The terms of records that were read, and those that the index before has of the others. */
export function mergeTerms(
  scored: ReadonlyMap<string, Occurrences>,
  last?: { set: LastSet; moves: Moves },
): MergedTerms {
  const fresh = [...scored].sort(([one], [other]) => (one < other ? -1 : 1));
  const merged: MergedTerms = { terms: [], gone: [] };
  let at = 0;
  const takeUntil = (limit?: string): void => {
    for (let next = fresh[at]; next && (limit === undefined || next[0] < limit); next = fresh[++at])
      merged.terms.push({ term: next[0], ...next[1], isChanged: true });
  };
  for (const [place, term] of last?.set.terms.entries() ?? []) {
    takeUntil(term);
    const before = last?.set.occurrences(place);
    const added = fresh[at]?.[0] === term ? fresh[at++]?.[1] : undefined;
    const now = before && last && merge(before, last.moves, added);
    if (now?.numbers.length === 0) merged.gone.push(term);
    else if (now) merged.terms.push({ term, ...now, isChanged: now !== before && !isEqual(now, before) });
  }
  takeUntil();
  return merged;
}

/** `before` itself where nothing of it has moved and nothing is added. */
function merge(before: Occurrences, moves: Moves, added?: Occurrences): Occurrences {
  const { numbers, marks } = before;
  if (!added && moves.leave(numbers)) return before;
  const pairs: [number: number, mark: number][] = [];
  for (let at = 0; at < numbers.length; at++) {
    const number = moves.now(numbers[at] ?? 0);
    if (number >= 0) pairs.push([number, marks[at] ?? 0]);
  }
  for (let at = 0; added && at < added.numbers.length; at++)
    pairs.push([added.numbers[at] ?? 0, added.marks[at] ?? 0]);
  pairs.sort(([one], [other]) => one - other);
  return { numbers: pairs.map(([number]) => number), marks: pairs.map(([, mark]) => mark) };
}

function isEqual(one: Occurrences, other: Occurrences): boolean {
  if (one.numbers.length !== other.numbers.length) return false;
  for (let at = 0; at < one.numbers.length; at++)
    if (one.numbers[at] !== other.numbers[at] || one.marks[at] !== other.marks[at]) return false;
  return true;
}
