import type { SidebarPlace } from '@org/sidebar-engine';
import { type Diagnostic, distinctDiagnostics, isSitePath } from '@org/site-model';
import { contentFiles } from '../1-compile/content-files.js';
import { inContent } from '../diagnostics/file-names.js';
import { feedLinks } from '../publish/feeds/blog-feeds.js';
import type { Redirect, SiteModel } from '../model/site-model.js';
import { compiledDiagnostics } from './duplicate-ids.js';
import { contentAssets } from './content-assets.js';
import type { EditionPage } from './editions/edition-pages.js';
import { editionSidebars } from './editions/edition-sidebars.js';
import type { LocaleSite } from './editions/locale-sites.js';
import { checkTexts, shownTexts, translateTexts } from './editions/locale-texts.js';
import { offlineGroups } from '../offline/offline-areas.js';
import { checkPage, checkSidebarLinks, checkSiteLinks, type PageLinks } from './links/check-links.js';
import type { LinkTable } from './links/link-table.js';
import { localeLinks } from './links/locale-links.js';
import { orphanPages } from './links/orphan-pages.js';
import type { LocaleInput } from './locale-input.js';
import { buildRoutes, claimPlace, componentClaims, indexClaims, type RouteClaim } from './routes/routes.js';
import { checkBoosts, checkSearch } from './shell/check-search.js';
import { localeVersions, shellPages } from './shell/shell-pages.js';
import { checkPageIcons } from './shell/icons.js';
import { checkPostKeys } from './blog/posts.js';
import { blogDiagnostics, feedsOf, postLists } from './blog/post-lists.js';
import { toShellSidebar } from './shell/to-shell-sidebar.js';
import { toShellSite } from './shell/to-shell-site.js';
import { cardsOfCategories, checkSlots } from './sidebars/child-cards.js';
import { type LinkedSidebars, linkSidebars } from './sidebars/read-sidebars.js';
import { checkTags } from './tags/check-tags.js';

const NO_LINKS: PageLinks = { addresses: [], problems: [] };

interface LinkedPages {
  model: SiteModel;
  /** What links may lead to. */
  table: LinkTable;
  claims: RouteClaim[];
}

/** LINK for one locale: its model, and what wants to answer in it. */
export function linkLocale(input: LocaleInput): LinkedPages {
  const { site, pages, claims } = input;
  const { config, locale } = site;
  const addresses = new Map(claims.map(({ page, address }) => [page.name, address]));
  const href = (page: EditionPage): string => addresses.get(page.source) ?? '';

  const { linked, unusedTexts } = localeSidebars(input, href);
  const sidebarsOf = (area: string, version: string) =>
    linked.sidebars.filter((sidebar) => sidebar.area === area && sidebar.version === version);
  const versions = localeVersions(input, linked, { href, sidebarsOf });
  const allClaims = claimsOf(input, linked);
  const { routes, ...duplicates } = buildRoutes(allClaims, config, (claim) => claimPlace(claim, site));
  const shell = localeShell(input, { linked, versions, documents: latestDocuments(pages, href) });
  const childCards = cardsOfCategories(pages, { ...linked, href });
  const assets = contentAssets(pages, contentFiles(site.contentDir), locale.rootBaseUrl);
  const known = { routes, addresses, assets, href, sidebarsOf };
  const { redirects, table, links, ...faulty } = localeLinks(input, known);
  const posts = { blogs: feedsOf(input, href), postLists: postLists(input, href) };
  const model: SiteModel = {
    site: { ...shell.site, homeHref: homeOf(config.baseUrl, redirects), ...siteFeeds(posts.blogs) },
    routes,
    ...shellPages(input, { href, linked, versions, assets }),
    sidebars: Object.fromEntries(
      linked.sidebars.map((sidebar) => [sidebar.id, toShellSidebar(sidebar, shell.site.messages)]),
    ),
    childCards,
    ...posts,
    unlisted: pages.filter(({ frontMatter }) => frontMatter.unlisted).map(href),
    redirects,
    hrefs: { ...Object.fromEntries(addresses), ...aliasHrefs(input.aliases, addresses) },
    links: Object.fromEntries([...links].map(([source, page]) => [source, page.addresses])),
    assets,
    diagnostics: [
      ...pageDiagnostics(input, { links, table, cards: childCards, unusedTexts }),
      // What all locales have in common is reported once.
      ...(locale.isDefault
        ? [
            ...inContent(site, [...duplicates.diagnostics, ...linked.diagnostics]),
            ...shell.diagnostics,
            ...faulty.diagnostics,
            ...siteLinkDiagnostics(site, linked, table),
          ]
        : []),
    ],
  };
  if (locale.isDefault) model.diagnostics.push(...inContent(site, orphanPages(model, config)));
  return { model: withOfflineCopies(model, site), table, claims: allClaims };
}

