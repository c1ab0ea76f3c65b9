import type { SearchScope } from '../provider.js';
import type { SearchArea } from '../settings.js';

/** The scope that a reader starts in: everywhere, in the versions that they are reading, else prefer, else the latest. */
export function initialScope(areas: SearchArea[], active: Record<string, string> = {}): SearchScope {
  const versions = areas.map(({ id, versions: known }) => {
    const wanted = [active[id], preferredVersion(id)].find((name) => known.some((one) => one.name === name));
    return [id, wanted ?? known[0]?.name ?? ''];
  });
  return { areas: [], versions: Object.fromEntries(versions) as Record<string, string> };
}

/** What the version switcher of the site remembers. */
function preferredVersion(area: string): string | undefined {
  try {
    return localStorage.getItem(`docs-preferred-version-${area}`) ?? undefined;
  } catch {
    return undefined;
  }
}
