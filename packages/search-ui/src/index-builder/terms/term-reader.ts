import { RUN, tokenise } from '../../text/tokenise.js';

/** Terms by number, so that what is counted by term is counted in arrays. */
export class Vocabulary {
  readonly terms: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(term: string): number {
    let number = this.#numbers.get(term);
    if (number === undefined) {
      number = this.terms.push(term) - 1;
      this.#numbers.set(term, number);
    }
    return number;
  }
}

/** A term as the index counts it: of its place it keeps the order. */
export interface ReadTerm {
  /** In the vocabulary. */
  number: number;
  term: string;
  /** How many of the terms that follow are parts of this one. */
  parts: number;
}

/** Words that are remembered, so that hashes and numbers in a large site's code do not pile up. Chosen: some 10 MB. */
const MAX_WORDS = 100_000;

/** Terms of texts as {@link tokenise} finds them. What a word gives is worked out once, because a site's words repeat. */
export function createTermReader(vocabulary: Vocabulary): (text: string) => ReadTerm[] {
  const known = new Map<string, ReadTerm[]>();
  const termsOf = (word: string): ReadTerm[] => {
    const remembered = known.get(word);
    if (remembered) return remembered;
    if (known.size >= MAX_WORDS) known.clear();
    const terms = tokenise(word).map(({ term, parts }) => ({
      number: vocabulary.numberOf(term),
      term,
      parts,
    }));
    known.set(word, terms);
    return terms;
  };
  return (text) => {
    const terms: ReadTerm[] = [];
    for (const word of text.match(RUN) ?? []) for (const term of termsOf(word)) terms.push(term);
    return terms;
  };
}

/** Sums by the numbers of terms. Only what was added to is looked at, and set back to nothing, so one serves record after record. */
export class TermSums {
  #sums = new Float64Array(1024);
  readonly #touched: number[] = [];

  /** `value` is above 0. */
  add(term: number, value: number): void {
    if (term >= this.#sums.length) this.#grow(term);
    const sum = this.#sums[term] ?? 0;
    if (sum === 0) this.#touched.push(term);
    this.#sums[term] = sum + value;
  }

  /** Gives each term with its sum, in the order in which they were first added to, and starts anew. */
  take(each: (term: number, sum: number) => void): void {
    for (const term of this.#touched) {
      const sum = this.#sums[term] ?? 0;
      this.#sums[term] = 0;
      each(term, sum);
    }
    this.#touched.length = 0;
  }

  #grow(term: number): void {
    const larger = new Float64Array(Math.max(term + 1, 2 * this.#sums.length));
    larger.set(this.#sums);
    this.#sums = larger;
  }
}
