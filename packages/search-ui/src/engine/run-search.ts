import { readQuery } from './1-read-query.js';
import { findTerms } from './2-find-terms.js';
import { type Candidate, score } from './3-score.js';
import { compareTexts } from './4-compare-texts.js';
import { type SearchRow, show } from './5-show.js';
import { createMatcher } from './match-text.js';
import type { StoredRow } from '../format/manifest.js';
import type { OpenIndex } from './files/open-index.js';
import { isStale } from './search-error.js';

/** The rows of an answer, best first. */
export interface SearchResult {
  /** The query as it came. */
  query: string;
  /** Number of records found; for a short or common word, of those that the index lists. */
  total: number;
  /** Best first: records with all words before those that lack one. */
  rows: SearchRow[];
}

/** A quoted phrase is looked for in the texts of this many times as many rows as are asked for. */
const PHRASE_ROWS = 3;

export interface SearchScope {
  limit: number;
  /** Any area where there is none. */
  areas: string[];
  version: string;
  /** Whether nothing is gained by asking again: rows whose file is lost are left out then. */
  isLast: boolean;
}

/** The stages of a search. `proceed` throws when the answer is no longer needed. */
export async function runSearch(
  index: OpenIndex,
  text: string,
  { limit, areas, version, isLast }: SearchScope,
  proceed: () => void,
): Promise<SearchResult> {
  const query = readQuery(text);
  const find = async (words: typeof query.words) => Promise.all(words.map((word) => findTerms(index, word)));
  const [words, extras, allows] = await Promise.all([
    find(query.words),
    find(query.extras),
    index.inAreas(areas),
  ]);
  proceed();
  const most = limit * (query.phrases.length > 0 ? PHRASE_ROWS : 1);
  const { total, best } = score(words, extras, index, { most, allows });
  const { rows, lost } = await loadRows(index, best, isLast);
  proceed();
  const match = createMatcher([...words, ...extras.filter(({ mask }) => mask)]);
  const compared = compareTexts(query, rows, match).slice(0, limit);
  return { query: text, total: total - lost, rows: compared.map((row) => show(row, match, version)) };
}

async function loadRows(index: OpenIndex, candidates: Candidate[], isLast: boolean) {
  const errors: unknown[] = [];
  const found = await Promise.all(
    candidates.map(async (candidate): Promise<[Candidate, StoredRow][]> => {
      try {
        const row = await index.row(candidate.record);
        return row ? [[candidate, row]] : [];
      } catch (error) {
        if (!isLast || !isStale(error)) throw error;
        errors.push(error);
        return [];
      }
    }),
  );
  const rows = found.flat();
  if (errors.length > 0) {
    if (rows.length === 0) throw errors[0];
    console.warn('Some results cannot be shown.', errors[0]);
  }
  return { rows, lost: errors.length };
}
