import type { ComparedRow } from './4-compare-texts.js';
import type { MarkedText, SearchHit, TextRange } from '../provider.js';
import { rangesOf, type TextMatch, type TextMatcher } from './match-text.js';

/** A section that was found, with the ranges of its texts that match. */
export interface SearchRow extends SearchHit {
  /** Comparable between results of one query: its whole part says how much of the query is there, what follows how well. */
  score: number;
  /** Whether it has all words of the query, those apart that are nearly everywhere. */
  full: boolean;
}

/** Length of a snippet in UTF-16 units, and how much of it is before the first match. */
const SNIPPET_LENGTH = 160;
const SNIPPET_LEAD = 40;

/** What a reader sees of a row. */
export function show({ row, score, level }: ComparedRow, match: TextMatcher, version: string): SearchRow {
  const [, url, anchor, title, breadcrumb, headings, text, area, language] = row;
  const rangesIn = (one: string): TextRange[] => rangesOf(match(one).matches);
  return {
    url,
    anchor,
    title,
    titleRanges: rangesIn(title),
    breadcrumb,
    headings,
    headingRanges: headings.map(rangesIn),
    snippet: cutSnippet(text, match(text).matches),
    score,
    full: level === 2,
    area,
    version,
    language,
  };
}

function cutSnippet(text: string, matches: TextMatch[]): MarkedText {
  const center = richest(matches);
  let start = Math.max(0, Math.min((center ?? 0) - SNIPPET_LEAD, text.length - SNIPPET_LENGTH));
  if (start > 0) start = Math.min(text.indexOf(' ', start) + 1 || start, center ?? start);
  let end = Math.min(text.length, start + SNIPPET_LENGTH);
  if (end < text.length) end = Math.max(text.lastIndexOf(' ', end), start + SNIPPET_LENGTH / 2);
  const lead = start > 0 ? '… ' : '';
  const shift = lead.length - start;
  return {
    text: lead + text.slice(start, end) + (end < text.length ? ' …' : ''),
    ranges: rangesOf(matches.filter(({ range }) => range[0] >= start && range[1] <= end)).map(
      ([from, to]) => [from + shift, to + shift],
    ),
  };
}

/** Start of the match after which a snippet has the most different words. */
function richest(matches: TextMatch[]): number | undefined {
  let most = 0;
  let best: number | undefined;
  for (const [at, { range }] of matches.entries()) {
    let mask = 0;
    for (let next = at; next < matches.length; next++) {
      const other = matches[next];
      if (!other || other.range[1] > range[0] + SNIPPET_LENGTH - SNIPPET_LEAD) break;
      mask |= other.mask;
    }
    const count = mask.toString(2).replaceAll('0', '').length;
    if (count > most) [most, best] = [count, range[0]];
  }
  return best;
}
