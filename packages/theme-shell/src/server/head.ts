import { escapeHtml } from './escape.js';
import type { DocumentInput } from './document-input.js';

type Attributes = Record<string, string | true | null | undefined>;

export function renderHead({ envelope: { page }, site, assets, extraModules = [] }: DocumentInput): string {
  return [
    '<head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(page.documentTitle)}</title>`,
    // Not a module and not deferred: it must run before the first paint.
    `${tag('script', { src: assets.boot })}</script>`,
    ...assets.styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...[assets.behaviours, ...extraModules].map(
      (src) => `${tag('script', { type: 'module', src })}</script>`,
    ),
    page.description && tag('meta', { name: 'description', content: page.description }),
    page.keywords && tag('meta', { name: 'keywords', content: page.keywords.join(', ') }),
    page.noIndex && tag('meta', { name: 'robots', content: 'noindex, nofollow' }),
    page.kind !== 'not-found' && tag('link', { rel: 'canonical', href: page.canonical }),
    page.markdownHref && tag('link', { rel: 'alternate', type: 'text/markdown', href: page.markdownHref }),
    assets.favicon && tag('link', { rel: 'icon', href: assets.favicon }),
    site.search &&
      tag('link', {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        href: site.search.descriptionHref,
        title: site.title,
      }),
    tag('meta', { property: 'og:title', content: page.documentTitle }),
    tag('meta', { property: 'og:site_name', content: site.title }),
    tag('meta', { property: 'og:url', content: page.canonical }),
    page.description && tag('meta', { property: 'og:description', content: page.description }),
    '</head>',
  ]
    .filter(Boolean)
    .join('');
}

function tag(name: string, attributes: Attributes): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`));
  return `<${name}${text.join('')}>`;
}
