import type { RouteEntry } from './shell-page.js';

/** Least likeness, between 0 and 1, of an address that is worth a reader's look. */
const WORTHWHILE = 0.4;
const MOST = 5;

/** The routes whose addresses are most like a path, best first. The base path counts for nothing: all have it. */
export function nearestRoutes(pathname: string, routes: RouteEntry[], baseUrl: string): RouteEntry[] {
  const wanted = pairsOf(wordsOf(pathname, baseUrl));
  return routes
    .map((route) => ({ route, likeness: likeness(wanted, pairsOf(wordsOf(route[0], baseUrl))) }))
    .filter((candidate) => candidate.likeness >= WORTHWHILE)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ route }) => route);
}

/** `/docs/cloud/get_started.html` → `cloud get started`: what a reader who typed it may have meant. */
export function wordsOf(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  return decode(path)
    .replace(/\.html$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Two letters at a time, with how often each pair occurs: a wrong, missing or doubled letter changes few of them. */
function pairsOf(words: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const text = ` ${words.toLowerCase()} `;
  for (let at = 0; at < text.length - 1; at++) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Share of the pairs that both have (the coefficient of Sørensen and Dice). */
function likeness(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  return (2 * shared) / (sizeOf(a) + sizeOf(b));
}

const sizeOf = (pairs: Map<string, number>): number =>
  [...pairs.values()].reduce((sum, count) => sum + count, 0);
