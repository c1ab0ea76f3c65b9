import { preferredVersion, PREFERRED_VERSION_KEY } from '@org/site-model';
import { tagOf } from '../../algolia/records.js';
import type { SearchScope } from '../../provider.js';
import type { SearchArea } from '../../settings.js';

/** The scope that a reader starts in: everywhere, in the version of the page that they read, else prefer, else the latest. */
export function initialScope(areas: SearchArea[]): SearchScope {
  const here = pageTag();
  const versions = areas.map(({ id, versions: known }): [string, string] => {
    const version =
      known.find(({ name }) => tagOf(id, name) === here) ??
      preferredVersion(storedVersion(id), known) ??
      known[0];
    return [id, version?.name ?? ''];
  });
  return { areas: [], versions: Object.fromEntries(versions) };
}

/** What the page is filed under for DocSearch's crawler. */
const pageTag = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content;

/** What the version switcher of the site remembers. */
function storedVersion(area: string): string | null {
  try {
    return localStorage.getItem(PREFERRED_VERSION_KEY + area);
  } catch {
    return null;
  }
}
