import type { SecurityPolicy } from './security-policy.js';

/** Files whose names change with their bytes, so that caches may keep them for ever. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** The headers of the site in the form of `_headers`, which several static hosts read. */
export function headersFile({ headers }: SecurityPolicy, baseUrl: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [`${baseUrl}*`, ...lines, `${baseUrl}assets/*`, `  cache-control: ${FOREVER}`, ''].join('\n');
}

/**
 * What crawlers may read: everything. A page that is to stay out of their indexes says so itself, and must be read for that.
 * @param sitemap address of the sitemap; `null` for none
 */
export const robotsFile = (sitemap: string | null): string =>
  ['User-agent: *', 'Allow: /', ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []), ''].join('\n');
