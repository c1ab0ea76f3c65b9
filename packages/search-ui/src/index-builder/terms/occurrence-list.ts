/** Where a term occurs, before anything is left out: a number for each record, ascending, see {@link occurrence}. */
export type Occurrences = ArrayLike<number> & Iterable<number>;

/** Occurrences of all terms: of one after another. */
export interface TermNumbers {
  occurrences: Uint32Array;
  /** Where those of each term end. */
  ends: Uint32Array;
}

/** Bits of a mark: the impact byte, and {@link NAMED} above it where the record has the term in its own heading or title. */
const MARK_BITS = 9;
const MARK = 2 ** MARK_BITS - 1;
export const NAMED = 256;
/** Numbers below this one can have a mark: eight million, of records as of terms. Chosen: an index of 20,000 pages has 235,000 and 300,000. */
const MAX_NUMBER = 2 ** (32 - MARK_BITS);

/** A number and its mark in the bits of one, because they are most of the memory that an index takes. */
export const occurrence = (number: number, mark: number): number => ((number << MARK_BITS) | mark) >>> 0;
export const recordOf = (found: number): number => found >>> MARK_BITS;
export const markOf = (found: number): number => found & MARK;
export const impactOf = (found: number): number => found & (NAMED - 1);

/** @throws RangeError for a number that has no room beside a mark */
function checkNumber(number: number, things: string): void {
  if (number >= MAX_NUMBER)
    throw new RangeError(
      `The search index has more than ${MAX_NUMBER.toLocaleString('en')} ${things}, which is more than it has numbers for. Divide the site, or leave pages out of its search.`,
    );
}

/** The same bits, where a term has the mark. */
const termOf = recordOf;

/** Occurrences that have memory together. */
const PART = 1 << 16;

/**
 * Occurrences of terms in the order in which they are found, put in order by term at the end: no term has a list that grows. They are kept in parts, so
 * that none is copied while they become more, and each is let go of when it has been put in order.
 */
export class OccurrenceList {
  /** Each a term and its mark. */
  readonly #parts: Uint32Array<ResizableBuffer>[] = [];
  /** Of records, ascending. */
  readonly #numbers: number[] = [];
  /** How many occurrences were found before those of each. */
  readonly #starts: number[] = [];
  #length = 0;

  /** What is added from now on is of this record. @param number more than that of the record before */
  begin(number: number): void {
    checkNumber(number, 'numbers of sections');
    this.#numbers.push(number);
    this.#starts.push(this.#length);
  }

  /** Once for each term of a record. */
  add(term: number, mark: number): void {
    checkNumber(term, 'terms');
    const at = this.#length++ % PART;
    if (at === 0) this.#parts.push(newPart());
    const part = this.#parts.at(-1);
    if (part) part[at] = occurrence(term, mark);
  }

  /** In how many records each of so many terms occurs. */
  countByTerm(terms: number): Uint32Array {
    const counts = new Uint32Array(terms);
    for (const [place, part] of this.#parts.entries()) {
      const length = Math.min(PART, this.#length - place * PART);
      for (let at = 0; at < length; at++) {
        const term = termOf(part[at] ?? 0);
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
    const occurrences = new Uint32Array(length);
    this.#takeTo(places, occurrences);
    return { occurrences, ends };
  }

  /** @param places where the next occurrence of each term is to be */
  #takeTo(places: Uint32Array, occurrences: Uint32Array): void {
    let [at, record] = [0, 0];
    for (let part = this.#parts.shift(); part; part = this.#parts.shift()) {
      for (let end = Math.min(at + PART, this.#length), own = 0; at < end; at++, own++) {
        while ((this.#starts[record + 1] ?? Infinity) <= at) record++;
        const found = part[own] ?? 0;
        const term = termOf(found);
        const place = places[term] ?? 0;
        occurrences[place] = occurrence(this.#numbers[record] ?? 0, markOf(found));
        places[term] = place + 1;
      }
      part.buffer.resize(0);
    }
  }
}

/** An `ArrayBuffer` of ES2024, which Node has since version 20. */
interface ResizableBuffer extends ArrayBuffer {
  resize(bytes: number): void;
}

const Resizable = ArrayBuffer as unknown as new (
  bytes: number,
  options: { maxByteLength: number },
) => ResizableBuffer;

/** In memory that can be given back at once, and not when it is next collected: all parts are as large as what is made of them. */
function newPart(): Uint32Array<ResizableBuffer> {
  const bytes = PART * Uint32Array.BYTES_PER_ELEMENT;
  return new Uint32Array(new Resizable(bytes, { maxByteLength: bytes }));
}
