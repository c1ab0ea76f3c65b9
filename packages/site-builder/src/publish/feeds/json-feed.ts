import type { Feed } from './feed.js';

/** JSON Feed 1.1, which has no place for a copyright. @param self address of the feed */
export const jsonFeed = ({ title, description, address, lang, entries }: Feed, self: string): string =>
  `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(description ? { description } : {}),
    home_page_url: address,
    feed_url: self,
    language: lang,
    items: entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      // One of the two texts must be there.
      content_text: entry.summary,
      ...(entry.summary ? { summary: entry.summary } : {}),
      date_published: entry.published ?? entry.updated,
      ...(entry.authors.length > 0 ? { authors: entry.authors.map((name) => ({ name })) } : {}),
    })),
  })}\n`;
