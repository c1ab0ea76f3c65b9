import { closestMatch } from 'leven';

/** The known name that a wrong one was most likely meant to be; `undefined` when none is near. */
export function closestName(name: string, known: Iterable<string>): string | undefined {
  return closestMatch(name, [...known], { maxDistance: Math.max(2, Math.floor(name.length / 3)) });
}
