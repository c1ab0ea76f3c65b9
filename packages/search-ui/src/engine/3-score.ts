import { impactFromByte } from '../format/impact.js';
import type { FoundWord } from './2-find-terms.js';
import type { OpenIndex } from './files/open-index.js';

/** A record that has some of the words. */
export interface Candidate {
  record: number;
  /** 2 where it has all words itself, 1 where only its page has them all, else 0; of the words that can be told to be missing. */
  level: number;
  score: number;
}

/** Which records may be found, and how many are wanted. */
interface Selection {
  most: number;
  allows: (record: number) => boolean;
}

/** Weight of an identifier or a pair of words beside that of its parts. */
const EXTRA_WEIGHT = 0.6;
/** How much of its page's score a record has besides its own: what a page is about is no chance. From the middle of a wide range. */
const PAGE_SHARE = 0.2;
/** Factor for all records of a page but the best, so that no page has the list for itself. From the middle of a wide range. */
const REST_FACTOR = 0.85;

/**
 * The best records, and how many there are in all. One that lacks a word is below all that have every word, however well it
 * answers the rest; among those, one whose page lacks a word is below all whose page does not.
 */
export function score(
  words: FoundWord[],
  extras: FoundWord[],
  { records, pages }: Pick<OpenIndex, 'records' | 'pages'>,
  { most, allows }: Selection,
): { total: number; best: Candidate[] } {
  const own = noSums(pages);
  const whole = noSums(pages);
  for (const word of [...words, ...extras]) {
    const factor = rarity(word, records) * (extras.includes(word) ? EXTRA_WEIGHT : 1);
    add(own, word, factor);
    add(whole, word, factor, pages);
  }

  const needed = neededMask(words);
  const has = (mask = 0): number => Number((mask & needed) === needed);
  const firsts: Candidate[] = [];
  const found = own.found.filter(allows).map((record) => {
    const page = pages[record] ?? 0;
    const candidate = {
      record,
      level: has(own.masks[record]) + has(whole.masks[page]),
      score: (own.scores[record] ?? 0) + PAGE_SHARE * (whole.scores[page] ?? 0),
    };
    if (compare(candidate, firsts[page] ?? candidate) <= 0) firsts[page] = candidate;
    return candidate;
  });

  for (const candidate of found)
    if (firsts[pages[candidate.record] ?? 0] !== candidate) candidate.score *= REST_FACTOR;
  return { total: found.length, best: found.sort(compare).slice(0, most) };
}

function compare(one: Candidate, other: Candidate): number {
  return other.level - one.level || other.score - one.score || one.record - other.record;
}

/** The words that must be there. Common ones are listed for their best records only, so it is unknown where they are missing. */
function neededMask(words: FoundWord[]): number {
  const maskOf = (some: FoundWord[]): number => some.reduce((mask, word) => mask | word.mask, 0);
  return maskOf(words.filter(({ matches }) => !matches.some(({ entry }) => entry.common))) || maskOf(words);
}

/** BM25's weight of a rare word, all that it stands for counted as one term. */
function rarity({ matches }: FoundWord, records: number): number {
  const frequency = matches.reduce((sum, { entry }) => sum + entry.frequency, 0);
  return Math.log(1 + (records + 0.5) / (Math.min(frequency, records) + 0.5));
}

/** Scores, and bits of the words that are there; by number of the record or of the page. */
interface Sums {
  scores: Float64Array;
  masks: Int32Array;
  /** All zero between words. */
  best: Float64Array;
  found: number[];
}

function noSums({ length }: number[]): Sums {
  return {
    scores: new Float64Array(length),
    masks: new Int32Array(length),
    best: new Float64Array(length),
    found: [],
  };
}

/** Adds each record's best match of a word, or with `pages` each page's. */
function add({ scores, masks, best, found }: Sums, word: FoundWord, factor: number, pages?: number[]): void {
  const touched: number[] = [];
  for (const { entry, weight } of word.matches) {
    const postings = entry.readPostings();
    for (let at = 0; at < postings.length; at += 2) {
      const record = postings[at] ?? 0;
      const place = pages?.[record] ?? record;
      const impact = weight * impactFromByte(postings[at + 1] ?? 0);
      if (best[place] === 0) touched.push(place);
      if (impact > (best[place] ?? 0)) best[place] = impact;
    }
  }
  for (const place of touched) {
    if (scores[place] === 0) found.push(place);
    scores[place] = (scores[place] ?? 0) + factor * (best[place] ?? 0);
    masks[place] = (masks[place] ?? 0) | word.mask;
    best[place] = 0;
  }
}
