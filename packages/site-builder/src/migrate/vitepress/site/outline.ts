interface Levels {
  minHeadingLevel: number;
  maxHeadingLevel: number;
}

/** What `outline` means: a level, two of them, `deep`, or an object with one of these. `undefined` where it says nothing. */
export function outlineLevels(outline: unknown): Levels | undefined {
  if (outline === 'deep') return { minHeadingLevel: 2, maxHeadingLevel: 6 };
  if (typeof outline === 'number') return { minHeadingLevel: outline, maxHeadingLevel: outline };
  if (Array.isArray(outline) && outline.length === 2) {
    const [min, max] = outline as [unknown, unknown];
    return typeof min === 'number' && typeof max === 'number'
      ? { minHeadingLevel: Math.max(2, min), maxHeadingLevel: Math.min(6, Math.max(2, max)) }
      : undefined;
  }
  const { level } = Object(outline) as { level?: unknown };
  return level === undefined ? undefined : outlineLevels(level);
}
