import { tagOf } from '../../algolia/records.js';
import type { SearchScope } from '../../provider.js';
import type { SearchArea } from '../../settings.js';

/** The scope that a reader starts in: everywhere, in the version of the page that they read, else prefer, else the latest. */
export function initialScope(areas: SearchArea[]): SearchScope {
  const here = pageTag();
  const versions = areas.map(({ id, versions: known }) => {
    const preferred = preferredVersion(id);
    const version =
      known.find(({ name }) => tagOf(id, name) === here) ??
      known.find(({ name }) => name === preferred) ??
      known[0];
    return [id, version?.name ?? ''];
  });
  return { areas: [], versions: Object.fromEntries(versions) as Record<string, string> };
}

/** What the page is filed under: it says so to DocSearch's crawler as well. */
const pageTag = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content;

/** What the version switcher of the site remembers. */
function preferredVersion(area: string): string | undefined {
  try {
    return localStorage.getItem(`docs-preferred-version-${area}`) ?? undefined;
  } catch {
    return undefined;
  }
}
