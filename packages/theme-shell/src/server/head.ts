import { pageTags } from '../model/page-tags.js';
import type { DocumentInput } from './document-input.js';
import { escapeHtml, inlineJson } from '@org/site-model';
import { relativeAddress } from './relative-address.js';
import { breadcrumbData } from './structured-data.js';

type Attributes = Record<string, string | true | null | undefined>;

export function renderHead({ envelope, site, assets, extraModules = [] }: DocumentInput): string {
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
    ...pageTags(page, site).map(({ name, attributes }) => tag(name, attributes)),
    // Data, which no policy for scripts is about.
    breadcrumbs && `<script type="application/ld+json">${inlineJson(breadcrumbs)}</script>`,
    '</head>',
  ]
    .filter(Boolean)
    .join('');
}

export function tag(name: string, attributes: Attributes): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`));
  return `<${name}${text.join('')}>`;
}
