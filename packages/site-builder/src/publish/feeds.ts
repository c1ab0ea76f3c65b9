import { escapeHtml } from '@org/site-model';
import type { DocPage, ShellPage } from '@org/theme-shell';
import type { SiteModel } from '../model/site-model.js';

/** Name of a locale's feed, below its base path. */
export const FEED_FILE = 'feed.xml';

/** Pages that a feed tells of: who has not asked for longer reads the site. */
const MAX_ENTRIES = 50;

interface FeedInput {
  model: Pick<SiteModel, 'pages' | 'unlisted' | 'site'>;
  /** Origin of the site. */
  url: string;
  noIndex: boolean;
}

/** The pages of a locale that changed last, as Atom. Made of their dates alone, so that the same pages give the same bytes. */
export function changesFeed({ model, url, noIndex }: FeedInput): string {
  const { title, baseUrl, locale } = model.site;
  const address = new URL(baseUrl, url).href;
  const entries = noIndex ? [] : changedPages(model).slice(0, MAX_ENTRIES);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(locale)}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<id>${escapeHtml(address)}</id>`,
    `<link href="${escapeHtml(address)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(address + FEED_FILE)}"/>`,
    // A feed must have a date. One of no pages has never changed.
    `<updated>${entries[0]?.updated ?? new Date(0).toISOString()}</updated>`,
    `<author><name>${escapeHtml(title)}</name></author>`,
    ...entries.map(entry),
    '</feed>\n',
  ].join('\n');
}

interface ChangedPage {
  page: DocPage;
  /** ISO 8601, in UTC. */
  updated: string;
}

/** The last changed first; pages of one moment by their addresses. Those in another language are in the feed of that. */
function changedPages({ pages, unlisted }: FeedInput['model']): ChangedPage[] {
  return Object.values(pages.document)
    .filter((page): page is DocPage => page.kind === 'doc' && isTold(page) && !unlisted.includes(page.path))
    .flatMap((page) => {
      const updated = dateOf(page);
      return updated ? [{ page, updated }] : [];
    })
    .sort((a, b) => compare(b.updated, a.updated) || compare(a.page.path, b.page.path));
}

const isTold = (page: ShellPage): boolean =>
  !page.noIndex && !(page.kind === 'doc' && page.contentLocale !== undefined);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** `undefined` where there is none, or what a writer has written is no date. */
function dateOf({ lastUpdate }: DocPage): string | undefined {
  const time = Date.parse(lastUpdate?.date ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function entry({ page, updated }: ChangedPage): string {
  const { title, canonical, description, lastUpdate } = page;
  const author = lastUpdate?.author ? `<author><name>${escapeHtml(lastUpdate.author)}</name></author>` : '';
  const summary = description ? `<summary>${escapeHtml(description)}</summary>` : '';
  return `<entry><title>${escapeHtml(title)}</title><id>${escapeHtml(canonical)}</id><link href="${escapeHtml(canonical)}"/><updated>${updated}</updated>${author}${summary}</entry>`;
}
