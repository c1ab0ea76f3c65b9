import type { ShellPage } from '../model/shell-page.js';
import type { ShellSite } from '../model/shell-site.js';

/** The page's breadcrumbs as schema.org has them; `null` for a page without. Only what has an address can be named. */
export function breadcrumbData(page: ShellPage, { messages, homeHref }: ShellSite): object | null {
  if (page.kind !== 'doc' || page.breadcrumbs.length === 0) return null;
  const trail = [
    { label: messages.home, href: homeHref },
    ...page.breadcrumbs.filter(({ href }) => href),
    { label: page.title, href: page.path },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href = '' }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, page.canonical).href,
    })),
  };
}
