import { tokenise } from '../text/tokenise.js';

/** A word of the query. */
export interface QueryWord {
  term: string;
  /** Bits of the words that a match stands for: its own, or those of all its parts where it is an identifier. */
  mask: number;
  /** Whether it may be the beginning of a word, because it is being typed. */
  typing: boolean;
}

export interface Query {
  /** Words, each with a bit of its own. */
  words: QueryWord[];
  /** Identifiers as a whole, and neighbouring words as the index knows them: they add weight and are never missed. */
  extras: QueryWord[];
  /** Quoted phrases as places in `words`. */
  phrases: number[][];
}

/** Further words are left out: a mask has 31 bits, and no more than these make a difference. */
const MAX_WORDS = 12;

/** What a query asks for. Its last word is being typed unless something comes after it. */
export function readQuery(text: string): Query {
  const query: Query = { words: [], extras: [], phrases: [] };
  const tokens = tokenise(text);
  const typed = /[\p{L}\p{N}\p{M}]$/u.test(text) ? text.length : -1;
  const ranges: { place: number; start: number }[] = [];
  for (const token of tokens) {
    const typing = token.end === typed;
    if (token.parts) {
      const mask = ((1 << token.parts) - 1) << query.words.length;
      query.extras.push({ term: token.term, mask, typing });
    } else if (query.words.length < MAX_WORDS) {
      ranges.push({ place: query.words.length, start: token.start });
      query.words.push({ term: token.term, mask: 1 << query.words.length, typing });
    }
  }
  const all = (1 << query.words.length) - 1;
  for (const extra of query.extras) extra.mask &= all;
  for (const { 0: quoted, index } of text.matchAll(/"[^"]+"/g))
    query.phrases.push(
      ranges.filter(({ start }) => start > index && start < index + quoted.length).map(({ place }) => place),
    );
  addPairs(query);
  return query;
}

function addPairs({ words, extras }: Query): void {
  for (const [place, word] of words.entries()) {
    const next = words[place + 1];
    if (next) extras.push({ term: `${word.term} ${next.term}`, mask: 0, typing: false });
  }
}
