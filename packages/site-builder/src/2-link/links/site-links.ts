import { linkAddresses } from '../../markup/start-tags.js';
import type { NavbarItemConfig, ResolvedSiteConfig } from '../../config/site-config.js';

export interface SiteLink {
  href: string;
  /** Path of the address in the configuration. */
  at: string;
}

interface ConfiguredLink {
  href: string;
}

/** Every address that the configuration itself writes into pages: in the navbar, the footer and the announcement. */
export const siteLinks = ({ navbar, footer, announcement }: ResolvedSiteConfig): SiteLink[] => [
  ...navbar.items.flatMap((item, index) => itemLinks(item, `navbar.items[${index}]`)),
  ...footer.groups.flatMap(({ items }, group) => listLinks(items, `footer.groups[${group}].items`)),
  ...(footer.licence ? [{ href: footer.licence.href, at: 'footer.licence.href' }] : []),
  ...(announcement ? htmlLinks(announcement.html, 'announcement.html') : []),
];

type AnyItem = NavbarItemConfig | Extract<NavbarItemConfig, { type: 'dropdown' }>['items'][number];

function itemLinks(item: AnyItem, at: string): SiteLink[] {
  switch (item.type) {
    case 'link':
      return [{ href: item.href, at: `${at}.href` }];
    case 'html':
      return htmlLinks(item.value, `${at}.value`);
    case 'dropdown':
      return item.items.flatMap((inner, index) => itemLinks(inner, `${at}.items[${index}]`));
    case 'docsVersionDropdown':
    case 'localeDropdown':
      return [...listLinks(item.before, `${at}.before`), ...listLinks(item.after, `${at}.after`)];
    default:
      return [];
  }
}

const listLinks = (links: readonly ConfiguredLink[], at: string): SiteLink[] =>
  links.map(({ href }, index) => ({ href, at: `${at}[${index}].href` }));

const htmlLinks = (html: string, at: string): SiteLink[] => linkAddresses(html).map((href) => ({ href, at }));
