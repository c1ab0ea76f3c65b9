/**
 * Makes a failing list as short as it gets by leaving items out: halves first, then quarters, down to single items. What is left
 * fails, and no longer does without any one of its items, unless `attempts` ran out before.
 */
export async function shrink<T>(
  items: readonly T[],
  fails: (items: T[]) => Promise<boolean>,
  attempts: number,
): Promise<T[]> {
  let left = [...items];
  let tried = 0;
  let size = Math.ceil(left.length / 2);
  while (size >= 1) {
    let shorter = false;
    for (let from = 0; from < left.length && tried < attempts;) {
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      tried++;
      if (without.length < left.length && (await fails(without))) {
        left = without;
        shorter = true;
      } else from += size;
    }
    if (tried >= attempts) break;
    // Single items are tried again until none can go: one may have been needed by another that has gone since.
    if (size > 1) size = Math.ceil(size / 2);
    else if (!shorter) break;
  }
  return left;
}
