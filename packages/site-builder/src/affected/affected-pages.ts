import type { LoadedSite } from '../config/loaded-site.js';
import { changedPart } from '../output/last-site.js';
import { baseCommit, changedFiles, withSiteAt } from './commit-site.js';
import { type SitePage, sitePages } from './site-pages.js';

/** A page that is made of other things than it was. */
interface AffectedPage extends Pick<SitePage, 'page' | 'file' | 'locale'> {
  /**
   * `new`, or the first part of it that is another: its `text`, with what it includes; what the `shell` shows around it; where its `links` and
   * cards lead; its `sidebar`; what all pages share of the `site`; its `problems`, such as a link to a heading that has another name now.
   */
  because: string;
}

/** What a range of commits changes of a site, with what is not committed yet. */
export interface AffectedSite {
  /** The commit that the range starts from. */
  since: string;
  /** In the order of the site. */
  pages: AffectedPage[];
  /** Addresses of pages that were there. */
  removed: string[];
  /** How many pages the site has now. */
  total: number;
  /** Files of the site's own scripts, styles and React pages that are others: they may change what every page looks like. */
  code: string[];
}

/** Files of the app that are no content: what the bundle is made of. */
const CODE = /^(?:src\/|vite\.config\.)(?!.*\.test\.)/;

/**
 * COMPILE and LINK of the site as it is and as it was; what has the same key is the same page.
 * @param ref a commit, a branch or a tag; what counts is where it parts from the current one
 * @throws SiteError where one of the two has a configuration that cannot be used
 */
export async function affectedPages(site: LoadedSite, ref: string): Promise<AffectedSite> {
  const since = await baseCommit(site.root, ref);
  const before = await withSiteAt(site, since, async (old) =>
    old ? sitePages(old) : new Map<string, SitePage>(),
  );
  const now = await sitePages(site);
  const pages = [...now].flatMap(([name, { key, page, file, locale }]): AffectedPage[] => {
    const old = before.get(name);
    const because = old ? changedPart(old.key, key) : 'new';
    return because === undefined ? [] : [{ page, file, locale, because }];
  });
  const addresses = new Set([...now.values()].map(({ page }) => page));
  const removed = [...before.values()].map(({ page }) => page).filter((page) => !addresses.has(page));
  const code = (await changedFiles(site.root, since)).filter((file) => CODE.test(file));
  return { since, pages, removed: removed.sort(), total: now.size, code };
}

/** For a terminal. */
export function formatAffected({ since, pages, removed, total, code }: AffectedSite): string {
  const width = Math.max(0, ...pages.map(({ because }) => because.length));
  return [
    ...pages.map(({ page, because }) => `${because.padEnd(width)}  ${page}`),
    ...removed.map((page) => `${'gone'.padEnd(width)}  ${page}`),
    ...code.map((file) => `${file} is code of the whole site: it may change what every page looks like.`),
    `${pages.length} of ${total} pages have changed since ${since.slice(0, 10)}, ${removed.length} are gone`,
  ].join('\n');
}
