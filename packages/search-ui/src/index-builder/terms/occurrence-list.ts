/** Where a term occurs, before anything is left out. */
export interface Occurrences {
  /** Of the records, ascending. */
  numbers: ArrayLike<number>;
  /** Of each record: the impact byte, with {@link NAMED} where the record has the term in its own heading or title. */
  marks: ArrayLike<number>;
}

/** In a mark, above the byte of the impact. */
export const NAMED = 256;

/** Occurrences that have memory together. */
const PART = 1 << 16;

/** Some occurrences in the order in which they were found: term, record and mark of each. */
interface Part {
  terms: Uint32Array;
  numbers: Uint32Array;
  marks: Uint16Array;
}

/**
 * Occurrences of terms in the order in which they are found, put in order by term at the end: no term has a list that grows. They are kept in parts, so
 * that none is copied while they become more, and each is let go of when it has been put in order.
 */
export class OccurrenceList {
  readonly #parts: Part[] = [];
  #filled = PART;

  /** @param number of the record; those of a term come in ascending order */
  add(term: number, number: number, mark: number): void {
    if (this.#filled === PART) this.#begin();
    const part = this.#parts.at(-1);
    if (!part) return;
    part.terms[this.#filled] = term;
    part.numbers[this.#filled] = number;
    part.marks[this.#filled++] = mark;
  }

  /** Takes the occurrences of each of so many terms out of the list, by its number. */
  takeByTerm(terms: number): Occurrences[] {
    const starts = this.#startsOf(terms);
    const count = starts[terms] ?? 0;
    const [numbers, marks] = [new Uint32Array(count), new Uint16Array(count)];
    const ends = starts.slice(0, terms);
    for (let length = this.#lengthOf(0); length > 0; length = this.#lengthOf(0)) {
      const part = this.#parts.shift();
      for (let at = 0; part && at < length; at++) {
        const term = part.terms[at] ?? 0;
        const place = ends[term] ?? 0;
        numbers[place] = part.numbers[at] ?? 0;
        marks[place] = part.marks[at] ?? 0;
        ends[term] = place + 1;
      }
    }
    return Array.from({ length: terms }, (_, term) => ({
      numbers: numbers.subarray(starts[term], starts[term + 1]),
      marks: marks.subarray(starts[term], starts[term + 1]),
    }));
  }

  /** Where the occurrences of each term begin, and where those of the last one end. */
  #startsOf(terms: number): Uint32Array {
    const starts = new Uint32Array(terms + 1);
    for (const [place, part] of this.#parts.entries())
      for (let at = 0; at < this.#lengthOf(place); at++) {
        const next = (part.terms[at] ?? 0) + 1;
        starts[next] = (starts[next] ?? 0) + 1;
      }
    for (let term = 1; term <= terms; term++) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
    return starts;
  }

  #lengthOf(place: number): number {
    const last = this.#parts.length - 1;
    return place < last ? PART : place === last ? this.#filled : 0;
  }

  #begin(): void {
    this.#parts.push({
      terms: new Uint32Array(PART),
      numbers: new Uint32Array(PART),
      marks: new Uint16Array(PART),
    });
    this.#filled = 0;
  }
}
