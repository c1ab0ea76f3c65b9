import { english } from '@org/theme-shell';
import { contentFiles } from '../1-compile/content-files.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { inContent } from '../diagnostics/file-names.js';
import { checkPage, checkSiteLinks, type LinkTargets } from './check-links.js';
import { contentAssets } from './content-assets.js';
import { publicFiles } from './public-files.js';
import { linkSidebars } from './read-sidebars.js';
import { buildRoutes } from './routes.js';
import type { PageSummary, Route, SiteModel } from './site-model.js';
import { toComponentPage, toDocPage, toNotFoundPage } from './to-shell-page.js';
import { toShellSidebar } from './to-shell-sidebar.js';
import { toShellSite } from './to-shell-site.js';
import { toSidebarDoc } from './to-sidebar-docs.js';

/** Key of the not-found page in `SiteModel.pages`. */
export const NOT_FOUND = '404';

/** LINK: all pages to one model of the site. Whatever needs more than one page happens here, once. */
export function linkSite(site: LoadedSite, pages: PageSummary[]): SiteModel {
  const { config, configFile } = site;
  const { routes, addressOf, diagnostics: routeFindings } = buildRoutes(config, pages, configFile);
  const href = (page: PageSummary): string => addressOf.get(page.source) ?? '';

  const {
    sidebars,
    places,
    diagnostics: sidebarFindings,
  } = linkSidebars(
    site,
    pages.map((page) => toSidebarDoc(page, href(page))),
  );
  const documents = new Map(pages.map((page) => [page.id, { title: page.title, href: href(page) }]));
  const siteFindings: Diagnostic[] = [];
  const shellSite = toShellSite({ config, configFile, sidebars, documents, diagnostics: siteFindings });

  const linkTo = (id: string) => {
    const document = documents.get(id);
    return document ? { label: document.title, href: document.href } : null;
  };
  const targets = linkTargets(site, pages, routes);
  return {
    site: shellSite,
    routes,
    pages: Object.fromEntries([
      ...config.pages.map((page) => [page.path, toComponentPage(page, config)]),
      ...pages.map((page) => {
        const input = { page, address: href(page), place: places.get(page.id), linkTo };
        return [page.source, toDocPage(input, config)];
      }),
      [NOT_FOUND, toNotFoundPage(config, english.notFoundTitle)],
    ]),
    sidebars: Object.fromEntries(sidebars.map((sidebar) => [sidebar.id, toShellSidebar(sidebar)])),
    hrefs: Object.fromEntries(addressOf),
    assets: contentAssets(pages, contentFiles(site.contentDir), config.baseUrl),
    diagnostics: [
      ...inContent(site, [
        ...pages.flatMap((page) => page.diagnostics),
        ...routeFindings,
        ...sidebarFindings,
        ...pages.flatMap((page) => checkPage(page, targets, config)),
      ]),
      ...siteFindings,
      ...checkSiteLinks(site.config, configFile, targets),
    ],
  };
}

/** What links may lead to. */
export function linkTargets(site: LoadedSite, pages: PageSummary[], routes: Route[]): LinkTargets {
  return {
    bySource: new Map(pages.map((page) => [page.source, page])),
    byAddress: new Map(routes.map(({ path, source }) => [path, source])),
    publicFiles: publicFiles(site.publicDir, site.config.baseUrl),
  };
}
