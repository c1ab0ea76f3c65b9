import { escapeHtml } from '@org/site-model';
import type { Feed, FeedEntry } from './feed.js';

/** RSS 2.0. Its authors are addresses of mail, so names are those of Dublin Core. @param self address of the feed */
export const rssFeed = (
  { title, description = title, copyright, address, lang, entries }: Feed,
  self: string,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeHtml(title)}</title>`,
    `<link>${escapeHtml(address)}</link>`,
    `<description>${escapeHtml(description)}</description>`,
    `<language>${escapeHtml(lang)}</language>`,
    ...(copyright ? [`<copyright>${escapeHtml(copyright)}</copyright>`] : []),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(self)}"/>`,
    ...entries.map(itemElement),
    '</channel></rss>\n',
  ].join('\n');

function itemElement({ title, address, published, updated, authors, summary }: FeedEntry): string {
  const url = escapeHtml(address);
  return [
    `<item><title>${escapeHtml(title)}</title><link>${url}</link><guid>${url}</guid>`,
    `<pubDate>${new Date(published ?? updated).toUTCString()}</pubDate>`,
    ...authors.map((name) => `<dc:creator>${escapeHtml(name)}</dc:creator>`),
    summary && `<description>${escapeHtml(summary)}</description>`,
    '</item>',
  ]
    .filter(Boolean)
    .join('');
}
