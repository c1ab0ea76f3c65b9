import type { Occurrences, TermNumbers } from './occurrence-list.js';

/** All terms of an index, sorted, and where they occur. A term is known by its place among them. */
export class TermTable {
  readonly terms: readonly string[];
  readonly numbers: TermNumbers;

  constructor(terms: readonly string[], numbers: TermNumbers) {
    this.terms = terms;
    this.numbers = numbers;
  }

  get length(): number {
    return this.terms.length;
  }

  at(place: number): string {
    return this.terms[place] ?? '';
  }

  start(place: number): number {
    return place === 0 ? 0 : (this.numbers.ends[place - 1] ?? 0);
  }

  /** In how many records a term occurs. */
  frequency(place: number): number {
    return (this.numbers.ends[place] ?? 0) - this.start(place);
  }

  occurrences(place: number): Uint32Array {
    const { occurrences, ends } = this.numbers;
    return occurrences.subarray(this.start(place), ends[place]);
  }

  /** The first place from `from` on whose term does not come before this one. */
  placeOf(term: string, from = 0): number {
    let [low, high] = [from, this.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle) < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Places of terms that are one word. */
  words(): number[] {
    const places: number[] = [];
    for (let place = 0; place < this.length; place++) if (!this.at(place).includes(' ')) places.push(place);
    return places;
  }
}

/** Terms in their order, of which most come in long runs from another table. */
export class TermTableWriter {
  readonly #terms: string[] = [];
  readonly #numbers: TermNumbers;
  #occurrences = 0;

  /** @param most terms, and occurrences, that may come */
  constructor(most: { terms: number; occurrences: number }) {
    this.#numbers = {
      occurrences: new Uint32Array(most.occurrences),
      ends: new Uint32Array(most.terms),
    };
  }

  /** How many terms there are. */
  get length(): number {
    return this.#terms.length;
  }

  add(term: string, occurrences: Occurrences): void {
    const out = this.#numbers;
    out.occurrences.set(occurrences, this.#occurrences);
    this.#occurrences += occurrences.length;
    out.ends[this.#terms.length] = this.#occurrences;
    this.#terms.push(term);
  }

  /** Terms of another table as they are. */
  copy(table: TermTable, from: number, to: number): void {
    if (from === to) return;
    const { occurrences, ends } = table.numbers;
    const [start, end] = [table.start(from), table.start(to)];
    const out = this.#numbers;
    out.occurrences.set(occurrences.subarray(start, end), this.#occurrences);
    for (let place = from; place < to; place++) {
      out.ends[this.#terms.length] = (ends[place] ?? 0) - start + this.#occurrences;
      this.#terms.push(table.at(place));
    }
    this.#occurrences += end - start;
  }

  table(): TermTable {
    const { occurrences, ends } = this.#numbers;
    return new TermTable(this.#terms, {
      occurrences: occurrences.subarray(0, this.#occurrences),
      ends: ends.subarray(0, this.#terms.length),
    });
  }
}
