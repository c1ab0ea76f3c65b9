import { firstHref, type Sidebar } from '@org/sidebar-engine';
import type { PageVersion, ShellArea } from '@org/theme-shell';
import type { AreaVersions } from './editions.js';

/** A page that versions of an area may have in common: a document, or a category's generated index. */
export interface VersionedPage {
  area: string;
  /** `undefined` for the current state of an area that publishes its released versions only. */
  version: string | undefined;
  /** The same in all versions: a document's id, an index's slug, which starts with `/`. */
  id: string;
  href: string;
}

/** What is known of all versions of the areas that have any, in one locale. */
export interface VersionTable {
  areas: ShellArea[];
  /** Where a page stands among the versions of its area; `undefined` in an area without versions. */
  placeOf(page: VersionedPage): PageVersion | undefined;
  /** Address of the same page in the latest version, else of the page itself: what search engines are to show. */
  canonicalOf(page: VersionedPage): string;
  /** Whether search engines are to leave a version's pages out. */
  noIndexOf(page: Pick<VersionedPage, 'area' | 'version'>): boolean;
  /** Addresses of a document by version; `undefined` in an area without versions. */
  hrefsOf(area: string, id: string): Record<string, string> | undefined;
}

interface TableInput {
  areas: readonly AreaVersions[];
  pages: readonly VersionedPage[];
  sidebarsOf(area: string, version: string): Sidebar[];
}

export function buildVersionTable({ areas, pages, sidebarsOf }: TableInput): VersionTable {
  const versioned = areas.filter(({ isVersioned }) => isVersioned);
  const byArea = new Map(versioned.map(({ dir }) => [dir, new Map<string, Record<string, string>>()]));
  for (const { area, version, id, href } of pages) {
    const same = byArea.get(area);
    if (same && version) same.set(id, { ...same.get(id), [version]: href });
  }
  const hrefsOf = (area: string, id: string) => byArea.get(area)?.get(id);
  const versionsOf = (area: string) => areas.find(({ dir }) => dir === area)?.versions ?? [];
  return {
    areas: versioned.map((area) => shellArea(area, { pages, sidebarsOf })),
    hrefsOf,
    placeOf({ area, version, id }) {
      const hrefs = hrefsOf(area, id);
      if (!hrefs || !version) return undefined;
      const { [version]: _own, ...sameDocument } = hrefs;
      return { area, name: version, sameDocument };
    },
    canonicalOf({ area, id, href }) {
      const latest = versionsOf(area).find(({ isLast }) => isLast)?.name ?? '';
      return hrefsOf(area, id)?.[latest] ?? href;
    },
    noIndexOf: ({ area, version }) =>
      versionsOf(area).some(({ name, noIndex }) => name === version && noIndex),
  };
}

/** A version without pages is not offered. */
function shellArea(
  area: AreaVersions,
  { pages, sidebarsOf }: Pick<TableInput, 'pages' | 'sidebarsOf'>,
): ShellArea {
  const versions = area.versions.flatMap(({ name, label, isLast, banner, badge }) => {
    const own = pages.find((page) => page.area === area.dir && page.version === name);
    const [first] = sidebarsOf(area.dir, name).flatMap((sidebar) => firstHref(sidebar) ?? []);
    return own ? [{ name, label, href: first ?? own.href, isLast, banner, badge }] : [];
  });
  return { id: area.dir, label: area.label, versions };
}
