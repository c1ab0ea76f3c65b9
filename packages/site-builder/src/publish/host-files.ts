import type { SecurityPolicy } from './security-policy.js';

/** Files whose names change with their bytes, so that caches may keep them for ever. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** The headers of the site in the form of `_headers`, which several static hosts read. */
export function headersFile({ headers, documents }: SecurityPolicy, baseUrl: string): string {
  const linesOf = (named: Record<string, string>) =>
    Object.entries(named).map(([name, value]) => `  ${name}: ${value}`);
  // Rules add up, and two policies would both hold: `!` takes back what the first rule gave.
  const own = Object.entries(documents).flatMap(([file, named]) => [
    // With its ending or without: some hosts take it off.
    baseUrl + file.replace(/\.html$/, '*'),
    ...Object.keys(named)
      .filter((name) => name in headers)
      .map((name) => `  ! ${name}`),
    ...linesOf(named),
  ]);
  const assets = [`${baseUrl}assets/*`, `  cache-control: ${FOREVER}`];
  return [`${baseUrl}*`, ...linesOf(headers), ...assets, ...own, ''].join('\n');
}

/**
 * What crawlers may read: everything. A page that is to stay out of their indexes says so itself, and must be read for that.
 * @param sitemap address of the sitemap; `null` for none
 */
export const robotsFile = (sitemap: string | null): string =>
  ['User-agent: *', 'Allow: /', ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []), ''].join('\n');
