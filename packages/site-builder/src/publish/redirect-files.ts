import { escapeHtml } from '@org/site-model';
import { outputFile } from '../addresses/site-addresses.js';
import type { Redirect } from '../model/site-model.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';

/**
 * Redirects for hosts of every kind, by file: a document for each, which any host can serve and browsers follow at once without
 * scripts, and `_redirects` for hosts that read it and answer with 301.
 */
export function redirectFiles(
  redirects: readonly Redirect[],
  config: ResolvedSiteConfig,
): Record<string, string> {
  if (redirects.length === 0) return {};
  return {
    ...Object.fromEntries(
      redirects.map((redirect) => [
        outputFile(redirect.from, config.baseUrl),
        redirectPage(redirect, config),
      ]),
    ),
    _redirects: redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''),
  };
}

function redirectPage({ to }: Redirect, { url, defaultLocale }: ResolvedSiteConfig): string {
  const address = escapeHtml(to);
  return [
    `<!doctype html><html lang="${escapeHtml(defaultLocale)}"><head><meta charset="utf-8"><title>${address}</title>`,
    `<meta http-equiv="refresh" content="0; url=${address}"><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(new URL(to, url).href)}"></head>`,
    `<body><a href="${address}">${address}</a></body></html>\n`,
  ].join('');
}
