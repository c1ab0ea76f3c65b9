import type { DocPage } from '@org/theme-shell';
import { expect, it } from 'vitest';
import { changesFeed } from './changes-feed.js';

const page = (path: string, changes: Partial<DocPage> = {}): DocPage =>
  ({
    kind: 'doc',
    path,
    title: `Page ${path}`,
    description: '',
    canonical: `https://docs.example.org${path}`,
    noIndex: false,
    lastUpdate: { date: '2026-03-01' },
    ...changes,
  }) as DocPage;

const feed = (pages: DocPage[], { unlisted = [] as string[], noIndex = false } = {}): string =>
  changesFeed({
    model: {
      site: { title: 'A & B', baseUrl: '/docs/', locale: 'en' },
      pages: {
        document: Object.fromEntries(pages.map((each) => [each.path, each])),
        component: {},
        index: {},
      },
      unlisted,
    } as never,
    url: 'https://docs.example.org',
    noIndex,
  });
const addresses = (text: string): string[] =>
  [...text.matchAll(/<entry>.*?<id>(.*?)<\/id>/g)].map(([, id = '']) => new URL(id).pathname);

it('tells of pages, the last changed first, with what they are about and who changed them', () => {
  const text = feed([
    page('/docs/old', { lastUpdate: { date: '2024-02-29' } }),
    page('/docs/b', {
      description: 'Says "b".',
      lastUpdate: { date: '2026-03-01T10:00:00+02:00', author: 'Ada' },
    }),
    page('/docs/c'),
    page('/docs/a'),
  ]);
  expect(addresses(text)).toEqual(['/docs/b', '/docs/a', '/docs/c', '/docs/old']);
  expect(text.split('\n').slice(0, 10)).toMatchInlineSnapshot(`
    [
      "<?xml version="1.0" encoding="UTF-8"?>",
      "<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">",
      "<title>A &amp; B</title>",
      "<id>https://docs.example.org/docs/</id>",
      "<link href="https://docs.example.org/docs/"/>",
      "<link rel="self" type="application/atom+xml" href="https://docs.example.org/docs/feed.xml"/>",
      "<updated>2026-03-01T08:00:00.000Z</updated>",
      "<author><name>A &amp; B</name></author>",
      "<entry><title>Page /docs/b</title><id>https://docs.example.org/docs/b</id><link href="https://docs.example.org/docs/b"/><updated>2026-03-01T08:00:00.000Z</updated><author><name>Ada</name></author><summary>Says &quot;b&quot;.</summary></entry>",
      "<entry><title>Page /docs/a</title><id>https://docs.example.org/docs/a</id><link href="https://docs.example.org/docs/a"/><updated>2026-03-01T00:00:00.000Z</updated></entry>",
    ]
  `);
});

it('leaves out what no list has, what is told elsewhere and what has no date', () => {
  const text = feed(
    [
      page('/docs/hidden', { noIndex: true }),
      page('/docs/unlisted'),
      page('/docs/english', { contentLocale: 'fr' }),
      page('/docs/undated', { lastUpdate: null }),
      page('/docs/nonsense', { lastUpdate: { date: 'last week' } }),
    ],
    { unlisted: ['/docs/unlisted'] },
  );
  expect(addresses(text)).toEqual([]);
  expect(text).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

it('ends after fifty pages', () => {
  const pages = Array.from({ length: 60 }, (_, index) => page(`/docs/${index}`));
  expect(addresses(feed(pages))).toHaveLength(50);
});
