import { PREFIX_SHARDS } from '../format/manifest.js';
import type { StoredTerm } from '../format/read-terms.js';
import type { QueryWord } from './1-read-query.js';
import { findExact, type Match, shardOf } from './terms/find-exact.js';
import { findTypos } from './terms/find-typos.js';
import type { OpenIndex } from './files/open-index.js';

/** A word and what was found for it. */
export interface FoundWord extends QueryWord {
  matches: Match[];
  /** Phrases that mean the same. The builder wrote the word down where they are. */
  phrases: string[];
}

/** How much less than the word itself counts what it stands for. Chosen on the benchmark. */
const STEM_WEIGHT = 0.75;
const SYNONYM_WEIGHT = 0.8;
const PREFIX_WEIGHT = 0.6;

/** What the index has for a word: itself, other forms, longer words while it is typed, synonyms, else near spellings. */
export async function findTerms(index: OpenIndex, word: QueryWord): Promise<FoundWord> {
  const { synonyms: all } = index.directory;
  const synonyms = Object.hasOwn(all, word.term) ? (all[word.term] ?? []) : [];
  const phrases = synonyms.filter((term) => term.includes(' '));
  const others = synonyms.filter((term) => !phrases.includes(term));
  const found = await Promise.all([findWord(index, word), ...others.map((term) => findExact(index, term))]);
  const [own = [], ...equals] = found;
  const matches = [
    ...own,
    ...equals.flat().map((match) => ({ ...match, weight: match.weight * SYNONYM_WEIGHT })),
  ];
  return { ...word, phrases, matches: matches[0] || !word.mask ? matches : await findTypos(index, word) };
}

async function findWord(index: OpenIndex, word: QueryWord): Promise<Match[]> {
  const { term, typing } = word;
  if (!word.mask) return findPair(index, term);
  const shard = shardOf(index, term);
  const last = typing ? shardOf(index, `${term}\uffff`) : shard;
  const spread = typing && (term.length < 3 || last - shard >= PREFIX_SHARDS);
  const [table, ...shards] = await Promise.all([
    spread ? index.prefixes(term) : [],
    index.terms(shard),
    ...(typing && !spread && last > shard ? [index.terms(last)] : []),
  ]);
  const entries = shards.flat();
  const forms = findForms(entries, term, index.directory.endings);
  const prefixed = typing || forms.length === 0 ? findPrefixed(entries, term, forms) : [];
  const ready = table
    .filter((entry) => entry.term === term)
    .map((entry) => ({ entry, weight: PREFIX_WEIGHT }));
  return [...forms, ...prefixed, ...ready];
}

/** Two words that are neighbours in a title: looked for only where the first word is, so that no file is fetched for them. */
async function findPair(index: OpenIndex, pair: string): Promise<Match[]> {
  const [first = ''] = pair.split(' ');
  return shardOf(index, pair) === shardOf(index, first) ? findExact(index, pair) : [];
}

/** The term, and those of the same stem. The stem of a word that no record has is guessed by the endings of its language. */
function findForms(entries: StoredTerm[], term: string, endings: [string, string][]): Match[] {
  const exact = entries.find((entry) => entry.term === term);
  const stems = exact ? [exact.stem] : guessStems(term, endings);
  for (const stem of stems) {
    const forms = entries.filter((entry) => entry.stem === stem);
    if (forms.length > 0) return forms.map((entry) => ({ entry, weight: entry === exact ? 1 : STEM_WEIGHT }));
  }
  return [];
}

function guessStems(term: string, endings: [string, string][]): string[] {
  const stems = endings
    .filter(([cut]) => term.endsWith(cut) && term.length - cut.length >= 3)
    .map(([cut, put]) => term.slice(0, term.length - cut.length) + put);
  return [...stems, term];
}

function findPrefixed(entries: StoredTerm[], term: string, known: Match[]): Match[] {
  const taken = new Set(known.map(({ entry }) => entry));
  return entries
    .filter((entry) => entry.term.startsWith(term) && !taken.has(entry) && !entry.term.includes(' '))
    .map((entry) => ({ entry, weight: PREFIX_WEIGHT * (0.5 + (0.5 * term.length) / entry.term.length) }));
}