/** The footer names the archives of areas, where the site has some. */
function withOfflineCopies(model: SiteModel, site: LocaleSite): SiteModel {
  const copies = offlineGroups({ site, model }, { ...site.config, baseUrl: site.locale.rootBaseUrl });
  if (copies.length === 0) return model;
  const { footer } = model.site;
  return { ...model, site: { ...model.site, footer: { ...footer, groups: [...footer.groups, ...copies] } } };
}

/** The feeds of all blogs, which every page names. */
const siteFeeds = (blogs: SiteModel['blogs']): Pick<SiteModel['site'], 'feeds'> =>
  blogs.length > 0 ? { feeds: blogs.flatMap(feedLinks) } : {};

/** What wants to answer in the locale: the app's pages first, then documents, then lists. */
const claimsOf = (
  { site, claims, blogs, tags }: LocaleInput,
  { indexPages }: LinkedSidebars,
): RouteClaim[] => [
  ...componentClaims(site.config, site.configFile),
  ...claims,
  ...indexClaims([...indexPages, ...blogs.lists, ...tags.pages]),
];

interface ShellContext {
  linked: LinkedSidebars;
  versions: ReturnType<typeof localeVersions>;
  documents: ReturnType<typeof latestDocuments>;
}

/** What all pages of the locale show, and what of its configuration leads nowhere. */
function localeShell({ site }: LocaleInput, { linked, versions, documents }: ShellContext) {
  const { config, configFile, locale } = site;
  const diagnostics: Diagnostic[] = [];
  const { sidebars, complete: sidebarsComplete } = linked;
  const input = { config, configFile, locale, versions, sidebars, sidebarsComplete, documents, diagnostics };
  return { site: toShellSite(input), diagnostics };
}

/** What is wrong with the links of sidebar files and of the configuration. */
const siteLinkDiagnostics = (site: LocaleSite, { links }: LinkedSidebars, table: LinkTable): Diagnostic[] => [
  ...inContent(site, checkSidebarLinks(links, table, site.config)),
  ...checkSiteLinks(site.config, site.configFile, table),
  ...checkSearch(site),
  ...checkPageIcons(site.config, site.configFile),
];

/** The sidebars as the locale shows them, and what of its translations no text asks for. */
function localeSidebars(input: LocaleInput, href: (page: EditionPage) => string) {
  const untranslated = linkSidebars(input.site, editionSidebars(input, href));
  return { linked: translated(untranslated, input.site), unusedTexts: textDiagnostics(input, untranslated) };
}

/** Translations of texts that the locale does not show. Sidebars with mistakes show less than their files say. */
function textDiagnostics({ site, configTexts }: LocaleInput, linked: LinkedSidebars): Diagnostic[] {
  const { sidebars, indexPages, places, complete } = linked;
  if (Object.keys(site.locale.textPositions).length === 0) return [];
  const shown = new Set([...configTexts, ...shownTexts([sidebars, [...places.values()], indexPages])]);
  return complete ? inContent(site, checkTexts(site.locale.textPositions, shown)) : [];
}

interface PageChecks {
  links: ReadonlyMap<string, PageLinks>;
  table: LinkTable;
  cards: SiteModel['childCards'];
  unusedTexts: Diagnostic[];
}

/** What is wrong with what is written for this locale: its texts, and its pages. What is shown for want of a translation is checked in its own. */
function pageDiagnostics(
  { site, pages, blogs }: LocaleInput,
  { links, table, cards, unusedTexts }: PageChecks,
): Diagnostic[] {
  const isOwn = ({ edition }: EditionPage) => (edition.locale === null) === site.locale.isDefault;
  const own = pages.filter(isOwn);
  const ofPages = inContent(
    site,
    own.flatMap((page) => [
      ...compiledDiagnostics(page, site.config),
      ...checkPage(page, links.get(page.source) ?? NO_LINKS, table, site.config),
      ...checkSlots(page, cards),
      ...(site.config.search ? checkBoosts([page]) : []),
    ]),
  );
  const ofTags = inContent(site, checkTags(pages, isOwn));
  const ofBlogs = inContent(site, [
    ...blogDiagnostics({ blogs, site }, own),
    ...checkPostKeys(own, site.contentDir),
  ]);
  return [...unusedTexts, ...distinctDiagnostics([...ofPages, ...ofTags, ...ofBlogs])];
}

/** The page that the site's name leads to, without the detour that an address from outside takes. */
const homeOf = (baseUrl: string, redirects: readonly Redirect[]): string =>
  redirects.find(({ from, to }) => from === baseUrl && isSitePath(to))?.to ?? baseUrl;

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
