import { closestMatch } from 'leven';

/** The hint for a name that does not exist: the closest one that does, else the first few. */
export function suggest(name: string, known: string[]): string {
  if (known.length === 0) return 'There are none.';
  const nearest = closestMatch(name, known, { maxDistance: Math.max(3, Math.floor(name.length / 2)) });
  return nearest ? `Did you mean "${nearest}"?` : `Known: ${known.slice(0, 8).join(', ')}.`;
}
