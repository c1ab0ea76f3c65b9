/**
 * Impacts are stored as square roots, so that weak ones keep their differences: 255 stands for 2, which a record reaches
 * whose saturated weight is 1 and whose boost is 2.
 */
const LARGEST_IMPACT = 2;

/** From 0–2 to a byte from 1 to 255. */
export function impactToByte(impact: number): number {
  return Math.min(255, Math.max(1, Math.round(255 * Math.sqrt(impact / LARGEST_IMPACT))));
}

export function impactFromByte(byte: number): number {
  return LARGEST_IMPACT * (byte / 255) ** 2;
}
