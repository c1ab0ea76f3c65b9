import { escapeHtml } from '@org/site-model';
import type { Feed, FeedEntry } from './feed.js';

/** RFC 4287. @param self address of the feed */
export const atomFeed = (
  { title, description, copyright, address, lang, entries }: Feed,
  self: string,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(lang)}">`,
    `<title>${escapeHtml(title)}</title>`,
    ...(description ? [`<subtitle>${escapeHtml(description)}</subtitle>`] : []),
    `<id>${escapeHtml(address)}</id>`,
    `<link href="${escapeHtml(address)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    // A feed must have a date. One of no pages has never changed.
    `<updated>${entries[0]?.updated ?? new Date(0).toISOString()}</updated>`,
    `<author><name>${escapeHtml(title)}</name></author>`,
    ...(copyright ? [`<rights>${escapeHtml(copyright)}</rights>`] : []),
    ...entries.map(entryElement),
    '</feed>\n',
  ].join('\n');

function entryElement({ title, address, published, updated, authors, summary }: FeedEntry): string {
  const url = escapeHtml(address);
  return [
    `<entry><title>${escapeHtml(title)}</title><id>${url}</id><link href="${url}"/>`,
    `<updated>${updated}</updated>`,
    published && `<published>${published}</published>`,
    ...authors.map((name) => `<author><name>${escapeHtml(name)}</name></author>`),
    summary && `<summary>${escapeHtml(summary)}</summary>`,
    '</entry>',
  ]
    .filter(Boolean)
    .join('');
}
