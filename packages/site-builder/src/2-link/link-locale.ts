import type { SidebarPlace } from '@org/sidebar-engine';
import type { Diagnostic } from '@org/site-model';
import type { PageAlternate, ShellPage } from '@org/theme-shell';
import { contentFiles } from '../1-compile/content-files.js';
import { inContent } from '../diagnostics/file-names.js';
import type { LastUpdates } from '../history/last-updates.js';
import { checkPage, checkSidebarLinks, checkSiteLinks, type LinkTargets } from './check-links.js';
import { checkBoosts, checkSearchPage } from './check-search.js';
import { checkTags } from './check-tags.js';
import { cardsOfCategories, checkSlots } from './child-cards.js';
import { contentAssets } from './content-assets.js';
import { editionSidebars, type LocalePages } from './edition-sidebars.js';
import type { EditionPage } from './edition-pages.js';
import { sidebarSuffix } from './editions.js';
import { localeRedirects } from './locale-redirects.js';
import type { LocaleSite } from './locale-sites.js';
import { checkTexts, shownTexts, translateTexts } from './locale-texts.js';
import { type LinkedIndex, type LinkedSidebars, linkSidebars } from './read-sidebars.js';
import { buildRoutes, componentClaims, indexClaims, type RouteClaim } from './routes.js';
import type { SiteModel } from './site-model.js';
import type { TagPage, TagTable } from './tag-table.js';
import { toComponentPage, toDocPage, toIndexPage, toNotFoundPage } from './to-shell-page.js';
import { toShellSidebar } from './to-shell-sidebar.js';
import { toTagPage } from './to-tag-page.js';
import { toSearchFacets } from './to-search-facets.js';
import { toShellSite } from './to-shell-site.js';
import { buildVersionTable, type VersionedPage, type VersionTable } from './version-table.js';

/** Key of the not-found page in `SiteModel.pages`. */
export const NOT_FOUND = '404';

/** One locale before its pages know of each other. */
export interface LocaleInput extends LocalePages {
  site: LocaleSite;
  /** Other names under which links may mean a page: source by name. */
  aliases: ReadonlyMap<string, string>;
  claims: RouteClaim[];
  /** The same page in every locale; none where the site has one locale only. */
  alternatesOf(page: EditionPage): PageAlternate[];
  /** The tags of the locale's pages. */
  tags: TagTable;
  /** The same page of a tag in every locale. */
  alternatesOfTag(page: TagPage): PageAlternate[];
  /** The same for a page without a source, by its path below the base path. */
  alternatesAt(path: string): PageAlternate[];
  /** Where the page of an address is in the default locale. */
  defaultAddressOf(address: string): string;
  /** What the configuration shows, before it is translated. */
  configTexts: readonly string[];
  updates: LastUpdates['bySource'] | undefined;
}

/** LINK for one locale: its model, and what wants to answer in it. */
export function linkLocale(input: LocaleInput): { model: SiteModel; claims: RouteClaim[] } {
  const { site, pages, claims, aliases } = input;
  const { config, configFile, locale } = site;
  const addresses = new Map(claims.map(({ source, address }) => [source, address]));
  const href = (page: EditionPage): string => addresses.get(page.source) ?? '';

  const { linked, unusedTexts } = localeSidebars(input, href);
  const sidebarsOf = (area: string, version: string) =>
    linked.sidebars.filter((sidebar) => sidebar.area === area && sidebar.version === version);
  const versioned = [
    ...pages.map((page) => versionedPage(page, href(page))),
    ...linked.indexPages.map(versionedIndex),
    ...input.tags.pages.map(versionedTag),
  ];
  const versions = buildVersionTable({ areas: input.editions.areas, pages: versioned, sidebarsOf });
  const allClaims = [
    ...componentClaims(config, configFile),
    ...claims,
    ...indexClaims([...linked.indexPages, ...input.tags.pages]),
  ];
  const table = buildRoutes(allClaims, config);
  const siteFindings: Diagnostic[] = [];
  const shellSite = toShellSite({
    config,
    configFile,
    locale,
    versions,
    sidebars: linked.sidebars,
    sidebarsComplete: linked.complete,
    documents: latestDocuments(pages, href),
    diagnostics: siteFindings,
  });

  const cards = cardsOfCategories(pages, { ...linked, href });
  const assets = contentAssets(pages, contentFiles(site.contentDir), locale.rootBaseUrl);
  const own = { routes: table.routes, href, sidebarsOf };
  const { redirects, targets, ...found } = localeRedirects(input, own);
  const model: SiteModel = {
    site: shellSite,
    routes: table.routes,
    pages: shellPages(input, { href, linked, versions, assets }),
    sidebars: Object.fromEntries(linked.sidebars.map((sidebar) => [sidebar.id, toShellSidebar(sidebar)])),
    childCards: cards,
    unlisted: pages.filter(({ frontMatter }) => frontMatter.unlisted).map(href),
    redirects,
    hrefs: { ...Object.fromEntries(addresses), ...aliasHrefs(aliases, addresses) },
    assets,
    diagnostics: [
      ...pageFindings(input, { targets, cards, unusedTexts }),
      // What all locales have in common is reported once.
      ...(locale.isDefault ? inContent(site, [...table.diagnostics, ...linked.diagnostics]) : []),
      ...(locale.isDefault ? inContent(site, checkSidebarLinks(linked.links, targets, config)) : []),
      ...(locale.isDefault ? [...siteFindings, ...checkSiteLinks(config, configFile, targets)] : []),
      ...(locale.isDefault ? [...found.diagnostics, ...checkSearchPage(config, configFile)] : []),
    ],
  };
  return { model, claims: allClaims };
}

