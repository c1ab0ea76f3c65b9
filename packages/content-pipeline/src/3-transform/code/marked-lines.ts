/** What a line may be marked as, by the word that its comments start with. */
export type LineMark = 'highlight' | 'add' | 'remove' | 'focus';

/** 1-based numbers of the marked lines. */
export type MarkedLines = Record<LineMark, Set<number>>;

/** A typo such as `{1-999999999}` must not allocate for every number in it. */
const LONGEST_RANGE = 10_000;

/** `1,3-5` → 1, 3, 4, 5. */
export function parseRanges(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    if (!from) continue;
    const first = Number(from);
    const last = Math.min(Number(to ?? from), first + LONGEST_RANGE);
    for (let line = first; line <= last; line++) lines.add(line);
  }
  return lines;
}

export const hasMarks = (marks: MarkedLines): boolean => Object.values(marks).some((lines) => lines.size > 0);
