import { impactFromByte } from '../format/impact.js';
import type { FoundWord } from './2-find-terms.js';
import type { OpenIndex } from './open-index.js';

/** A record that has some of the words. */
export interface Candidate {
  record: number;
  /** Whether its page has all words that can be told to be missing. */
  full: boolean;
  score: number;
}

/** Which records may be found, and how many are wanted. */
export interface Selection {
  most: number;
  allows: (record: number) => boolean;
}

/** Weight of an identifier or a pair of words beside that of its parts. */
const EXTRA_WEIGHT = 0.6;
/**
 * The best records, those whose pages have all the words first; and how many there are in all. A page that lacks a word is below
 * all that do not, however well it answers the rest. Of one page, what has most of the words itself comes first.
 */
export function score(
  words: FoundWord[],
  extras: FoundWord[],
  { records, pages }: Pick<OpenIndex, 'records' | 'pages'>,
  { most, allows }: Selection,
): { total: number; best: Candidate[] } {
  const sums: Sums = {
    scores: new Float64Array(pages.length),
    masks: new Int32Array(pages.length),
    best: new Float64Array(pages.length),
    found: [],
  };
  for (const word of words) add(sums, word, rarity(word, records));
  for (const extra of extras) add(sums, extra, rarity(extra, records) * EXTRA_WEIGHT);

  const needed = neededMask(words);
  const all = weightOf(words, needed, records);
  const best: Candidate[] = [];
  const pageMasks = new Int32Array(pages.length);
  const maskOf = (record: number): number => (sums.masks[record] ?? 0) & needed;
  for (const record of sums.found) {
    const page = pages[record] ?? 0;
    pageMasks[page] = (pageMasks[page] ?? 0) | maskOf(record);
  }
  const found = sums.found.filter(allows);
  for (const record of found) {
    const share = weightOf(words, maskOf(record), records) / all;
    const full = pageMasks[pages[record] ?? 0] === needed;
    insert(best, { record, full, score: (sums.scores[record] ?? 0) * share ** 2 }, most);
  }
  return { total: found.length, best };
}

/** Puts a candidate into its place among the best. */
function insert(best: Candidate[], candidate: Candidate, most: number): void {
  let place = best.length;
  while (place > 0 && compare(candidate, best[place - 1] ?? candidate) < 0) place--;
  best.splice(place, 0, candidate);
  if (best.length > most) best.pop();
}

function compare(one: Candidate, other: Candidate): number {
  return Number(other.full) - Number(one.full) || other.score - one.score || one.record - other.record;
}

/** The words that must be there. Common ones are listed for their best records only, so nobody can tell where they are missing. */
function neededMask(words: FoundWord[]): number {
  const maskOf = (some: FoundWord[]): number => some.reduce((mask, word) => mask | word.mask, 0);
  return maskOf(words.filter(({ matches }) => !matches.some(({ entry }) => entry.common))) || maskOf(words);
}

function weightOf(words: FoundWord[], mask: number, records: number): number {
  return words.reduce((sum, word) => sum + (word.mask & mask ? rarity(word, records) : 0), 0) || 1;
}

/** BM25's weight of a rare word, all that it stands for counted as one term. */
function rarity({ matches }: FoundWord, records: number): number {
  const frequency = matches.reduce((sum, { entry }) => sum + entry.frequency, 0);
  return Math.log(1 + (records + 0.5) / (Math.min(frequency, records) + 0.5));
}

/** By record number. */
interface Sums {
  scores: Float64Array;
  masks: Int32Array;
  /** All zero between words. */
  best: Float64Array;
  found: number[];
}

/** Each record's best match of a word. */
function add({ scores, masks, best, found }: Sums, word: FoundWord, factor: number): void {
  const touched: number[] = [];
  for (const { entry, weight } of word.matches) {
    const postings = entry.readPostings();
    for (let at = 0; at < postings.length; at += 2) {
      const record = postings[at] ?? 0;
      const impact = weight * impactFromByte(postings[at + 1] ?? 0);
      if (best[record] === 0) touched.push(record);
      if (impact > (best[record] ?? 0)) best[record] = impact;
    }
  }
  for (const record of touched) {
    if (scores[record] === 0) found.push(record);
    scores[record] = (scores[record] ?? 0) + factor * (best[record] ?? 0);
    masks[record] = (masks[record] ?? 0) | word.mask;
    best[record] = 0;
  }
}
