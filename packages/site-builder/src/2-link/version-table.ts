import { firstHref, type Sidebar } from '@org/sidebar-engine';
import type { PageVersion, ShellArea } from '@org/theme-shell';
import type { EditionPage } from './edition-pages.js';
import type { AreaVersions } from './editions.js';

/** What is known of all versions of the areas that have any, in one locale. */
export interface VersionTable {
  areas: ShellArea[];
  /** Where a page stands among the versions of its area; `undefined` in an area without versions. */
  placeOf(page: EditionPage): PageVersion | undefined;
  /** Address of the same document in the latest version, else of the page itself: what search engines are to show. */
  canonicalOf(page: EditionPage): string;
  /** Addresses of a document by version; `undefined` in an area without versions. */
  hrefsOf(area: string, id: string): Record<string, string> | undefined;
}

interface TableInput {
  areas: readonly AreaVersions[];
  pages: readonly EditionPage[];
  href(page: EditionPage): string;
  sidebarsOf(area: string, version: string): Sidebar[];
}

export function buildVersionTable({ areas, pages, href, sidebarsOf }: TableInput): VersionTable {
  const versioned = areas.filter(({ isVersioned }) => isVersioned);
  const byArea = new Map(versioned.map(({ dir }) => [dir, new Map<string, Record<string, string>>()]));
  for (const page of pages) {
    const documents = byArea.get(page.edition.area.dir);
    if (!documents || !page.edition.version) continue;
    documents.set(page.id, { ...documents.get(page.id), [page.edition.version.name]: href(page) });
  }
  const hrefsOf = (area: string, id: string) => byArea.get(area)?.get(id);
  return {
    areas: versioned.map((area) => shellArea(area, { pages, href, sidebarsOf })),
    hrefsOf,
    placeOf({ id, edition: { area, version } }) {
      const hrefs = hrefsOf(area.dir, id);
      if (!hrefs || !version) return undefined;
      const { [version.name]: _own, ...sameDocument } = hrefs;
      return { area: area.dir, name: version.name, sameDocument };
    },
    canonicalOf(page) {
      const { area } = page.edition;
      const latest = area.versions.find(({ isLast }) => isLast)?.name ?? '';
      return hrefsOf(area.dir, page.id)?.[latest] ?? href(page);
    },
  };
}

/** A version without pages is not offered. */
function shellArea(
  area: AreaVersions,
  { pages, href, sidebarsOf }: Pick<TableInput, 'pages' | 'href' | 'sidebarsOf'>,
): ShellArea {
  const versions = area.versions.flatMap(({ name, label, isLast, banner, badge }) => {
    const own = pages.find(({ edition }) => edition.area === area && edition.version?.name === name);
    const [first] = sidebarsOf(area.dir, name).flatMap((sidebar) => firstHref(sidebar) ?? []);
    return own ? [{ name, label, href: first ?? href(own), isLast, banner, badge }] : [];
  });
  return { id: area.dir, label: area.label, versions };
}
