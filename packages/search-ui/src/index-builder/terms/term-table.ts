import type { Occurrences, TermNumbers } from './occurrence-list.js';

/** Terms one after another whose occurrences have memory together. */
export interface TermRun {
  /** Of its first term. */
  place: number;
  /** How many occurrences are before its own. */
  start: number;
  occurrences: Uint32Array;
}

/** All terms of an index, sorted, and where they occur. A term is known by its place among them. */
export class TermTable {
  readonly terms: readonly string[];
  /** Where the occurrences of each term end, of all together. */
  readonly ends: Uint32Array;
  /** In their order, without a gap. */
  readonly runs: readonly TermRun[];
  /** The run that was asked for last: most terms are asked for in their order. */
  #known = 0;

  constructor(terms: readonly string[], ends: Uint32Array, runs: readonly TermRun[]) {
    this.terms = terms;
    this.ends = ends;
    this.runs = runs;
  }

  /** Of numbers that have memory together. */
  static of(terms: readonly string[], { ends, occurrences }: TermNumbers): TermTable {
    return new TermTable(terms, ends, [{ place: 0, start: 0, occurrences }]);
  }

  get length(): number {
    return this.terms.length;
  }

  at(place: number): string {
    return this.terms[place] ?? '';
  }

  /** How many occurrences are before those of a term. */
  start(place: number): number {
    return place === 0 ? 0 : (this.ends[place - 1] ?? 0);
  }

  /** In how many records a term occurs. */
  frequency(place: number): number {
    return (this.ends[place] ?? 0) - this.start(place);
  }

  /** A view of the table's own memory. */
  occurrences(place: number): Uint32Array {
    const run = this.runs[this.#runOf(place)];
    return run
      ? run.occurrences.subarray(this.start(place) - run.start, (this.ends[place] ?? 0) - run.start)
      : new Uint32Array();
  }

  /** Runs of the terms of some places, each with nothing of others. */
  *runsBetween(from: number, to: number): Generator<{ from: number; to: number; occurrences: Uint32Array }> {
    for (let at = this.#runOf(from); from < to; at++) {
      const run = this.runs[at];
      if (!run) return;
      const end = Math.min(to, this.endOfRun(at));
      const occurrences = run.occurrences.subarray(this.start(from) - run.start, this.start(end) - run.start);
      yield { from, to: end, occurrences };
      from = end;
    }
  }

  /** Place after the last term of a run. */
  endOfRun(run: number): number {
    return this.runs[run + 1]?.place ?? this.length;
  }

  #runOf(place: number): number {
    const { runs } = this;
    const isIn = (run: number): boolean => (runs[run]?.place ?? 0) <= place && place < this.endOfRun(run);
    if (isIn(this.#known)) return this.#known;
    let [low, high] = [0, runs.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((runs[middle]?.place ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return (this.#known = low);
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

/** Occurrences from which terms of another table are not copied: a view of them costs less. */
const SHARED_FROM = 1 << 14;

/** Occurrences that are gathered before they get memory of their own. */
const GATHERED = 1 << 16;

/** Terms in their order, of which most come in long runs from another table. That is not copied: the new table has views of its memory. */
export class TermTableWriter {
  readonly #terms: string[] = [];
  readonly #ends: Uint32Array;
  readonly #runs: TermRun[] = [];
  #occurrences = 0;
  /** Occurrences of the run that is written, and how many of them there are, from which place on. */
  #gathered = new Uint32Array(GATHERED);
  #length = 0;
  #place = 0;

  /** @param terms that may come */
  constructor(terms: number) {
    this.#ends = new Uint32Array(terms);
  }

  /** How many terms there are. */
  get length(): number {
    return this.#terms.length;
  }

  add(term: string, occurrences: Occurrences): void {
    this.#room(occurrences.length).set(occurrences);
    this.#end(term, this.#occurrences + occurrences.length);
  }

  /** Terms of another table as they are. */
  copy(table: TermTable, from: number, to: number): void {
    for (const run of table.runsBetween(from, to)) {
      const { length } = run.occurrences;
      if (length < SHARED_FROM) this.#room(length).set(run.occurrences);
      else this.#share(run.occurrences);
      const moved = this.#occurrences - table.start(run.from);
      for (let place = run.from; place < run.to; place++)
        this.#end(table.at(place), (table.ends[place] ?? 0) + moved);
    }
  }

  table(): TermTable {
    this.#endRun();
    return new TermTable(this.#terms, this.#ends.subarray(0, this.#terms.length), this.#runs);
  }

  #end(term: string, end: number): void {
    this.#ends[this.#terms.length] = end;
    this.#terms.push(term);
    this.#occurrences = end;
  }

  /** For so many occurrences of the terms that come next, in a run of our own. */
  #room(length: number): Uint32Array {
    if (this.#length + length > this.#gathered.length) this.#endRun();
    if (length > this.#gathered.length) this.#gathered = new Uint32Array(length);
    if (this.#length === 0) this.#place = this.#terms.length;
    const start = this.#length;
    this.#length += length;
    return this.#gathered.subarray(start, this.#length);
  }

  #share(occurrences: Uint32Array): void {
    this.#endRun();
    this.#runs.push({ place: this.#terms.length, start: this.#occurrences, occurrences });
  }

  #endRun(): void {
    if (this.#length === 0) return;
    const occurrences = this.#gathered.slice(0, this.#length);
    this.#runs.push({ place: this.#place, start: this.#occurrences - this.#length, occurrences });
    this.#length = 0;
  }
}
