import { belowBase, wordsOf } from './address-words.js';
import type { RouteEntry } from './shell-page.js';

/**
 * Least likeness, between 0 and 1, of an address that is offered. Names that have nothing to do with each other have up to
 * half of their letter pairs in common; a wrong, missing or doubled letter, or another ending, leaves more than 0.6.
 */
const MIN_LIKENESS = 0.55;
const MAX_ROUTES = 5;

/** The routes whose addresses are most like a path, best first. */
export function nearestRoutes(pathname: string, routes: RouteEntry[], baseUrl: string): RouteEntry[] {
  const wanted = segmentsOf(pathname, baseUrl);
  return routes
    .map((route) => ({ route, ...compare(wanted, segmentsOf(route[0], baseUrl)) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness || b.whole - a.whole)
    .slice(0, MAX_ROUTES)
    .map(({ route }) => route);
}

/**
 * The folders that both addresses start with tell nothing: every page of an area has them. A page may also have kept its name
 * and left its folder. Of those that are as near, the one is nearer whose whole address is.
 */
function compare(wanted: string[], route: string[]): { likeness: number; whole: number } {
  let start = 0;
  while (start < Math.min(wanted.length, route.length) - 1 && wanted[start] === route[start]) start++;
  const from = (index: number): number =>
    likenessOf(wanted.slice(index).join(' '), route.slice(index).join(' '));
  return {
    likeness: Math.max(from(start), likenessOf(wanted.at(-1) ?? '', route.at(-1) ?? '')),
    whole: from(0),
  };
}

const segmentsOf = (pathname: string, baseUrl: string): string[] =>
  belowBase(pathname, baseUrl)
    .split('/')
    .map((segment) => wordsOf(segment, baseUrl).toLowerCase())
    .filter(Boolean);

/** Two letters at a time, with how often each pair occurs: a wrong, missing or doubled letter changes few of them. */
function pairsOf(words: string): Map<string, number> {
  const pairs = new Map<string, number>();
  const text = ` ${words} `;
  for (let at = 0; at < text.length - 1; at++) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Share of the pairs that both have (the coefficient of Sørensen and Dice). */
function likenessOf(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  return (2 * shared) / (sizeOf(a) + sizeOf(b));
}

const sizeOf = (pairs: Map<string, number>): number =>
  [...pairs.values()].reduce((sum, count) => sum + count, 0);
