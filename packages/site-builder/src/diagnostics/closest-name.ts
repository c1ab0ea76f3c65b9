import { closestMatch } from 'leven';

/** Names this short are changed into one another by a single edit. */
const SHORT = 3;

/**
 * The known name that a mistyped one most likely means. At most a third of it may differ (two letters, from four on):
 * beyond that any short name is near any other.
 */
export function closestName(name: string, known: readonly string[]): string | undefined {
  const maxDistance = name.length <= SHORT ? 1 : Math.max(2, Math.floor(name.length / 3));
  return closestMatch(name, [...known], { maxDistance });
}
