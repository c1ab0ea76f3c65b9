import type { PageContent } from './page-content.js';

/** How much of something is the same on both sides. */
export interface Agreement {
  /** How many both have, in the same order where there is one. */
  same: number;
  /** How many the larger side has. */
  all: number;
  /** What only one side has, a few of them. */
  missing: string[];
  added: string[];
}

export type Comparison = Record<keyof PageContent, Agreement>;

/** A page as it was and as it is. */
export const compareContent = (before: PageContent, after: PageContent): Comparison => ({
  words: inOrder(before.words, after.words),
  headings: inOrder(before.headings, after.headings),
  code: inOrder(before.code, after.code),
  links: inAnyOrder(before.links, after.links),
  images: inAnyOrder(...withoutInlined(before.images, after.images)),
});

const SAMPLES = 40;

/** The longest common subsequence, by the walk of Myers: quick where both are nearly the same. */
function inOrder(before: readonly string[], after: readonly string[]): Agreement {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const shorter = Math.min(before.length, after.length);
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const a = before.slice(start, before.length - end);
  const b = after.slice(start, after.length - end);
  const edits = editsBetween(a, b);
  const { missing, added } = differences(a, b);
  return {
    same: start + end + (a.length + b.length - edits) / 2,
    all: Math.max(before.length, after.length),
    missing: missing.slice(0, SAMPLES),
    added: added.slice(0, SAMPLES),
  };
}

/** Beyond this many edits two pages have next to nothing in common. */
const MAX_EDITS = 6000;

function editsBetween(a: readonly string[], b: readonly string[]): number {
  const limit = a.length + b.length;
  const furthest = new Map([[1, 0]]);
  for (let edits = 0; edits <= Math.min(limit, MAX_EDITS); edits++)
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const left = furthest.get(diagonal - 1) ?? -1;
      const above = furthest.get(diagonal + 1) ?? -1;
      let x = diagonal === -edits || (diagonal !== edits && left < above) ? above : left + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      furthest.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return edits;
    }
  return limit;
}

function inAnyOrder(before: readonly string[], after: readonly string[]): Agreement {
  const { missing, added } = differences(before, after);
  return {
    same: before.length - missing.length,
    all: Math.max(before.length, after.length),
    missing: missing.slice(0, SAMPLES),
    added: added.slice(0, SAMPLES),
  };
}

function differences(
  before: readonly string[],
  after: readonly string[],
): Pick<Agreement, 'missing' | 'added'> {
  const counts = new Map<string, number>();
  for (const item of after) counts.set(item, (counts.get(item) ?? 0) + 1);
  const missing = before.filter((item) => {
    const count = counts.get(item) ?? 0;
    counts.set(item, count - 1);
    return count <= 0;
  });
  return {
    missing,
    added: [...counts].flatMap(([item, count]) => Array(Math.max(count, 0)).fill(item) as string[]),
  };
}

/** Docusaurus writes small images into the page, where they have no name: each stands for one that only the other side has. */
function withoutInlined(before: readonly string[], after: readonly string[]): [string[], string[]] {
  const named = before.filter((name) => name !== 'data:');
  const { added } = differences(named, after);
  const inlined = added.slice(0, before.length - named.length);
  return [
    [...named, ...inlined, ...before.filter((name) => name === 'data:').slice(inlined.length)],
    [...after],
  ];
}
