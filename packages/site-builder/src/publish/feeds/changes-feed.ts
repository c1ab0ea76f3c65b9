import type { DocPage, ShellPage } from '@org/theme-shell';
import { FEED_FILE } from '../../addresses/text-files.js';
import type { SiteModel } from '../../model/site-model.js';
import { atomFeed } from './atom-feed.js';
import { type FeedEntry, MAX_ENTRIES } from './feed.js';

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
  const entries = noIndex ? [] : changedPages(model).slice(0, MAX_ENTRIES).map(toEntry);
  return atomFeed({ title, address, lang: locale, entries }, address + FEED_FILE);
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

const toEntry = ({ page, updated }: ChangedPage): FeedEntry => ({
  title: page.title,
  address: page.canonical,
  updated,
  authors: page.lastUpdate?.author ? [page.lastUpdate.author] : [],
  summary: page.description,
});
