import { escapeHtml } from '@org/site-model';
import type { ShellPage } from '@org/theme-shell';

/** Addresses that one sitemap file may hold, says sitemaps.org. */
const MAX_ADDRESSES = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Sitemap files by name: one, or several and an index of them. Pages that search engines are to leave out are in none. */
export function sitemapFiles(
  pages: readonly ShellPage[],
  { url, baseUrl }: { url: string; baseUrl: string },
  most = MAX_ADDRESSES,
): Record<string, string> {
  const entries = pages
    .filter((page) => page.kind !== 'not-found' && !page.noIndex && !isElsewhere(page))
    .map(entry)
    .sort();
  if (entries.length === 0) return {};
  if (entries.length <= most) return { 'sitemap.xml': urlSet(entries) };
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) =>
    urlSet(entries.slice(index * most, (index + 1) * most)),
  );
  const names = parts.map((_, index) => `sitemap-${index + 1}.xml`);
  const locations = names.map(
    (name) => `<sitemap><loc>${escapeHtml(new URL(baseUrl + name, url).href)}</loc></sitemap>`,
  );
  const index = `${PROLOGUE}<sitemapindex ${NAMESPACE}>\n${locations.join('\n')}\n</sitemapindex>\n`;
  return { 'sitemap.xml': index, ...Object.fromEntries(parts.map((part, at) => [names[at] ?? '', part])) };
}

/** A page that shows the text of another locale, which is in the sitemap at the address that it has there. */
const isElsewhere = (page: ShellPage): boolean => page.kind === 'doc' && page.contentLocale !== undefined;

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n';

const urlSet = (entries: string[]): string =>
  `${PROLOGUE}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`;

function entry(page: ShellPage): string {
  const date = page.kind === 'doc' ? page.lastUpdate?.date : undefined;
  const changed = date ? `<lastmod>${escapeHtml(date)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(page.canonical)}</loc>${changed}</url>`;
}
