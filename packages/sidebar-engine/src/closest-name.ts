import { closestMatch } from 'leven';

/** The hint for a name that does not exist: the closest one that does, else the first few. */
export function suggest(name: string, known: string[]): string {
  if (known.length === 0) return 'There are none.';
  // At most a third may differ: beyond that, any short name is near any other.
  const maxDistance = name.length <= 3 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const nearest = closestMatch(name, known, { maxDistance });
  return nearest ? `Did you mean "${nearest}"?` : `Known: ${known.slice(0, 8).join(', ')}.`;
}
