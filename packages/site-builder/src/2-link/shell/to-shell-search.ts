import type { SearchArea, SearchLink, SearchSettings } from '@org/search-ui';
import { suggestName } from '@org/site-model';
import type { Sidebar } from '@org/sidebar-engine';
import type { ShellArea, ShellPage, ShellSite } from '@org/theme-shell';
import { facetsOf } from '@org/search-ui/algolia-push';
import { siteAddress } from '../../addresses/site-addresses.js';
import type { SearchConfig } from '../../config/fields/search-config.js';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import type { LocaleSite } from '../editions/locale-sites.js';
import type { VersionedPage } from '../editions/version-table.js';
import type { NavbarContext } from './to-navbar.js';

/** Folder of the files of the search index, relative to the base path. Their names change with their bytes. */
export const SEARCH_DIR = 'assets/search/';
/** The one file of the index that keeps its name, and so is outside of what caches keep for ever. */
export const SEARCH_MANIFEST = '_search.json';
export const OPEN_SEARCH_FILE = 'opensearch.xml';
/** Name of the version of areas that have only one. */
export const ONLY_VERSION = 'current';
const MAX_SUGGESTIONS = 4;

interface SearchContext extends Pick<NavbarContext, 'configFile' | 'documents' | 'diagnostics'> {
  sidebars: Sidebar[];
  /** Code of the locale that is searched. */
  locale: string;
  /** Areas with versions. */
  areas: readonly ShellArea[];
}

/** Configuration → where the search is and what it reads in the browser. */
export function toShellSearch(
  config: ResolvedSiteConfig,
  search: SearchConfig,
  context: SearchContext,
): Pick<ShellSite<SearchSettings>, 'searchHref' | 'search'> {
  const { sidebars, locale, areas } = context;
  const href = siteAddress(search.page, config);
  const popular = popularPages(search, context);
  const settings: SearchSettings = {
    locale,
    pageHref: href,
    areas: toSearchAreas(config, areas),
    suggestions: search.suggestions.length > 0 ? search.suggestions : firstCategories(sidebars),
    ...(popular.length > 0 ? { popular } : {}),
    ...(search.history ? {} : { history: false }),
    ...(search.feedbackHref ? { feedbackHref: search.feedbackHref } : {}),
    provider: toProvider(config, search),
    ...(search.provider === 'algolia' && search.modal !== 'dialog' ? { modal: search.modal } : {}),
  };
  return { searchHref: href, search: { descriptionHref: config.baseUrl + OPEN_SEARCH_FILE, settings } };
}

/** By their titles in the locale. What is missing is an error. */
function popularPages(
  { popular }: SearchConfig,
  { documents, configFile, diagnostics }: SearchContext,
): SearchLink[] {
  return popular.flatMap((id, index) => {
    const document = documents.get(id);
    if (document) return [{ label: document.title, href: document.href }];
    diagnostics.push({
      code: 'search-popular-missing',
      severity: 'error',
      message: `"search.popular[${index}]" names the document "${id}", which does not exist.`,
      hint: suggestName(id, [...documents.keys()]),
      file: configFile,
    });
    return [];
  });
}

/** The areas of the site as search knows them: the version that is searched unless a reader chooses comes first. */
function toSearchAreas(config: ResolvedSiteConfig, versioned: readonly ShellArea[]): SearchArea[] {
  return config.areas.map(({ dir, label }) => {
    const known = versioned.find(({ id }) => id === dir)?.versions ?? [];
    const latestFirst = [...known.filter(({ isLast }) => isLast), ...known.filter(({ isLast }) => !isLast)];
    const versions = latestFirst.map(({ name, label: text }) => ({ name, label: text }));
    return { id: dir, label, versions: versions.length > 0 ? versions : [{ name: ONLY_VERSION, label: '' }] };
  });
}

function toProvider(config: ResolvedSiteConfig, search: SearchConfig): SearchSettings['provider'] {
  if (search.provider === 'embedded')
    return { type: 'embedded', manifestUrl: config.baseUrl + SEARCH_MANIFEST };
  const { appId, searchKey, indexName, contextual, host } = search;
  const account = { appId, searchKey, indexName, contextual, siteUrl: config.url };
  return { type: 'algolia', ...account, ...(host ? { host } : {}) };
}

/** Labels of the first categories of all sidebars, by turns, so that each area is there. */
function firstCategories(sidebars: Sidebar[]): string[] {
  const labels = sidebars.map(({ items }) =>
    items.flatMap((item) => (item.type === 'category' ? [item.label] : [])),
  );
  const turns = Math.max(0, ...labels.map(({ length }) => length));
  const all = Array.from({ length: turns }, (_, turn) => labels.flatMap((list) => list[turn] ?? [])).flat();
  return [...new Set(all)].slice(0, MAX_SUGGESTIONS);
}

/**
 * What a page says to a crawler that fills the site's index: the language that it is read in, and the version of its area. The
 * facets that contextual search asks for, so that both mean the same.
 * @param edition none for a page that belongs to no area
 * @param hasVersions whether that area has several
 */
export function toSearchFacets(
  { config, locale }: LocaleSite,
  edition?: Pick<VersionedPage, 'area' | 'version'>,
  hasVersions = false,
): Pick<ShellPage, 'searchFacets'> {
  if (!config.search) return {};
  const area = edition && { area: edition.area, version: edition.version ?? ONLY_VERSION };
  const facets = facetsOf({ locale: locale.code, ...area });
  if (config.search.provider !== 'embedded') return { searchFacets: { ...facets } };
  // No crawler comes for the site's own index, whose dialog asks for the version of the page alone.
  const { docusaurus_tag } = facets;
  return hasVersions ? { searchFacets: { docusaurus_tag } } : {};
}
