import type { ShellPage } from '@org/theme-shell';
import { expect, it } from 'vitest';
import { sitemapFiles } from './sitemap.js';

const site = { url: 'https://docs.example.org', baseUrl: '/docs/' };
const page = (path: string, changes: Partial<ShellPage> = {}): ShellPage =>
  ({ kind: 'doc', noIndex: false, canonical: `https://docs.example.org${path}`, ...changes }) as ShellPage;

it('lists pages in the order of their addresses, with the day of their last change', () => {
  const files = sitemapFiles(
    [page('/docs/b?x&y'), page('/docs/a', { lastUpdate: { date: '2026-03-01' } })],
    site,
  );
  expect(files).toEqual({
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://docs.example.org/docs/a</loc><lastmod>2026-03-01</lastmod></url>
<url><loc>https://docs.example.org/docs/b?x&amp;y</loc></url>
</urlset>
`,
  });
});

it('leaves out what search engines are to leave out, and is not written for nothing', () => {
  const none = [
    page('/a', { noIndex: true }),
    page('/404', { kind: 'not-found' }),
    page('/fr/b', { contentLocale: 'en' }),
  ];
  expect(sitemapFiles(none, site)).toEqual({});
});

it('is cut into files where there are too many pages for one', () => {
  const files = sitemapFiles(
    ['/a', '/b', '/c'].map((path) => page(path)),
    site,
    2,
  );
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files['sitemap.xml']).toContain('<loc>https://docs.example.org/docs/sitemap-2.xml</loc>');
  expect(files['sitemap-2.xml']?.match(/<loc>/g)).toHaveLength(1);
});
