import type { ShellPage } from '@org/theme-shell';
import type { LocaleSite } from '../2-link/editions/locale-sites.js';
import type { PageKey, PageSummary } from '../model/site-model.js';
import type { CardText } from './card-text.js';

/** A page of a locale. */
export interface CardPage {
  key: PageKey;
  page: ShellPage;
  site: Pick<LocaleSite, 'config' | 'locale'>;
}

/** Cards that a page may have, the best first: its own where it asks for one, then that of its area, then the site's. */
export function pageCards(
  { key, page, site }: CardPage,
  frontMatter: PageSummary['frontMatter'] | undefined,
): CardText[] {
  const { social_card: own } = frontMatter ?? {};
  if (own === false || page.image || page.kind === 'not-found') return [];
  const area = key.kind === 'component' ? undefined : areaOf(page, site);
  const shared = area ? [areaCard(area.label, site), siteCard(site)] : [siteCard(site)];
  if (own === undefined) return shared;
  const title = own === true ? page.title : own;
  return [{ ...common(site), title, description: page.description, area: area?.label ?? '' }, ...shared];
}

/** The area whose path the address is below, the longest first. */
function areaOf({ path }: ShellPage, { config: { areas, baseUrl } }: CardPage['site']) {
  const address = `/${path.slice(baseUrl.length)}/`.replace(/\/+/g, '/');
  return areas
    .map(({ dir, label, path: own = `/${dir}` }) => ({ label, start: `${own}/`.replace(/\/+/g, '/') }))
    .sort((a, b) => b.start.length - a.start.length)
    .find(({ start }) => address.startsWith(start));
}

const areaCard = (label: string, site: CardPage['site']): CardText => ({
  ...common(site),
  title: label,
  description: site.config.tagline,
  area: '',
});

const siteCard = (site: CardPage['site']): CardText => ({
  ...common(site),
  title: site.config.title,
  description: site.config.tagline,
  area: '',
  site: '',
});

const common = ({ config, locale }: CardPage['site']) => ({
  site: config.title,
  host: new URL(config.url).host,
  direction: locale.dir,
  lang: locale.htmlLang,
});
