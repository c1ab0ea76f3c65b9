import type { Occurrences } from '../3-score.js';

/** Occurrences of terms in the order in which they are found, put in order by term at the end: no term has a list that grows. */
export class OccurrenceList {
  #terms = new Uint32Array(1 << 12);
  #numbers = new Uint32Array(1 << 12);
  #marks = new Uint16Array(1 << 12);
  #count = 0;

  /** @param number of the record; those of a term come in ascending order */
  add(term: number, number: number, mark: number): void {
    if (this.#count === this.#terms.length) this.#grow();
    this.#terms[this.#count] = term;
    this.#numbers[this.#count] = number;
    this.#marks[this.#count++] = mark;
  }

  /** The occurrences of each of so many terms, by its number. */
  byTerm(terms: number): Occurrences[] {
    const starts = new Uint32Array(terms + 1);
    for (let at = 0; at < this.#count; at++) {
      const next = (this.#terms[at] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let term = 1; term <= terms; term++) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
    const [numbers, marks] = [new Uint32Array(this.#count), new Uint16Array(this.#count)];
    const ends = starts.slice(0, terms);
    for (let at = 0; at < this.#count; at++) {
      const term = this.#terms[at] ?? 0;
      const place = ends[term] ?? 0;
      numbers[place] = this.#numbers[at] ?? 0;
      marks[place] = this.#marks[at] ?? 0;
      ends[term] = place + 1;
    }
    return Array.from({ length: terms }, (_, term) => ({
      numbers: numbers.subarray(starts[term], starts[term + 1]),
      marks: marks.subarray(starts[term], starts[term + 1]),
    }));
  }

  #grow(): void {
    const length = 2 * this.#terms.length;
    const [terms, numbers, marks] = [
      new Uint32Array(length),
      new Uint32Array(length),
      new Uint16Array(length),
    ];
    terms.set(this.#terms);
    numbers.set(this.#numbers);
    marks.set(this.#marks);
    [this.#terms, this.#numbers, this.#marks] = [terms, numbers, marks];
  }
}
