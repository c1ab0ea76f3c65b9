import type { TextRange } from '../provider.js';
import { type Token, tokenise } from '../text/tokenise.js';
import type { FoundWord } from './2-find-terms.js';

/** A word of a text, at its place in it, and the words of the query that it matches. */
export interface TextMatch {
  range: TextRange;
  /** Place among the text's words; an identifier has that of its first part. */
  place: number;
  mask: number;
}

export interface MatchedText {
  matches: TextMatch[];
  /** Number of words. */
  length: number;
}

/** Finds the query's words in a text. */
export type TextMatcher = (text: string) => MatchedText;

/** Matches what the index matched: the same terms, and beginnings while a word is typed. */
export function createMatcher(words: FoundWord[]): TextMatcher {
  const masks = new Map<string, number>();
  const add = (term: string, mask: number): void => void masks.set(term, (masks.get(term) ?? 0) | mask);
  for (const { term, mask, matches } of words) {
    add(term, mask);
    for (const { entry } of matches)
      if (entry.term.length >= term.length || !term.startsWith(entry.term))
        entry.term.split(' ').forEach((form) => add(form, mask));
  }
  const typed = words.filter(({ typing }) => typing);
  const maskOf = (term: string): number =>
    typed.reduce(
      (mask, word) => (term.startsWith(word.term) ? mask | word.mask : mask),
      masks.get(term) ?? 0,
    );

  const find = (text: string): MatchedText => {
    const matches: TextMatch[] = [];
    const plain: Token[] = [];
    for (const token of tokenise(text)) {
      const mask = maskOf(token.term);
      if (mask) matches.push({ range: [token.start, token.end], place: plain.length, mask });
      if (!token.parts) plain.push(token);
    }
    for (const word of words) matches.push(...matchPhrases(plain, word));
    matches.sort((one, other) => one.place - other.place);
    return { matches, length: plain.length };
  };
  const known = new Map<string, MatchedText>();
  return (text) => {
    const found = known.get(text) ?? find(text);
    known.set(text, found);
    return found;
  };
}

/** Where a text has a phrase that means the word. */
function matchPhrases(tokens: Token[], { phrases, mask }: FoundWord): TextMatch[] {
  return phrases.flatMap((phrase) => {
    const terms = phrase.split(' ');
    return tokens.flatMap(({ start }, place) =>
      terms.every((term, at) => tokens[place + at]?.term === term)
        ? [{ range: [start, tokens[place + terms.length - 1]?.end ?? start] as TextRange, place, mask }]
        : [],
    );
  });
}

/** Ranges in order, without overlaps. */
export function rangesOf(matches: TextMatch[]): TextRange[] {
  const ranges: TextRange[] = [];
  for (const { range } of matches) {
    const last = ranges.at(-1);
    if (last && range[0] < last[1]) last[1] = Math.max(last[1], range[1]);
    else ranges.push([...range]);
  }
  return ranges;
}
