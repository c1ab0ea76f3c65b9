import type { ShellPage } from '@org/theme-shell';

/** Addresses that one sitemap file may hold, says sitemaps.org. */
const MOST_ADDRESSES = 50_000;
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Sitemap files by name: one, or several and an index of them. Pages that search engines are to leave out are in none. */
export function sitemapFiles(
  pages: readonly ShellPage[],
  { url, baseUrl }: { url: string; baseUrl: string },
  most = MOST_ADDRESSES,
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
    (name) => `<sitemap><loc>${escape(new URL(baseUrl + name, url).href)}</loc></sitemap>`,
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
  const changed = date ? `<lastmod>${escape(date)}</lastmod>` : '';
  return `<url><loc>${escape(page.canonical)}</loc>${changed}</url>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
