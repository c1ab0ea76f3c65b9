/** Where a term occurs, before anything is left out. */
export interface Occurrences {
  /** Of the records, ascending. */
  numbers: ArrayLike<number>;
  /** Of each record: the impact byte, with {@link NAMED} where the record has the term in its own heading or title. */
  marks: ArrayLike<number>;
}

/** Occurrences of all terms: of one after another. */
export interface TermNumbers extends Occurrences {
  numbers: Uint32Array;
  marks: Uint16Array;
  /** Where those of each term end. */
  ends: Uint32Array;
}

/** In a mark, above the byte of the impact. */
export const NAMED = 256;

/** Occurrences that have memory together. */
const PART = 1 << 16;

/** Some occurrences in the order in which they were found: term and mark of each. */
interface Part {
  terms: Uint32Array;
  marks: Uint16Array;
}

/**
 * Occurrences of terms in the order in which they are found, put in order by term at the end: no term has a list that grows. They are kept in parts, so
 * that none is copied while they become more, and each is let go of when it has been put in order.
 */
export class OccurrenceList {
  readonly #parts: Part[] = [];
  /** Records, ascending, and how many occurrences were found before those of each. */
  readonly #records: { number: number; start: number }[] = [];
  #length = 0;

  /** What is added from now on is of this record. @param number more than that of the record before */
  begin(number: number): void {
    this.#records.push({ number, start: this.#length });
  }

  /** Once for each term of a record. */
  add(term: number, mark: number): void {
    const at = this.#length++ % PART;
    if (at === 0) this.#parts.push({ terms: new Uint32Array(PART), marks: new Uint16Array(PART) });
    const part = this.#parts.at(-1);
    if (!part) return;
    part.terms[at] = term;
    part.marks[at] = mark;
  }

  /** In how many records each of so many terms occurs. */
  countByTerm(terms: number): Uint32Array {
    const counts = new Uint32Array(terms);
    for (const [place, part] of this.#parts.entries()) {
      const length = Math.min(PART, this.#length - place * PART);
      for (let at = 0; at < length; at++) {
        const term = part.terms[at] ?? 0;
        counts[term] = (counts[term] ?? 0) + 1;
      }
    }
    return counts;
  }

  /**
   * Takes all occurrences out of the list, in an order of the terms: of all terms together, because a view of those of each would need more memory than they do.
   * @param order numbers of terms; none that occurs is missing
   * @param counts see {@link countByTerm}
   */
  takeInOrder(order: Uint32Array, counts: Uint32Array): TermNumbers {
    const places = new Uint32Array(counts.length);
    const ends = new Uint32Array(order.length);
    let length = 0;
    for (const [place, term] of order.entries()) {
      places[term] = length;
      ends[place] = length += counts[term] ?? 0;
    }
    const found = { numbers: new Uint32Array(length), marks: new Uint16Array(length) };
    this.#takeTo(places, found);
    return { ...found, ends };
  }

  /** @param places where the next occurrence of each term is to be */
  #takeTo(places: Uint32Array, { numbers, marks }: Pick<TermNumbers, 'numbers' | 'marks'>): void {
    let [at, record] = [0, 0];
    for (let part = this.#parts.shift(); part; part = this.#parts.shift())
      for (let end = Math.min(at + PART, this.#length), own = 0; at < end; at++, own++) {
        while ((this.#records[record + 1]?.start ?? Infinity) <= at) record++;
        const term = part.terms[own] ?? 0;
        const place = places[term] ?? 0;
        numbers[place] = this.#records[record]?.number ?? 0;
        marks[place] = part.marks[own] ?? 0;
        places[term] = place + 1;
      }
  }
}
