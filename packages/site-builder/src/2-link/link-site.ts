import type { SidebarPlace } from '@org/sidebar-engine';
import { english } from '@org/theme-shell';
import { contentFiles } from '../1-compile/content-files.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { inContent } from '../diagnostics/file-names.js';
import type { LastUpdates } from '../history/last-updates.js';
import { checkPage, checkSidebarLinks, checkSiteLinks, type LinkTargets } from './check-links.js';
import { cardsOfCategories, checkSlots } from './child-cards.js';
import { checkBoosts, checkSearchPage } from './check-search.js';
import { contentAssets } from './content-assets.js';
import { publicFiles } from './public-files.js';
import { type LinkedIndex, linkSidebars } from './read-sidebars.js';
import { buildRoutes, componentClaims, documentClaims, type RouteClaim } from './routes.js';
import type { PageSummary, Route, SiteModel } from './site-model.js';
import { toComponentPage, toDocPage, toIndexPage, toNotFoundPage } from './to-shell-page.js';
import { toShellSidebar } from './to-shell-sidebar.js';
import { toShellSite } from './to-shell-site.js';
import { toSidebarDoc } from './to-sidebar-docs.js';

/** Key of the not-found page in `SiteModel.pages`. */
export const NOT_FOUND = '404';

export interface LinkOptions {
  /** Whether pages with `draft: true` are part of the site. @default 'hide' */
  drafts?: 'hide' | 'show';
  /** Last changes by content source, see `readLastUpdates`. @default none */
  updates?: LastUpdates['bySource'];
}

/** LINK: all pages to one model of the site. Whatever needs more than one page happens here, once. */
export function linkSite(site: LoadedSite, sources: PageSummary[], options: LinkOptions = {}): SiteModel {
  const { config, configFile } = site;
  const pages = options.drafts === 'show' ? sources : sources.filter((page) => !page.frontMatter.draft);
  const documentRoutes = documentClaims(config, pages);
  const addresses = new Map(documentRoutes.map(({ source, address }) => [source, address]));
  const href = (page: PageSummary): string => addresses.get(page.source) ?? '';

  const linked = linkSidebars(site, sidebarDocs(sources, pages, href));
  const { sidebars, complete: sidebarsComplete, indexPages, places } = linked;
  const claims = [...componentClaims(config, configFile), ...documentRoutes, ...indexPages.map(toClaim)];
  const table = buildRoutes(claims, config);
  const documents = new Map(pages.map((page) => [page.id, { title: page.title, href: href(page) }]));
  const siteFindings: Diagnostic[] = [];
  const siteInput = { config, configFile, sidebars, sidebarsComplete, documents };
  const shellSite = toShellSite({ ...siteInput, diagnostics: siteFindings });

  const cards = cardsOfCategories(pages, { sidebars, places, href });

  const targets = linkTargets(site, pages, table.routes);
  return {
    site: shellSite,
    routes: table.routes,
    pages: shellPages(config, pages, { href, places, documents, indexPages, updates: options.updates }),
    sidebars: Object.fromEntries(sidebars.map((sidebar) => [sidebar.id, toShellSidebar(sidebar)])),
    unlisted: pages.filter(({ frontMatter }) => frontMatter.unlisted).map(href),
    childCards: cards,
    hrefs: Object.fromEntries(addresses),
    assets: contentAssets(pages, contentFiles(site.contentDir), config.baseUrl),
    diagnostics: [
      ...inContent(site, [
        ...pages.flatMap((page) => page.diagnostics),
        ...table.diagnostics,
        ...linked.diagnostics,
        ...checkSidebarLinks(linked.links, targets, config),
        ...(config.search ? checkBoosts(pages) : []),
        ...pages.flatMap((page) => checkPage(page, targets, config)),
        ...pages.flatMap((page) => checkSlots(page, cards)),
      ]),
      ...siteFindings,
      ...checkSearchPage(config, configFile),
      ...checkSiteLinks(config, configFile, targets),
    ],
  };
}

const toClaim = ({ path, href, file }: LinkedIndex): RouteClaim => ({ source: path, address: href, file });

/** A draft that is left out may still be named in a sidebar: it is a document that the sidebar does not show. */
function sidebarDocs(all: PageSummary[], published: PageSummary[], href: (page: PageSummary) => string) {
  const shown = new Set(published);
  return all.map((page) => {
    const doc = toSidebarDoc(page, href(page));
    return shown.has(page) ? doc : { ...doc, unlisted: true };
  });
}

interface ShellPagesContext {
  href(page: PageSummary): string;
  places: ReadonlyMap<string, SidebarPlace>;
  documents: ReadonlyMap<string, { title: string; href: string }>;
  indexPages: LinkedIndex[];
  updates: LastUpdates['bySource'] | undefined;
}

/** Shell data of every page: React pages and generated indexes by their path, documents by their source. */
function shellPages(
  config: ResolvedSiteConfig,
  pages: PageSummary[],
  { href, places, documents, indexPages, updates }: ShellPagesContext,
): SiteModel['pages'] {
  const linkTo = (id: string) => {
    const document = documents.get(id);
    return document ? { label: document.title, href: document.href } : null;
  };
  return Object.fromEntries([
    ...config.pages.map((page) => [page.path, toComponentPage(page, config)]),
    ...pages.map((page) => {
      const input = {
        page,
        address: href(page),
        place: places.get(page.id),
        linkTo,
        update: updates?.get(page.source),
      };
      return [page.source, toDocPage(input, config)];
    }),
    ...indexPages.map((index) => [index.path, toIndexPage(index, config)]),
    [NOT_FOUND, toNotFoundPage(config, english.notFoundTitle)],
  ]);
}

/** What links may lead to. */
export function linkTargets(site: LoadedSite, pages: PageSummary[], routes: Route[]): LinkTargets {
  return {
    bySource: new Map(pages.map((page) => [page.source, page])),
    byAddress: new Map(routes.map(({ path, source }) => [path, source])),
    publicFiles: publicFiles(site.publicDir, site.config.baseUrl),
  };
}
