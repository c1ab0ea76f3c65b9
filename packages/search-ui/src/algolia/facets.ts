import type { SearchScope } from '../provider.js';
import type { SearchArea } from '../settings.js';
import { DEFAULT_TAG, tagOf } from './records.js';

interface FacetSite {
  locale: string;
  areas: SearchArea[];
  contextual: boolean;
}

/** What a query asks for: the language, and the default or the version of each area. Chosen areas alone leave the default out. */
export function facetFilters(site: FacetSite, scope: SearchScope): (string | string[])[] {
  const wanted = site.areas.filter(({ id }) => scope.areas.length === 0 || scope.areas.includes(id));
  const tags = wanted.map(({ id, versions }) => tagOf(id, scope.versions[id] ?? versions[0]?.name ?? ''));
  const all = scope.areas.length > 0 ? tags : [DEFAULT_TAG, ...tags];
  const filters = all.map((tag) => `docusaurus_tag:${tag}`);
  if (!site.contextual) return scope.areas.length > 0 ? [filters] : [];
  return [`language:${site.locale}`, filters];
}
