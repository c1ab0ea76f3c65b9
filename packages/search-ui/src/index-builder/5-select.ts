import type { TermEntry } from '../format/write-terms.js';
import type { Language } from './3-score.js';
import { NAMED, type Occurrences } from './terms/occurrence-list.js';
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

/** Entries of all terms, each made when it is first asked for. Common words keep the records that have them in their own heading, and the best others. */
export class SelectedTerms {
  readonly table: TermTable;
  /** 1 at the place of each entry that is another than in the index before. */
  readonly changed: Uint8Array;
  readonly #counts: RecordCounts;
  readonly #language: Pick<Language, 'stem' | 'isStopWord'>;
  readonly #entries: (SelectedTerm | undefined)[] = [];
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
    return (this.#entries[place] ??= this.#make(place));
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
    const { marks } = this.table.occurrences(place);
    return Array.prototype.some.call(marks, (mark: number) => mark >= NAMED);
  }

  #make(place: number): SelectedTerm {
    const term = this.table.at(place);
    const frequency = this.table.frequency(place);
    const isFrequent = isCommon(frequency, this.#counts.now);
    const common = isFrequent || this.#language.isStopWord(term);
    const facts = { term, stem: this.stemOf(term), frequency, common };
    return new SelectedTerm(facts, { table: this.table, place, isBest: isFrequent });
  }
}

const isCommon = (frequency: number, records: number): boolean =>
  frequency > COMMON_SHARE * records && frequency > COMMON_BEST;

interface Selection {
  table: TermTable;
  /** Of the term, in there. */
  place: number;
  /** Whether it keeps the best records only. */
  isBest: boolean;
}

/**
 * An entry whose postings are put together when they are asked for, and not kept: of most terms an index that has changed little does not ask, and
 * those of all terms together would be most of the memory that an index takes. So would views of where they occur.
 */
export class SelectedTerm implements TermEntry {
  readonly term: string;
  readonly stem: string;
  readonly frequency: number;
  readonly common: boolean;
  readonly #selection: Selection;
  #best: Occurrences | undefined;
  #reached: number | undefined;

  constructor(facts: Required<Omit<TermEntry, 'postings'>>, selection: Selection) {
    this.term = facts.term;
    this.stem = facts.stem;
    this.frequency = facts.frequency;
    this.common = facts.common;
    this.#selection = selection;
  }

  /** In the records that are listed. */
  get occurrences(): Occurrences {
    const { table, place, isBest } = this.#selection;
    return isBest ? (this.#best ??= best(table.occurrences(place))) : table.occurrences(place);
  }

  get postings(): number[] {
    const { numbers, marks } = this.occurrences;
    const postings: number[] = [];
    for (let at = 0; at < numbers.length; at++) postings.push(numbers[at] ?? 0, (marks[at] ?? 0) % NAMED);
    return postings;
  }

  /** How many records are listed. */
  get listed(): number {
    return this.#selection.isBest ? this.occurrences.numbers.length : this.frequency;
  }

  /** The impact that so many of the listed records reach; 0 where there are fewer. The same number is asked for each time. */
  reachedBy(most: number): number {
    if (this.#reached !== undefined) return this.#reached;
    const isListed = this.listed >= most;
    this.#reached = isListed ? thresholdIn(countImpacts(this.occurrences), most) : 0;
    return this.#reached;
  }
}

/** How many records have each impact. */
function countImpacts({ marks }: Occurrences): Uint32Array {
  const counts = new Uint32Array(256);
  const { length } = marks;
  for (let at = 0; at < length; at++) {
    const impact = (marks[at] ?? 0) % NAMED;
    counts[impact] = (counts[impact] ?? 0) + 1;
  }
  return counts;
}

function best(scored: Occurrences): Occurrences {
  // Of those that are as strong as the next one none is kept: which of them it would be is chance.
  const least = thresholdIn(countImpacts(scored), COMMON_BEST + 1);
  const [numbers, marks]: [number[], number[]] = [[], []];
  for (let at = 0; at < scored.numbers.length; at++) {
    const mark = scored.marks[at] ?? 0;
    if (mark < NAMED && mark <= least) continue;
    numbers.push(scored.numbers[at] ?? 0);
    marks.push(mark);
  }
  return { numbers, marks };
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
