import { facetsOf } from '@org/search-ui/algolia-push';
import type { ShellPage } from '@org/theme-shell';
import type { LocaleSite } from '../editions/locale-sites.js';
import { ONLY_VERSION } from './to-shell-search.js';
import type { VersionedPage } from '../editions/version-table.js';

/**
 * What a page says to a crawler that fills the site's index: the language that it is read in, and the version of its area. The
 * facets that contextual search asks for, so that both speak of the same.
 * @param edition none for a page that belongs to no area
 */
export function toSearchFacets(
  { config, locale }: LocaleSite,
  edition?: Pick<VersionedPage, 'area' | 'version'>,
): Pick<ShellPage, 'searchFacets'> {
  if (!config.search) return {};
  const area = edition && { area: edition.area, version: edition.version ?? ONLY_VERSION };
  return { searchFacets: { ...facetsOf({ locale: locale.code, ...area }) } };
}
