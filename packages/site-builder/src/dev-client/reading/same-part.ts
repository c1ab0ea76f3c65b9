/** What is known of a part of a page, such as a paragraph, in the order of the page. */
export interface Part {
  /** Its own id; empty where it has none. */
  id: string;
  /** Id of the heading that it comes after. */
  section: string;
  /** What it says, or a digest of it. */
  text: string;
}

/** By what a part is known again, the surest first. A part that was edited keeps its place among those of its section. */
const LIKENESS: readonly ((one: Part, other: Part) => boolean)[] = [
  (one, other) => one.section === other.section && one.text === other.text,
  (one, other) => one.text === other.text,
  (one, other) => one.section === other.section,
];

/**
 * Index in `after` of the part that was at `index` in `before`; `-1` when it cannot be told. Of several that are alike, it is the one
 * with the same number, provided that there are as many as before.
 */
export function findAgain(index: number, before: readonly Part[], after: readonly Part[]): number {
  const part = before[index];
  if (!part) return -1;
  const named = part.id === '' ? -1 : after.findIndex(({ id }) => id === part.id);
  if (named >= 0) return named;
  for (const isAlike of LIKENESS) {
    const were = indexesOf(before, (other) => isAlike(part, other));
    const are = indexesOf(after, (other) => isAlike(part, other));
    const found = are[were.indexOf(index)];
    if (were.length === are.length && found !== undefined) return found;
  }
  return -1;
}

const indexesOf = (parts: readonly Part[], isWanted: (part: Part) => boolean): number[] =>
  parts.flatMap((part, index) => (isWanted(part) ? [index] : []));
