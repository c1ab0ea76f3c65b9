import { markOf, occurrence, type Occurrences, recordOf } from './occurrence-list.js';
import type { LastSet, Moves } from '../last/last-set.js';
import { type TermTable, TermTableWriter } from './term-table.js';

/** All terms of an index. */
export interface MergedTerms {
  table: TermTable;
  /** 1 at the place of each term that was not there, or occurred in another way, in the index before. */
  changed: Uint8Array;
  /** Those of the index before that no record has any more, with the place that they would have. */
  gone: { term: string; place: number }[];
}

/** The terms of records that were read, and those that the index before has of the others. */
export function mergeTerms(fresh: TermTable, last?: { set: LastSet; moves: Moves }): MergedTerms {
  if (last) return new Merging(fresh, last.set.table, last.moves).run();
  return { table: fresh, changed: new Uint8Array(fresh.length).fill(1), gone: [] };
}

/** Goes from one term that may have changed to the next, and copies what is between. */
class Merging {
  readonly #fresh: TermTable;
  readonly #table: TermTable;
  readonly #moves: Moves;
  readonly #writer: TermTableWriter;
  readonly #changed: Uint8Array;
  readonly #gone: MergedTerms['gone'] = [];
  /** The next term of the index before. */
  #place = 0;

  constructor(fresh: TermTable, table: TermTable, moves: Moves) {
    this.#fresh = fresh;
    this.#table = table;
    this.#moves = moves;
    const terms = table.length + fresh.length;
    this.#writer = new TermTableWriter(terms);
    this.#changed = new Uint8Array(terms);
  }

  run(): MergedTerms {
    const touched = touchedTerms(this.#table, this.#moves);
    let next = 0;
    for (const [at, term] of this.#fresh.terms.entries()) {
      const occurrences = this.#fresh.occurrences(at);
      const place = this.#table.placeOf(term, this.#place);
      for (; (touched[next] ?? place) < place; next++) this.#merge(touched[next] ?? 0);
      if (this.#table.terms[place] === term) {
        if (touched[next] === place) next++;
        this.#merge(place, occurrences);
      } else {
        this.#copyUntil(place);
        this.#add(term, occurrences, true);
      }
    }
    for (; next < touched.length; next++) this.#merge(touched[next] ?? 0);
    this.#copyUntil(this.#table.length);
    const table = this.#writer.table();
    return { table, changed: this.#changed.subarray(0, table.length), gone: this.#gone };
  }

  #merge(place: number, added?: Occurrences): void {
    this.#copyUntil(place);
    const term = this.#table.at(place);
    const before = this.#table.occurrences(place);
    const now = merge(before, this.#moves, added);
    this.#place++;
    if (now.length === 0) this.#gone.push({ term, place: this.#writer.length });
    else this.#add(term, now, !isEqual(now, before));
  }

  #add(term: string, occurrences: Occurrences, isChanged: boolean): void {
    if (isChanged) this.#changed[this.#writer.length] = 1;
    this.#writer.add(term, occurrences);
  }

  #copyUntil(place: number): void {
    this.#writer.copy(this.#table, this.#place, place);
    this.#place = place;
  }
}

/** Places of the terms that occur in a record that is not where it was. */
function touchedTerms(table: TermTable, { nowAt }: Moves): number[] {
  const touched: number[] = [];
  const isThere = (number: number): boolean => nowAt[number] === number;
  for (const [run, { place, start, occurrences }] of table.runs.entries()) {
    let at = 0;
    for (let term = place; term < table.endOfRun(run); term++) {
      const end = (table.ends[term] ?? 0) - start;
      while (at < end && isThere(recordOf(occurrences[at] ?? 0))) at++;
      if (at < end) touched.push(term);
      at = end;
    }
  }
  return touched;
}

/** Those of records that are still there, at their numbers of now, and those that are added. */
function merge(before: Occurrences, moves: Moves, added: Occurrences = []): Occurrences {
  const merged = new Uint32Array(before.length + added.length);
  let [length, next, isSorted] = [0, 0, true];
  const push = (found: number): void => {
    isSorted &&= length === 0 || (merged[length - 1] ?? 0) < found;
    merged[length++] = found;
  };
  const addUntil = (limit: number): void => {
    for (; next < added.length && recordOf(added[next] ?? 0) < limit; next++) push(added[next] ?? 0);
  };
  for (const found of before) {
    const number = moves.now(recordOf(found));
    if (number < 0) continue;
    addUntil(number);
    push(occurrence(number, markOf(found)));
  }
  addUntil(Infinity);
  const all = merged.subarray(0, length);
  // The number of the record is above the mark, so that this is the order of the records.
  return isSorted ? all : all.sort();
}

function isEqual(one: Occurrences, other: Occurrences): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
