import type { StoredRow } from '../format/manifest.js';
import type { Query } from './1-read-query.js';
import type { Candidate } from './3-score.js';
import type { MatchedText, TextMatch, TextMatcher } from './match-text.js';

/** A candidate with its texts. Its score is 2 more for each level, and 1 more where every quoted phrase is there word by word. */
export interface ComparedRow extends Candidate {
  row: StoredRow;
}

/** Factor for words that stand side by side, reached only when all do; and for a heading that is just the query. */
const NEAR_BONUS = 0.4;
const NAME_BONUS = 0.5;

/** Orders rows by what only their texts tell: phrases, how near the words are, and headings that are just the query. */
export function compareTexts(
  query: Query,
  rows: [Candidate, StoredRow][],
  match: TextMatcher,
): ComparedRow[] {
  const compared = rows.map(([candidate, row]): ComparedRow => {
    const [, , , title, , headings, text] = row;
    const name = match(headings.at(-1) ?? title);
    const texts = [name, match(text), ...[title, ...headings.slice(0, -1)].map(match)];
    const near = Math.max(...texts.map((one) => nearness(query.words.length, one)));
    const bonus = 1 + NEAR_BONUS * near + (isName(query, name) ? NAME_BONUS : 0);
    const phrases = query.phrases.every((phrase) => texts.some((one) => hasPhrase(one, phrase)));
    const score = candidate.score * bonus;
    return { ...candidate, row, score: candidate.level * 2 + Number(phrases) + score / (1 + score) };
  });
  return compared.sort((one, other) => other.score - one.score || one.record - other.record);
}

/** Share of neighbouring words of the query that follow one another, less for each word between; 0 to 1. */
function nearness(words: number, { matches }: MatchedText): number {
  if (words < 2) return 0;
  const best = Array.from({ length: words - 1 }, () => 0);
  const compare = (one: TextMatch, other: TextMatch): void => {
    for (const pair of best.keys())
      if (one.mask & (1 << pair) && other.mask & (2 << pair) && other.place > one.place)
        best[pair] = Math.max(best[pair] ?? 0, 1 / (other.place - one.place));
  };
  for (const [at, one] of matches.entries())
    for (const other of matches.slice(at + 1, at + 1 + words)) compare(one, other);
  return best.reduce((sum, value) => sum + value, 0) / (words - 1);
}

function hasPhrase({ matches }: MatchedText, phrase: number[]): boolean {
  const at = (place: number): number =>
    matches.reduce((mask, match) => (match.place === place ? mask | match.mask : mask), 0);
  return matches.some(({ place }) => phrase.every((word, offset) => at(place + offset) & (1 << word)));
}

function isName(query: Query, { matches, length }: MatchedText): boolean {
  const mask = matches.reduce((all, match) => all | match.mask, 0);
  return length === query.words.length && mask === (1 << query.words.length) - 1;
}
