/** Names this short are changed into one another by a single edit. */
const MAX_SHORT_LENGTH = 3;
/** Names that a hint lists when none is near. */
const MAX_LISTED = 8;

/**
 * The known name that a mistyped one most likely means, the first of equally near ones. At most a third of it may differ
 * (two characters, from four on): beyond that any short name is near any other.
 */
export function closestName(name: string, known: Iterable<string>): string | undefined {
  let limit = name.length <= MAX_SHORT_LENGTH ? 1 : Math.max(2, Math.floor(name.length / 3));
  let closest: string | undefined;
  for (const candidate of known) {
    const distance = editDistance(name, candidate, limit);
    if (distance > limit) continue;
    closest = candidate;
    if (distance === 0) break;
    // Only what is nearer still can take its place.
    limit = distance - 1;
  }
  return closest;
}

/** The hint for a name that does not exist: the closest one that does, else the first few. */
export function suggestName(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'There are none.';
  const closest = closestName(name, known);
  return closest === undefined
    ? `Known: ${known.slice(0, MAX_LISTED).join(', ')}.`
    : `Did you mean "${closest}"?`;
}

/**
 * Insertions, deletions and substitutions of UTF-16 code units that lead from one text to the other (Levenshtein, in two
 * rows: Wagner and Fischer 1974); any number above `limit` as soon as it is certain to be above.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      current.push(Math.min(substitution, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > limit) return limit + 1;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
