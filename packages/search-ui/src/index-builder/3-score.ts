import { impactToByte } from '../format/impact.js';
import type { SearchRecord } from '../record.js';
import type { NumberedRecord } from './2-number.js';
import { NAMED, OccurrenceList } from './terms/occurrence-list.js';
import { type ReadTerm, TermReader, TermSums, Vocabulary } from './terms/term-reader.js';
import { TermTable } from './terms/term-table.js';
import { equalTerms, type PhraseTable } from './terms/synonyms.js';

interface Field {
  /** Weight of an occurrence. Source: the specification's title 10, headings and breadcrumb 5, body 1; code is our choice. */
  weight: number;
  /** Average length in tokens, frozen so that a new record does not change the impacts of the others. Source: the benchmark's corpus. */
  average: number;
  /** How far a field of another length than the average counts less or more, 0 to 1: BM25F's b. */
  normalise: number;
}

const NAME: Field = { weight: 10, average: 3, normalise: 0.5 };
const CONTEXT: Field = { weight: 5, average: 6, normalise: 0.5 };
const BODY: Field = { weight: 1, average: 60, normalise: 0.6 };
const CODE: Field = { weight: 0.5, average: 60, normalise: 0.6 };
/** Weight at which a term has half its largest impact: BM25F's k1, large because one occurrence in a title weighs 10. */
const SATURATION = 6;
/** A part of an identifier counts less than a word of its own. */
const PART_FACTOR = 0.7;
/** A synonym of what is written counts less than what is: the engine's factor for synonyms. */
const EQUAL_FACTOR = 0.8;

/** A stop word counts next to nothing. Chosen: "how do I" does not outweigh what it asks. */
const STOP_WORD_FACTOR = 0.2;
/** The beginning of a page tells what it is about better than a section of another page. Chosen on real queries. */
const BEGINNING_FACTOR = 1.1;

/** What is known of the words of a language. */
export interface Language {
  /** What texts say besides their own words. */
  phrases: PhraseTable;
  stem: (term: string) => string;
  isStopWord: (term: string) => boolean;
}

/** Terms of records: of one after the other, which are not held. */
export class TermScorer {
  readonly #scoring: Scoring;
  readonly #reader: TermReader;

  constructor(language: Language) {
    const vocabulary = new Vocabulary();
    const [counts, weights] = [new TermSums(), new TermSums()];
    this.#reader = new TermReader(vocabulary);
    this.#scoring = { vocabulary, language, counts, weights, found: new OccurrenceList(), stops: [] };
  }

  /** @param record whose number is more than that of the one before */
  add({ number, record }: NumberedRecord): void {
    const read = (text: string): ReadTerm[] => this.#reader.read(text);
    const name = record.headings.at(-1) ?? record.title;
    const titles = record.headings.length > 0 ? [record.title, ...record.headings.slice(0, -1)] : [];
    const named = new Set(addField(this.#scoring, NAME, [read(name)], true));
    addField(this.#scoring, CONTEXT, titles.map(read), false);
    addField(this.#scoring, CONTEXT, record.breadcrumb.map(read), false);
    if (record.keywords) addField(this.#scoring, CONTEXT, record.keywords.map(read), false);
    addField(this.#scoring, BODY, [read(record.text)], false);
    if (record.code) addField(this.#scoring, CODE, [read(record.code)], false);
    collect(this.#scoring, { number, record, named });
  }

  /**
   * All terms, sorted. Terms of two words, `find one`, are neighbours in the record's own heading or title: they find phrases. To be called once: the
   * occurrences are taken out.
   */
  table(): TermTable {
    return toTable(this.#scoring);
  }
}

function toTable({ vocabulary: { terms }, found }: Pick<Scoring, 'vocabulary' | 'found'>): TermTable {
  const termAt = (number: number): string => terms[number] ?? '';
  const counts = found.countByTerm(terms.length);
  // A term that occurs nowhere was read and never counted: the word that a phrase is read by.
  const order = Uint32Array.from(terms.keys())
    .filter((number) => counts[number] !== 0)
    .sort((one, other) => (termAt(one) < termAt(other) ? -1 : 1));
  return TermTable.of(Array.from(order, termAt), found.takeInOrder(order, counts));
}

/** What all records are scored with. */
interface Scoring {
  vocabulary: Vocabulary;
  language: Language;
  /** Occurrences in one field. */
  counts: TermSums;
  /** Weights in all fields of one record. */
  weights: TermSums;
  found: OccurrenceList;
  /** Whether a term is a stop word, by its number; filled where it was asked for. */
  stops: boolean[];
}

/** Adds a field's terms to the weights and returns them. */
function addField(scoring: Scoring, field: Field, texts: ReadTerm[][], pairs: boolean): number[] {
  const { vocabulary, language, counts, weights } = scoring;
  let length = 0;
  for (const terms of texts) {
    let parts = 0;
    let before = '';
    for (const { number, term, parts: own } of terms) {
      counts.add(number, parts > 0 ? PART_FACTOR : 1);
      parts = own || Math.max(0, parts - 1);
      if (own) continue;
      if (pairs && before && !language.isStopWord(before))
        counts.add(vocabulary.numberOf(`${before} ${term}`), 1);
      before = term;
      length++;
    }
    for (const term of equalTerms(terms, language.phrases, language.stem))
      counts.add(vocabulary.numberOf(term), EQUAL_FACTOR);
  }
  const norm = 1 - field.normalise + (field.normalise * roughLength(length)) / field.average;
  const found: number[] = [];
  counts.take((term, times) => {
    weights.add(term, (field.weight * times) / norm);
    found.push(term);
  });
  return found;
}

/** Lengths in steps of √2, so that a word more rarely changes the impacts of all the others. */
function roughLength(length: number): number {
  return length === 0 ? 0 : 2 ** (Math.round(2 * Math.log2(length)) / 2);
}

interface RecordScores {
  number: number;
  record: SearchRecord;
  /** Terms of its own heading or title. */
  named: ReadonlySet<number>;
}

/** Puts a record's weights down with its terms. */
function collect(
  { vocabulary, language, weights, found, stops }: Scoring,
  { number, record, named }: RecordScores,
): void {
  const factor = (record.boost ?? 1) * (record.headings.length > 0 ? 1 : BEGINNING_FACTOR);
  found.begin(number);
  weights.take((term, weight) => {
    const isStop = (stops[term] ??= language.isStopWord(vocabulary.terms[term] ?? ''));
    const share = factor * (isStop ? STOP_WORD_FACTOR : 1);
    const impact = impactToByte((weight / (SATURATION + weight)) * share);
    found.add(term, named.has(term) ? impact + NAMED : impact);
  });
}
