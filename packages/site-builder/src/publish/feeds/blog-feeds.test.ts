import { expect, it } from 'vitest';
import type { BlogFeed } from '../../model/post-list.js';
import { blogFeeds, feedLinks } from './blog-feeds.js';

const blog = {
  title: 'News | A & B',
  href: '/docs/news',
  formats: ['rss', 'atom', 'json'] as ('rss' | 'atom' | 'json')[],
  posts: [
    {
      title: 'Second <one>',
      href: '/docs/news/second',
      description: 'Says "b".',
      day: '2025-02-03',
      time: '2025-02-03T07:30:00.000Z',
      dateText: 'Feb 3, 2025',
      authors: [{ label: 'Ada' }, { label: 'Grace' }],
      tags: [],
    },
    {
      title: 'First',
      href: '/docs/news/first',
      description: '',
      day: '2024-05-01',
      time: '2024-05-01T00:00:00.000Z',
      dateText: 'May 1, 2024',
      authors: [],
      tags: [],
    },
  ],
};
const feeds = (noIndex = false, said: Partial<BlogFeed> = {}) =>
  Object.fromEntries(
    blogFeeds({ blog: { ...blog, ...said }, lang: 'en', url: 'https://docs.example.org', noIndex }),
  );

it('tells of posts as RSS, Atom and JSON', () => {
  expect(feeds()).toMatchInlineSnapshot(`
    {
      "/docs/news/atom.xml": "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
    <title>News | A &amp; B</title>
    <id>https://docs.example.org/docs/news</id>
    <link href="https://docs.example.org/docs/news"/>
    <link rel="self" type="application/atom+xml" href="https://docs.example.org/docs/news/atom.xml"/>
    <updated>2025-02-03T07:30:00.000Z</updated>
    <author><name>News | A &amp; B</name></author>
    <entry><title>Second &lt;one&gt;</title><id>https://docs.example.org/docs/news/second</id><link href="https://docs.example.org/docs/news/second"/><updated>2025-02-03T07:30:00.000Z</updated><published>2025-02-03T07:30:00.000Z</published><author><name>Ada</name></author><author><name>Grace</name></author><summary>Says &quot;b&quot;.</summary></entry>
    <entry><title>First</title><id>https://docs.example.org/docs/news/first</id><link href="https://docs.example.org/docs/news/first"/><updated>2024-05-01T00:00:00.000Z</updated><published>2024-05-01T00:00:00.000Z</published></entry>
    </feed>
    ",
      "/docs/news/feed.json": "{"version":"https://jsonfeed.org/version/1.1","title":"News | A & B","home_page_url":"https://docs.example.org/docs/news","feed_url":"https://docs.example.org/docs/news/feed.json","language":"en","items":[{"id":"https://docs.example.org/docs/news/second","url":"https://docs.example.org/docs/news/second","title":"Second <one>","content_text":"Says \\"b\\".","summary":"Says \\"b\\".","date_published":"2025-02-03T07:30:00.000Z","authors":[{"name":"Ada"},{"name":"Grace"}]},{"id":"https://docs.example.org/docs/news/first","url":"https://docs.example.org/docs/news/first","title":"First","content_text":"","date_published":"2024-05-01T00:00:00.000Z"}]}
    ",
      "/docs/news/rss.xml": "<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
    <title>News | A &amp; B</title>
    <link>https://docs.example.org/docs/news</link>
    <description>News | A &amp; B</description>
    <language>en</language>
    <atom:link rel="self" type="application/rss+xml" href="https://docs.example.org/docs/news/rss.xml"/>
    <item><title>Second &lt;one&gt;</title><link>https://docs.example.org/docs/news/second</link><guid>https://docs.example.org/docs/news/second</guid><pubDate>Mon, 03 Feb 2025 07:30:00 GMT</pubDate><dc:creator>Ada</dc:creator><dc:creator>Grace</dc:creator><description>Says &quot;b&quot;.</description></item>
    <item><title>First</title><link>https://docs.example.org/docs/news/first</link><guid>https://docs.example.org/docs/news/first</guid><pubDate>Wed, 01 May 2024 00:00:00 GMT</pubDate></item>
    </channel></rss>
    ",
    }
  `);
});

it('says what it is about and whose it is, where the format has a place for that', () => {
  const told = feeds(false, { description: 'All that is <new>', copyright: '© A & B' });
  expect(told['/docs/news/rss.xml']).toContain(
    '<description>All that is &lt;new&gt;</description>\n<language>en</language>\n<copyright>© A &amp; B</copyright>',
  );
  expect(told['/docs/news/atom.xml']).toContain('<subtitle>All that is &lt;new&gt;</subtitle>');
  expect(told['/docs/news/atom.xml']).toContain('<rights>© A &amp; B</rights>');
  expect(told['/docs/news/feed.json']).toContain('"description":"All that is <new>"');
});

it('is in the formats that are asked for', () => {
  expect(Object.keys(feeds(false, { formats: ['json'] }))).toEqual(['/docs/news/feed.json']);
  expect(feeds(false, { formats: [] })).toEqual({});
  expect(feedLinks({ ...blog, formats: ['atom'] })).toHaveLength(1);
});

it('tells of none where search engines are to leave the site out', () => {
  expect(Object.values(feeds(true)).join()).not.toContain('second');
});

it('is named with its address, also at the root of the site', () => {
  expect(feedLinks(blog)).toEqual([
    { type: 'application/rss+xml', href: '/docs/news/rss.xml', title: 'News | A & B' },
    { type: 'application/atom+xml', href: '/docs/news/atom.xml', title: 'News | A & B' },
    { type: 'application/feed+json', href: '/docs/news/feed.json', title: 'News | A & B' },
  ]);
  expect(feedLinks({ ...blog, href: '/' }).map(({ href }) => href)).toEqual([
    '/rss.xml',
    '/atom.xml',
    '/feed.json',
  ]);
});
