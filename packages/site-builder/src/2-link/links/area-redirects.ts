import { firstHref, type Sidebar } from '@org/sidebar-engine';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import { outputFile, siteAddress } from '../../addresses/site-addresses.js';
import type { LinkTable } from './link-table.js';
import type { EditionPage } from '../editions/edition-pages.js';
import { type AreaVersions, pathInVersion } from '../editions/editions.js';
import type { Redirect } from '../../model/site-model.js';

interface AreasInput {
  config: ResolvedSiteConfig;
  /** Base path of the whole site, without a locale's. */
  rootBaseUrl: string;
  areas: readonly AreaVersions[];
  pages: readonly EditionPage[];
  href(page: EditionPage): string;
  sidebarsOf(area: string, version: string): Sidebar[];
  /** What answers already: it keeps its address. */
  table: Pick<LinkTable, 'byAddress' | 'redirects' | 'publicFiles'>;
}

/**
 * Readers shorten addresses. The root of an area, and of each of its versions, leads to the first page there where it is no
 * page itself: with and without a slash at its end, because hosts look for the index of a folder, which an area is. A site
 * without a home page begins with the first document of its first area.
 */
export function areaRedirects(input: AreasInput): Redirect[] {
  // Two areas may be at the same path: its root leads to the first one.
  const roots = new Map(
    rootsOfAreas(input)
      .toReversed()
      .map((redirect) => [redirect.from, redirect]),
  );
  const ofAreas = [...roots.values()].toReversed();
  const home = input.config.baseUrl;
  if (isTaken(home, input) || ofAreas.some(({ from }) => from === home)) return ofAreas;
  const [to] = input.areas.flatMap((area) => {
    const latest = area.versions.find(({ isLast }) => isLast);
    return (latest && firstPage(input, area, latest.name)) ?? [];
  });
  return to === undefined ? ofAreas : [...ofAreas, { from: home, to }];
}

function rootsOfAreas(input: AreasInput): Redirect[] {
  return input.areas.flatMap((area) =>
    area.versions.flatMap((version) => {
      const root = siteAddress(pathInVersion(area.path || '/', { area, version }), input.config);
      const to = firstPage(input, area, version.name);
      const bare = root.replace(/\/$/, '');
      const froms = root === input.config.baseUrl ? [root] : [bare, `${bare}/`];
      if (to === undefined || [...froms, `${bare}.html`].some((from) => isTaken(from, input))) return [];
      return froms.map((from) => ({ from, to }));
    }),
  );
}

/** By the area's first sidebar, else by the names of its files. */
function firstPage(
  { pages, href, sidebarsOf, table }: AreasInput,
  area: AreaVersions,
  version: string,
): string | undefined {
  const [first] = sidebarsOf(area.dir, version).flatMap((sidebar) => firstHref(sidebar) ?? []);
  if (first !== undefined && table.byAddress.has(first)) return first;
  const own = pages.find(
    ({ edition, frontMatter }) =>
      edition.area === area && edition.version?.name === version && !frontMatter.unlisted,
  );
  return own && href(own);
}

const isTaken = (from: string, { config, rootBaseUrl, table }: AreasInput): boolean =>
  table.byAddress.has(from) ||
  table.redirects.has(from) ||
  table.publicFiles.has(from) ||
  table.publicFiles.has(config.baseUrl + outputFile(from, rootBaseUrl));
