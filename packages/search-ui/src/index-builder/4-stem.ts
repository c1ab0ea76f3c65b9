import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { fold } from '../text/tokenise.js';
import { languageOf } from './terms/stop-words.js';
import { sharedLength } from '../format/write-terms.js';

/** By the language of the locale; other languages are found by exact words, prefixes and near spellings. */
const STEMMERS: Record<string, (word: string) => string> = { en: english, fr: french };
/** How many endings the directory lists, and how many terms must show one. Chosen: a kilobyte in the directory. */
const MAX_ENDINGS = 120;
const MIN_TERMS = 2;

/** Stem of a term in its language; the term itself where it is no word of letters. */
export function stemOf(locale: string): (term: string) => string {
  const stemmer = STEMMERS[languageOf(locale)];
  if (!stemmer) return (term) => term;
  const known = new Map<string, string>();
  return (term) => {
    let stem = known.get(term);
    if (stem === undefined) {
      stem = /^[a-z]{3,}$/.test(term) ? fold(stemmer(term)) : term;
      known.set(term, stem);
    }
    return stem;
  };
}

/**
 * What the stemmer does to the ends of these terms, as the engine's rules for words that no record has: `['ies', 'i']`.
 * Longest first.
 */
export function findEndings(entries: { term: string; stem: string }[]): [string, string][] {
  const counts = new Map<string, number>();
  for (const { term, stem } of entries) {
    if (term === stem) continue;
    const kept = sharedLength(term, stem);
    const key = `${term.slice(kept)} ${stem.slice(kept)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_TERMS)
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, MAX_ENDINGS)
    .map(([key]) => key.split(' ') as [string, string])
    .sort(([one], [other]) => other.length - one.length || (one < other ? -1 : 1));
}
