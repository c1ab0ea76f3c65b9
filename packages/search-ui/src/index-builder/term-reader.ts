import { RUN, type Token, tokenise } from '../text/tokenise.js';

/** A term as the index counts it: of its place it keeps the order. */
export type Term = Pick<Token, 'term' | 'parts'>;

/** Words that are remembered, so that hashes and numbers in a large site's code do not pile up. Chosen: some 10 MB. */
const MOST_WORDS = 100_000;

/** Terms of texts as {@link tokenise} finds them. What a word gives is worked out once, because a site's words repeat. */
export function createTermReader(): (text: string) => Term[] {
  const known = new Map<string, Term[]>();
  const termsOf = (word: string): Term[] => {
    const remembered = known.get(word);
    if (remembered) return remembered;
    if (known.size >= MOST_WORDS) known.clear();
    const terms = tokenise(word).map(({ term, parts }) => ({ term, parts }));
    known.set(word, terms);
    return terms;
  };
  return (text) => {
    const terms: Term[] = [];
    for (const word of text.match(RUN) ?? []) terms.push(...termsOf(word));
    return terms;
  };
}
