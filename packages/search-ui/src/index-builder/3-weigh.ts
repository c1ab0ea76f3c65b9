import { impactToByte } from '../format/impact.js';
import type { SearchRecord } from '../record.js';
import type { NumberedRecord } from './2-number.js';
import { createTermReader, type Term } from './term-reader.js';
import { equalTerms, type PhraseTable } from './synonyms.js';

/** Where a term occurs, before anything is left out. */
export interface WeighedTerm {
  /** Pairs of record number, ascending, and impact byte. */
  postings: number[];
  /** Numbers of the records that have it in their own heading or title, ascending. */
  named: number[];
}

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
/** A part of an identifier says less than a word of its own. */
const PART_FACTOR = 0.7;
/** An equal of what is written says less than what is: the engine's factor for synonyms. */
const EQUAL_FACTOR = 0.8;

/** A function word says next to nothing. Chosen: "how do I" does not outweigh what it asks. */
const FUNCTION_FACTOR = 0.2;
/** What a page is about says its beginning before any section of another page does. Chosen on real queries. */
const BEGINNING_FACTOR = 1.1;

/** What is known of the words of a language. */
export interface Language {
  /** What texts say besides their own words. */
  phrases: PhraseTable;
  stem: (term: string) => string;
  isFunctionWord: (term: string) => boolean;
}

/** All terms of the records. Terms of two words, `find one`, are neighbours in the record's own heading or title: they find phrases. */
export function weigh(records: NumberedRecord[], language: Language): Map<string, WeighedTerm> {
  const terms = new Map<string, WeighedTerm>();
  const read = createTermReader();
  for (const { number, record } of records) {
    const weights: Weights = { terms: new Map(), language };
    const name = record.headings.at(-1) ?? record.title;
    const titles = record.headings.length > 0 ? [record.title, ...record.headings.slice(0, -1)] : [];
    const named = addField(weights, NAME, [read(name)], true);
    addField(weights, CONTEXT, titles.map(read), false);
    addField(weights, CONTEXT, record.breadcrumb.map(read), false);
    addField(weights, BODY, [read(record.text)], false);
    if (record.code) addField(weights, CODE, [read(record.code)], false);
    collect(terms, { number, record, weights, named });
  }
  return terms;
}

interface Weights {
  terms: Map<string, number>;
  language: Language;
}

/** Adds a field's terms to the weights and returns them. */
function addField({ terms, language }: Weights, field: Field, texts: Term[][], pairs: boolean): Set<string> {
  const counts = new Map<string, number>();
  const count = (term: string, factor: number): void =>
    void counts.set(term, (counts.get(term) ?? 0) + factor);
  const { isFunctionWord } = language;
  let length = 0;
  for (const tokens of texts) {
    let parts = 0;
    let before = '';
    for (const token of tokens) {
      count(token.term, parts > 0 ? PART_FACTOR : 1);
      parts = token.parts || Math.max(0, parts - 1);
      if (token.parts) continue;
      if (pairs && before && !isFunctionWord(before)) count(`${before} ${token.term}`, 1);
      before = token.term;
      length++;
    }
    for (const term of equalTerms(tokens, language.phrases, language.stem)) count(term, EQUAL_FACTOR);
  }
  const norm = 1 - field.normalise + (field.normalise * roughLength(length)) / field.average;
  for (const [term, times] of counts) terms.set(term, (terms.get(term) ?? 0) + (field.weight * times) / norm);
  return new Set(counts.keys());
}

/** Lengths in steps of √2, so that a word more rarely changes the impacts of all the others. */
function roughLength(length: number): number {
  return length === 0 ? 0 : 2 ** (Math.round(2 * Math.log2(length)) / 2);
}

interface WeighedRecord {
  number: number;
  record: SearchRecord;
  weights: Weights;
  named: Set<string>;
}

function collect(terms: Map<string, WeighedTerm>, { number, record, weights, named }: WeighedRecord): void {
  const { isFunctionWord } = weights.language;
  const factor = (record.boost ?? 1) * (record.headings.length > 0 ? 1 : BEGINNING_FACTOR);
  for (const [term, weight] of weights.terms) {
    let entry = terms.get(term);
    if (!entry) terms.set(term, (entry = { postings: [], named: [] }));
    const share = factor * (isFunctionWord(term) ? FUNCTION_FACTOR : 1);
    entry.postings.push(number, impactToByte((weight / (SATURATION + weight)) * share));
    if (named.has(term)) entry.named.push(number);
  }
}
