import { pageTags } from '../model/page-tags.js';
import type { DocumentInput, SocialCard } from './document-input.js';
import { escapeHtml, inlineJson } from '@org/site-model';
import type { ShellPage } from '../model/shell-page.js';
import type { ShellSite } from '../model/shell-site.js';

type Attributes = Record<string, string | true | null | undefined>;

export function renderHead({ envelope, site, assets, card, extraModules = [] }: DocumentInput): string {
  const { page } = envelope;
  // Relative on the home page, where it has something to say even if the base path is wrong.
  const boot = page.path === site.homeHref ? relativeAddress(page.path, assets.boot) : assets.boot;
  const breadcrumbs = breadcrumbData(page, site);
  return [
    '<head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    // Not a module and not deferred: it must run before the first paint.
    `${tag('script', { src: boot })}</script>`,
    // Fetched without credentials, as style sheets ask for faces.
    ...(assets.fonts ?? []).map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true }),
    ),
    ...[...assets.styles, ...(envelope.styles ?? [])].map((href) => tag('link', { rel: 'stylesheet', href })),
    ...[assets.behaviours, ...extraModules].map(
      (src) => `${tag('script', { type: 'module', src })}</script>`,
    ),
    assets.favicon && tag('link', { rel: 'icon', href: assets.favicon }),
    site.search &&
      tag('link', {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        href: site.search.descriptionHref,
        title: site.title,
      }),
    site.feedHref &&
      tag('link', {
        rel: 'alternate',
        type: 'application/atom+xml',
        href: site.feedHref,
        title: site.title,
      }),
    ...(site.feeds ?? []).map((feed) => tag('link', { rel: 'alternate', ...feed })),
    ...pageTags(page, site).map(({ name, attributes }) => tag(name, attributes)),
    ...cardTags(card, page),
    // Data, which no policy for scripts is about.
    breadcrumbs && `<script type="application/ld+json">${inlineJson(breadcrumbs)}</script>`,
    '</head>',
  ]
    .filter(Boolean)
    .join('');
}

/** What a page's `image` is to sites that show links, with its size, so that they need not fetch it before they show it. */
function cardTags(card: SocialCard | undefined, page: ShellPage): string[] {
  if (!card || page.image) return [];
  const property = (name: string, content: string): string => tag('meta', { property: name, content });
  return [
    property('og:image', card.href),
    property('og:image:width', String(card.width)),
    property('og:image:height', String(card.height)),
    property('og:image:alt', card.alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    tag('meta', { name: 'twitter:image', content: card.href }),
    tag('meta', { name: 'twitter:image:alt', content: card.alt }),
  ];
}

export function tag(name: string, attributes: Attributes): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`));
  return `<${name}${text.join('')}>`;
}

/** The page's breadcrumbs as schema.org has them; `null` for a page without. Only what has an address can be named. */
function breadcrumbData(page: ShellPage, { messages, homeHref }: ShellSite): object | null {
  if (page.kind !== 'doc' || page.breadcrumbs.length === 0) return null;
  const trail = [
    { label: messages.home, href: homeHref },
    ...page.breadcrumbs.filter(({ href }) => href),
    // The last one is this page: search engines know where they found it.
    { label: page.title, href: undefined },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: new URL(href, page.canonical).href }),
    })),
  };
}

/** `/docs/assets/boot.js` as a page at `/docs/fr/` names it: `../assets/boot.js`. An address of another origin stays as it is. */
export function relativeAddress(from: string, to: string): string {
  if (!to.startsWith('/') || to.startsWith('//')) return to;
  const folders = from.split('/').slice(1, -1);
  const target = to.split('/').slice(1);
  const differ = folders.findIndex((folder, index) => folder !== target[index]);
  const shared = differ === -1 ? folders.length : differ;
  const up = '../'.repeat(folders.length - shared);
  return up + target.slice(shared).join('/') || './';
}
