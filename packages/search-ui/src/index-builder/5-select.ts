import type { TermEntry } from '../format/write-terms.js';
import type { Language, ScoredTerm } from './3-score.js';

/** A word in a larger share of the records than this is common. Source: measured on 20,000 records, as are the best 800. */
const COMMON_SHARE = 0.08;
const COMMON_BEST = 800;

/** Entries sorted by term. Common words keep the records that have them in their own heading, and the best others. */
export function select(
  terms: Map<string, ScoredTerm>,
  records: number,
  { stem, isStopWord }: Pick<Language, 'stem' | 'isStopWord'>,
): TermEntry[] {
  const sorted = [...terms].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([term, scored]) => {
    const frequency = scored.postings.length / 2;
    const common = frequency > COMMON_SHARE * records && frequency > COMMON_BEST;
    const postings = common ? best(scored) : scored.postings;
    return { term, stem: stem(term), frequency, postings, common: common || isStopWord(term) };
  });
}

function best({ postings, named }: ScoredTerm): number[] {
  const impacts = postings.filter((_, at) => at % 2 === 1);
  // Of those that are as strong as the next one none is kept: which of them it would be is chance.
  const least = topKThreshold(impacts, COMMON_BEST + 1);
  const keep = new Set(named);
  const kept: number[] = [];
  for (let at = 0; at < postings.length; at += 2) {
    const record = postings[at] ?? 0;
    const impact = postings[at + 1] ?? 0;
    if (keep.has(record) || impact > least) kept.push(record, impact);
  }
  return kept;
}

/**
 * The impact that so many records have at most above it, and as many or more together with it: what is stronger belongs to the
 * `most` strongest, what is as strong only in part. Impacts are bytes, so they are counted instead of sorted.
 */
export function topKThreshold(impacts: Iterable<number>, most: number): number {
  const counts = new Uint32Array(256);
  for (const impact of impacts) counts[impact] = (counts[impact] ?? 0) + 1;
  let stronger = 0;
  let least = 255;
  while (least > 0 && stronger + (counts[least] ?? 0) < most) stronger += counts[least--] ?? 0;
  return least;
}