/** The sidebars as the locale shows them, and what of its translations no text asks for. */
function localeSidebars(input: LocaleInput, href: (page: EditionPage) => string) {
  const untranslated = linkSidebars(input.site, editionSidebars(input, href));
  return { linked: translated(untranslated, input.site), unusedTexts: textFindings(input, untranslated) };
}

/** Translations of texts that the locale does not show. Sidebars with mistakes show less than their files say. */
function textFindings({ site, configTexts }: LocaleInput, linked: LinkedSidebars): Diagnostic[] {
  const { sidebars, indexPages, places, complete } = linked;
  const shown = new Set([...configTexts, ...shownTexts([sidebars, [...places.values()], indexPages])]);
  return complete ? inContent(site, checkTexts(site.locale.textPlaces, shown)) : [];
}

interface PageChecks {
  targets: LinkTargets;
  cards: SiteModel['childCards'];
  unusedTexts: Diagnostic[];
}

/** What is wrong with what is written for this locale: its texts, and its pages. What is shown for want of a translation is checked in its own. */
function pageFindings(
  { site, pages }: LocaleInput,
  { targets, cards, unusedTexts }: PageChecks,
): Diagnostic[] {
  const isOwn = ({ edition }: EditionPage) => (edition.locale === null) === site.locale.isDefault;
  const own = pages.filter(isOwn);
  const ofPages = inContent(
    site,
    own.flatMap((page) => [
      ...page.diagnostics,
      ...checkPage(page, targets, site.config),
      ...checkSlots(page, cards),
      ...(site.config.search ? checkBoosts([page]) : []),
    ]),
  );
  const ofTags = inContent(site, checkTags(pages, isOwn));
  return [...unusedTexts, ...eachOnce([...ofPages, ...ofTags])];
}

/** What many pages of an API say is written once. */
const eachOnce = (diagnostics: Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((found) => [JSON.stringify(found), found])).values(),
];

const versionedPage = ({ edition, id }: EditionPage, href: string): VersionedPage => ({
  area: edition.area.dir,
  version: edition.version?.name,
  id,
  href,
});

const versionedIndex = ({ area, version, slug, href }: LinkedIndex): VersionedPage => ({
  area,
  version,
  id: slug,
  href,
});

const versionedTag = ({ edition, id, href }: TagPage): VersionedPage => ({
  area: edition.area.dir,
  version: edition.version?.name,
  id,
  href,
});

const aliasHrefs = (aliases: ReadonlyMap<string, string>, addresses: ReadonlyMap<string, string>) =>
  Object.fromEntries([...aliases].map(([name, source]) => [name, addresses.get(source) ?? '']));

/** Documents of the latest versions by id: what the configuration names. */
function latestDocuments(pages: EditionPage[], href: (page: EditionPage) => string) {
  const latest = pages.filter(({ edition }) => edition.version?.isLast);
  return new Map(
    latest.map((page) => [page.id, { title: page.title, href: href(page), area: page.edition.area.dir }]),
  );
}

