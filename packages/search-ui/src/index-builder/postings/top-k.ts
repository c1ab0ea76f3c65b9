/**
 * The impact that so many records have at most above it, and as many or more together with it: what is stronger belongs to the
 * `most` strongest, what is as strong only in part. Impacts are bytes, so they are counted instead of sorted.
 */
export function topKThreshold(impacts: Iterable<number>, most: number): number {
  const counts = new Uint32Array(256);
  for (const impact of impacts) counts[impact] = (counts[impact] ?? 0) + 1;
  let stronger = 0;
  let least = 255;
  while (least > 0 && stronger + (counts[least] ?? 0) < most) stronger += counts[least--] ?? 0;
  return least;
}
