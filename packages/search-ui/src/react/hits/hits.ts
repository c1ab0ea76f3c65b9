import type { SearchHit, TextRange } from '../../provider.js';
import { MARK_PARAMETER } from '../../marks/mark-parameter.js';

/** Hits of one page, in the order of their rank. */
export interface HitGroup {
  url: string;
  hits: SearchHit[];
}

/** Hits by page; a page stands where its best hit does. */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const group = groups.get(hit.url) ?? { url: hit.url, hits: [] };
    group.hits.push(hit);
    groups.set(hit.url, group);
  }
  return [...groups.values()];
}

/** Words that are marked at the target: those of the query, and those that were found for them. */
export function termsOf(hit: SearchHit, query: string): string[] {
  const cut = (text: string, ranges: TextRange[]): string[] =>
    ranges.map(([start, end]) => text.slice(start, end));
  const found = [
    ...cut(hit.title, hit.titleRanges),
    ...hit.headings.flatMap((heading, at) => cut(heading, hit.headingRanges[at] ?? [])),
    ...cut(hit.snippet.text, hit.snippet.ranges),
  ];
  const asked = query.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}._:$-]*/gu) ?? [];
  return [...new Set([...asked, ...found].map((word) => word.toLowerCase()))].slice(0, MAX_TERMS);
}

const MAX_TERMS = 8;

/** Address of a hit: its section, with the words to mark there. */
export function hrefOf(hit: SearchHit, query: string): string {
  const [path = '', own = ''] = hit.url.split('?');
  const parameters = new URLSearchParams(own);
  parameters.set(MARK_PARAMETER, termsOf(hit, query).join(' '));
  return `${path}?${parameters.toString()}${hit.anchor ? `#${encodeURIComponent(hit.anchor)}` : ''}`;
}
