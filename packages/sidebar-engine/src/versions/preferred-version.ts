import type { Version } from './version-config.js';

/** The version that a reader chose before, or `undefined` when there is no such version any more: then forget the choice. */
export function preferredVersion<V extends Pick<Version, 'name'>>(
  stored: string | null | undefined,
  versions: readonly V[],
): V | undefined {
  return versions.find(({ name }) => name === stored);
}
