import { RUN, tokenise } from '../../text/tokenise.js';
import { KnownWords } from './known-words.js';

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

/** What a character is to a word. Of one beyond ASCII that is for {@link RUN} to say. */
const [SPACE, SIGN, WORD, JOINT, BEYOND] = [0, 1, 2, 3, 4];
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));

function kindOf(character: string): number {
  if (/[a-z0-9]/i.test(character)) return WORD;
  if (/[-._:$]/.test(character)) return JOINT;
  return /\s/.test(character) ? SPACE : SIGN;
}

/** The end of a text is like white space behind it. */
function kindAt(text: string, at: number): number {
  if (at >= text.length) return SPACE;
  const code = text.charCodeAt(at);
  return code < KINDS.length ? (KINDS[code] ?? SIGN) : BEYOND;
}

/** Where the word begins that joints at a place lead to; the place itself where they lead to none. */
function behindJoints(text: string, at: number): number {
  const next = kindAt(text, at + 1) === JOINT ? at + 2 : at + 1;
  const kind = kindAt(text, next);
  return kind === WORD || kind === BEYOND ? next : at;
}

/** Terms of texts as {@link tokenise} finds them. What a word gives is worked out once, because a site's words repeat. */
export class TermReader {
  readonly #vocabulary: Vocabulary;
  readonly #known = new KnownWords<ReadTerm[]>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  read(text: string): ReadTerm[] {
    const terms: ReadTerm[] = [];
    for (let at = 0; at < text.length;) {
      const kind = kindAt(text, at);
      if (kind === WORD) at = this.#readRun(text, at, terms);
      else if (kind === BEYOND) at = this.#readBeyond(text, at, terms);
      else at++;
    }
    return terms;
  }

  /** What {@link RUN} finds at a place, as long as it is ASCII. @returns where to go on */
  #readRun(text: string, start: number, terms: ReadTerm[]): number {
    let hash = 0;
    let at = start;
    for (let wordEnd = start; ; at = wordEnd) {
      let kind = kindAt(text, at);
      for (; kind === WORD; kind = kindAt(text, at)) hash = hashWith(hash, text.charCodeAt(at++));
      wordEnd = kind === JOINT ? behindJoints(text, at) : at;
      if (kind === BEYOND) return this.#readBeyond(text, start, terms);
      if (wordEnd === at) break;
      for (; at < wordEnd; at++) hash = hashWith(hash, text.charCodeAt(at));
    }
    const known = this.#known.find(text, start, at, hash) ?? this.#learn(text.slice(start, at), hash);
    for (const term of known) terms.push(term);
    return at;
  }

  /** The same up to the next white space of ASCII, which no run goes beyond, where there are other characters. */
  #readBeyond(text: string, start: number, terms: ReadTerm[]): number {
    let end = start;
    while (kindAt(text, end) !== SPACE) end++;
    for (const word of text.slice(start, end).match(RUN) ?? []) {
      let hash = 0;
      for (let at = 0; at < word.length; at++) hash = hashWith(hash, word.charCodeAt(at));
      const known = this.#known.find(word, 0, word.length, hash) ?? this.#learn(word, hash);
      for (const term of known) terms.push(term);
    }
    return end;
  }

  #learn(word: string, hash: number): ReadTerm[] {
    if (this.#known.size >= MAX_WORDS) this.#known.clear();
    const terms = tokenise(word).map(({ term, parts }) => ({
      number: this.#vocabulary.numberOf(term),
      term,
      parts,
    }));
    this.#known.add(word, hash, terms);
    return terms;
  }
}

/** One step of FNV-1a, of 32 bits. Source: http://www.isthe.com/chongo/tech/comp/fnv/ */
const hashWith = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

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
