import type { Diagnostic } from '@org/site-model';
import { firstOf } from '../../config/fields/blog-config.js';
import type { SiteModel } from '../../model/site-model.js';
import type { EditionPage } from '../editions/edition-pages.js';
import type { LocaleInput } from '../locale-input.js';
import { localSettings } from './blog-table.js';
import { toEntry, toPostList } from './post-entries.js';

/** What the lists of all blogs print, by their paths. */
export const postLists = (
  { blogs, site, tags }: Pick<LocaleInput, 'blogs' | 'site' | 'tags'>,
  href: (page: EditionPage) => string,
): SiteModel['postLists'] =>
  Object.fromEntries(
    blogs.blogs.flatMap(({ lists }) =>
      lists.flatMap((list) => {
        const printed = toPostList(list, { href, lists, tagsOf: tags.linksOf, site });
        return printed ? [[list.path, printed] as const] : [];
      }),
    ),
  );

/** What the feeds of each blog tell. Posts that are not translated are in the feeds of their own language. */
export const feedsOf = (
  { blogs, site, tags }: Pick<LocaleInput, 'blogs' | 'site' | 'tags'>,
  href: (page: EditionPage) => string,
): SiteModel['blogs'] =>
  blogs.blogs.flatMap(({ area, posts, lists }) => {
    const label = site.config.areas.find(({ dir }) => dir === area.dir)?.label ?? area.label;
    const { title, description, copyright, formats, limit } = (localSettings(area, site.config) ?? area.blog)
      .feed;
    const own = posts.filter(({ page }) => (page.edition.locale === null) === site.locale.isDefault);
    return lists.slice(0, 1).map((first) => ({
      title: title ?? `${label} ${site.config.titleDelimiter} ${site.config.title}`,
      ...(description ? { description } : {}),
      ...(copyright ? { copyright } : {}),
      formats,
      href: first.href,
      posts: firstOf(own, limit).map((post) => toEntry(post, { href, lists, tagsOf: tags.linksOf, site })),
    }));
  });

/** What is wrong with posts that are written for the locale; with a file of authors, which all locales share, in the default one. */
export function blogDiagnostics(
  { blogs, site }: Pick<LocaleInput, 'blogs' | 'site'>,
  own: readonly EditionPage[],
): Diagnostic[] {
  const sources = new Set(own.map(({ source }) => source));
  return blogs.diagnostics.filter(
    ({ file }) => sources.has(file) || (/\.ya?ml$/.test(file) && site.locale.isDefault),
  );
}
