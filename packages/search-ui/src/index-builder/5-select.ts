import type { TermEntry } from '../format/write-terms.js';
import type { Language } from './3-score.js';
import { impactOf, markOf, NAMED, type Occurrences, recordOf } from './terms/occurrence-list.js';
import type { MergedTerms } from './terms/merge-terms.js';
import type { TermTable } from './terms/term-table.js';

/** A word in a larger share of the records than this is common. Source: measured on 20,000 records, as are the best 800. */
const COMMON_SHARE = 0.08;
const COMMON_BEST = 800;

/** How many records there are, and how many there were in the index before. */
interface RecordCounts {
  now: number;
  before: number;
}

/**
 * Entries of all terms, each made when it is asked for: all together they would be most of the memory that an index takes. Common words keep the records
 * that have them in their own heading, and the best others.
 */
export class SelectedTerms {
  readonly table: TermTable;
  /** 1 at the place of each entry that is another than in the index before. */
  readonly changed: Uint8Array;
  readonly #counts: RecordCounts;
  readonly #language: Pick<Language, 'stem' | 'isStopWord'>;
  /** Of terms that keep the best records only: which those are is worked out once. */
  readonly #best = new Map<number, Occurrences>();
  /** See {@link reachedBy}. */
  readonly #reached = new Map<number, number>();
  #words: readonly number[] | undefined;

  constructor(
    { table, changed }: Pick<MergedTerms, 'table' | 'changed'>,
    counts: RecordCounts,
    language: Pick<Language, 'stem' | 'isStopWord'>,
  ) {
    this.table = table;
    this.#counts = counts;
    this.#language = language;
    this.changed = changed.slice();
    if (counts.now === counts.before) return;
    for (let place = 0; place < table.length; place++) {
      const frequency = table.frequency(place);
      if (isCommon(frequency, counts.now) !== isCommon(frequency, counts.before)) this.changed[place] = 1;
    }
  }

  get length(): number {
    return this.table.length;
  }

  at(place: number): SelectedTerm {
    return new SelectedTerm(this, place);
  }

  slice(from: number, to: number): SelectedTerm[] {
    return Array.from({ length: to - from }, (_, at) => this.at(from + at));
  }

  /** Places of terms that are one word. */
  get words(): readonly number[] {
    return (this.#words ??= this.table.words());
  }

  stemOf(term: string): string {
    return this.#language.stem(term);
  }

  /** Whether some record has a term in its own heading or title. */
  isNamed(place: number): boolean {
    return this.table.occurrences(place).some((found) => markOf(found) >= NAMED);
  }

  isStopWord(term: string): boolean {
    return this.#language.isStopWord(term);
  }

  /** Whether a term keeps the best records only. */
  isFrequent(place: number): boolean {
    return isCommon(this.table.frequency(place), this.#counts.now);
  }

  /** A term in the records that are listed. */
  listed(place: number): Occurrences {
    const all = this.table.occurrences(place);
    if (!this.isFrequent(place)) return all;
    const known = this.#best.get(place) ?? best(all);
    this.#best.set(place, known);
    return known;
  }

  /** How many records are listed of a term. */
  listedCount(place: number): number {
    return this.isFrequent(place) ? this.listed(place).length : this.table.frequency(place);
  }

  /** The impact that so many of the listed records of a term reach; 0 where there are fewer. The same number is asked for each time. */
  reachedBy(place: number, most: number): number {
    if (this.listedCount(place) < most) return 0;
    const known = this.#reached.get(place) ?? thresholdIn(countImpacts(this.listed(place)), most);
    this.#reached.set(place, known);
    return known;
  }
}

const isCommon = (frequency: number, records: number): boolean =>
  frequency > COMMON_SHARE * records && frequency > COMMON_BEST;

/** An entry whose postings are put together when they are asked for: of most terms an index that has changed little does not ask. */
export class SelectedTerm implements TermEntry {
  readonly #terms: SelectedTerms;
  readonly #place: number;

  constructor(terms: SelectedTerms, place: number) {
    this.#terms = terms;
    this.#place = place;
  }

  get term(): string {
    return this.#terms.table.at(this.#place);
  }

  get stem(): string {
    return this.#terms.stemOf(this.term);
  }

  get frequency(): number {
    return this.#terms.table.frequency(this.#place);
  }

  get common(): boolean {
    return this.#terms.isFrequent(this.#place) || this.#terms.isStopWord(this.term);
  }

  /** In the records that are listed. */
  get occurrences(): Occurrences {
    return this.#terms.listed(this.#place);
  }

  get postings(): number[] {
    const postings: number[] = [];
    for (const found of this.occurrences) postings.push(recordOf(found), impactOf(found));
    return postings;
  }

  /** How many records are listed. */
  get listed(): number {
    return this.#terms.listedCount(this.#place);
  }

  /** See {@link SelectedTerms.reachedBy}. */
  reachedBy(most: number): number {
    return this.#terms.reachedBy(this.#place, most);
  }
}

/** How many records have each impact. */
function countImpacts(occurrences: Occurrences): Uint32Array {
  const counts = new Uint32Array(256);
  const { length } = occurrences;
  for (let at = 0; at < length; at++) {
    const impact = impactOf(occurrences[at] ?? 0);
    counts[impact] = (counts[impact] ?? 0) + 1;
  }
  return counts;
}

function best(scored: Occurrences): Occurrences {
  // Of those that are as strong as the next one none is kept: which of them it would be is chance.
  const least = thresholdIn(countImpacts(scored), COMMON_BEST + 1);
  return Array.prototype.filter.call(scored, (found: number) => {
    const mark = markOf(found);
    return mark >= NAMED || mark > least;
  }) as number[];
}

/**
 * The impact that so many records have at most above it, and as many or more together with it: what is stronger belongs to the
 * `most` strongest, what is as strong only in part. Impacts are bytes, so they are counted instead of sorted.
 */
export function topKThreshold(impacts: Iterable<number>, most: number): number {
  const counts = new Uint32Array(256);
  for (const impact of impacts) counts[impact] = (counts[impact] ?? 0) + 1;
  return thresholdIn(counts, most);
}

function thresholdIn(counts: Uint32Array, most: number): number {
  let stronger = 0;
  let least = 255;
  while (least > 0 && stronger + (counts[least] ?? 0) < most) stronger += counts[least--] ?? 0;
  return least;
}
