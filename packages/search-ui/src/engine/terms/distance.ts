/** Added to the distance of a beginning, so that a whole word comes before it. */
const BEGINNING = 0.5;

/**
 * Errors between two words: insertions, deletions, replacements and swaps of neighbours (Damerau's distance, no letter edited
 * twice). Any number above `most` means more than that. With `typing`, the word may also be the beginning of the other.
 */
export function distance(word: string, other: string, most: number, typing: boolean): number {
  const tooShort = word.length - other.length > most;
  if (tooShort || (!typing && other.length - word.length > most)) return most + 1;
  let last: number[] = [];
  let row = Array.from({ length: Math.min(other.length, word.length + most) + 1 }, (_, column) => column);
  for (let at = 1; at <= word.length; at++) {
    const next = [at];
    for (let column = 1; column < row.length; column++) {
      const same = word[at - 1] === other[column - 1];
      let least = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (at > 1 && word[at - 1] === other[column - 2] && word[at - 2] === other[column - 1])
        least = Math.min(least, (last[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    last = row;
    row = next;
  }
  const whole = row.length === other.length + 1 ? (row.at(-1) ?? 0) : most + 1;
  return typing ? Math.min(whole, Math.min(...row) + BEGINNING) : whole;
}