/** Labels of sidebars are texts of the site, and translated like those of its configuration. */
function translated(linked: LinkedSidebars, { locale }: LocaleSite): LinkedSidebars {
  if (Object.keys(locale.texts).length === 0) return linked;
  const places = new Map(
    [...linked.places].map(([source, place]): [string, SidebarPlace] => [
      source,
      translateTexts(place, locale.texts),
    ]),
  );
  const { sidebars, indexPages } = translateTexts(
    { sidebars: linked.sidebars, indexPages: linked.indexPages },
    locale.texts,
  );
  return { ...linked, sidebars, places, indexPages };
}

interface PagesContext {
  href(page: EditionPage): string;
  linked: LinkedSidebars;
  versions: VersionTable;
  assets: SiteModel['assets'];
}

/** Shell data of every page: React pages and generated indexes by their path, documents by their source. */
function shellPages(input: LocaleInput, context: PagesContext): SiteModel['pages'] {
  const { site, pages } = input;
  const { href } = context;
  const { config, locale } = site;
  const byEdition = new Map(pages.map((page) => [editionKey(page, page.id), page]));
  const linkFrom = (page: EditionPage) => (id: string) => {
    const document = byEdition.get(editionKey(page, id)) ?? pages.find((other) => other.id === id);
    return document ? { label: document.title, href: href(document) } : null;
  };
  const docPage = (page: EditionPage) =>
    toDocPage({ ...docInput(page, input, context), linkTo: linkFrom(page) }, config);
  return Object.fromEntries([
    ...config.pages.map((page) => [
      page.path,
      { ...toComponentPage(page, config, input.alternatesAt(page.path)), ...toSearchFacets(site) },
    ]),
    ...pages.map((page) => [
      page.source,
      { ...docPage(page), ...toSearchFacets(site, versionedPage(page, href(page))) },
    ]),
    ...listPages(input, context),
    [NOT_FOUND, toNotFoundPage(config, locale.strings.notFoundTitle)],
  ]);
}

/** Pages that list others: generated indexes, and those of tags. */
function listPages(input: LocaleInput, { href, linked, versions }: PagesContext): [string, ShellPage][] {
  const { site, tags } = input;
  return [
    ...linked.indexPages.map((index): [string, ShellPage] => {
      const alternates = input.alternatesAt(index.path);
      const edition = { alternates, ...versionOf(versionedIndex(index), versions) };
      const page = toIndexPage({ index, ...edition }, site.config);
      return [index.path, { ...page, ...toSearchFacets(site, index) }];
    }),
    ...tags.pages.map((entry): [string, ShellPage] => {
      const tagged = versionedTag(entry);
      const edition = { alternates: input.alternatesOfTag(entry), ...versionOf(tagged, versions) };
      const page = toTagPage({ entry, table: tags, href, ...edition }, site);
      return [entry.path, { ...page, ...toSearchFacets(site, tagged) }];
    }),
  ];
}

/** What a document's page is made of, but for its links to others. */
function docInput(page: EditionPage, input: LocaleInput, { href, linked, versions, assets }: PagesContext) {
  const { site, updates } = input;
  const isFallback = !site.locale.isDefault && page.edition.locale === null;
  const address = href(page);
  const version = versionOf(versionedPage(page, address), versions);
  return {
    page,
    address,
    place: linked.places.get(page.source),
    update: updates?.get(page.source),
    lang: site.locale.htmlLang,
    tags: input.tags.linksOf(page),
    images: { config: site.config, assets, rootBaseUrl: site.locale.rootBaseUrl },
    ...version,
    // The same text has one address.
    canonicalPath: isFallback ? input.defaultAddressOf(version.canonicalPath) : version.canonicalPath,
    alternates: input.alternatesOf(page),
    sidebarSuffix: sidebarSuffix(page.edition.version),
    contentLocale: isFallback ? site.config.defaultLocale : undefined,
  };
}

/** What a page says of its version. */
const versionOf = (page: VersionedPage, versions: VersionTable) => ({
  canonicalPath: versions.canonicalOf(page),
  version: versions.placeOf(page),
  noIndex: versions.noIndexOf(page),
});

const editionKey = ({ edition }: EditionPage, id: string): string => `${edition.folder}\n${id}`;
