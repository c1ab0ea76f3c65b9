import type { FooterGroup, ShellPage, ShellSite } from '@org/theme-shell';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { pageOf, type SiteModel } from '../model/site-model.js';

/** An area of which there is a copy. */
interface OfflineArea {
  label: string;
  /** Address of the archive, with the base path. */
  href: string;
  /** Addresses of the pages in it, the first of its sidebar first. */
  pages: string[];
}

/** A locale of the site, as far as copies are made of it. */
export interface OfflineLocale {
  site: { config: Pick<ResolvedSiteConfig, 'areas' | 'baseUrl' | 'title'> };
  model: Pick<SiteModel, 'site' | 'routes' | 'pages' | 'unlisted'>;
}

type WholeSite = Pick<ResolvedSiteConfig, 'baseUrl' | 'defaultLocale' | 'offline'>;

/** Copies that a locale offers: of each area that has pages, where the site has copies at all. */
export function offlineAreas({ site: { config }, model }: OfflineLocale, whole: WholeSite): OfflineArea[] {
  if (!whole.offline) return [];
  const { locale } = model.site;
  const folder = locale === whole.defaultLocale ? 'offline' : `offline/${locale}`;
  return config.areas
    .map(({ dir, label, path = `/${dir}` }) => ({
      label,
      href: `${whole.baseUrl}${folder}/${encodeURI(dir.replaceAll('/', '-'))}.zip`,
      pages: areaPages(`${config.baseUrl}${path.slice(1)}/`.replace(/\/+$/, '/'), model),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** Where readers find them. */
export function offlineGroups(locale: OfflineLocale, whole: WholeSite): FooterGroup[] {
  const items = offlineAreas(locale, whole).map(({ label, href }) => ({ label, href }));
  return items.length > 0 ? [{ title: locale.model.site.messages.offlineCopies, items }] : [];
}

/** Addresses of the pages below a path, the first of their sidebar first: those of the latest version, and none that is in no list. */
function areaPages(start: string, { site, routes, pages, unlisted }: OfflineLocale['model']): string[] {
  const hidden = new Set(unlisted);
  const found = routes.flatMap(({ path, page: key }) => {
    const page = pageOf({ pages }, key);
    if (!page || key.kind === 'component' || hidden.has(path) || !`${path}/`.startsWith(start)) return [];
    return isLatest(page, site) ? [{ path, isFirst: isFirst(page) }] : [];
  });
  return found.sort((a, b) => Number(b.isFirst) - Number(a.isFirst)).map(({ path }) => path);
}

const isFirst = (page: ShellPage): boolean =>
  page.kind === 'doc' && page.sidebar !== null && page.previous === null;

function isLatest(page: ShellPage, { areas = [] }: Pick<ShellSite, 'areas'>): boolean {
  const version = page.kind === 'doc' ? page.version : undefined;
  const known = areas
    .find(({ id }) => id === version?.area)
    ?.versions.find(({ name }) => name === version?.name);
  return known?.isLast ?? true;
}
