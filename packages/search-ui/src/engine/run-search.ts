import { readQuery } from './1-read-query.js';
import { findTerms } from './2-find-terms.js';
import { type Candidate, score } from './3-score.js';
import { compareTexts } from './4-compare-texts.js';
import { type SearchRow, show } from './5-show.js';
import { createMatcher } from './match-text.js';
import type { OpenIndex } from './open-index.js';

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
}

/** The stages of a search. `proceed` throws when nobody waits for the answer any more. */
export async function runSearch(
  index: OpenIndex,
  text: string,
  { limit, areas, version }: SearchScope,
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
  const rows = await loadRows(index, best);
  proceed();
  const match = createMatcher([...words, ...extras.filter(({ mask }) => mask)]);
  const compared = compareTexts(query, rows, match).slice(0, limit);
  return { query: text, total, rows: compared.map((row) => show(row, match, version)) };
}

async function loadRows(index: OpenIndex, candidates: Candidate[]) {
  const rows = await Promise.all(
    candidates.map(async (candidate) => [candidate, await index.row(candidate.record)] as const),
  );
  return rows.flatMap(([candidate, row]) =>
    row ? [[candidate, row] as [typeof candidate, typeof row]] : [],
  );
}
