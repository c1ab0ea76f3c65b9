import type { Diagnostic } from '@org/site-model';
import type { SiteModel } from '../../model/site-model.js';
import type { EditionPage } from '../editions/edition-pages.js';
import type { LocaleInput } from '../locale-input.js';
import { toEntry, toPostList } from './post-entries.js';

/** What the lists of all blogs print, by their paths. */
export const postLists = (
  { blogs, site, tags }: Pick<LocaleInput, 'blogs' | 'site' | 'tags'>,
  href: (page: EditionPage) => string,
): SiteModel['postLists'] =>
  Object.fromEntries(
    blogs.blogs.flatMap(({ lists }) =>
      lists.flatMap((list) => {
        const printed = toPostList(list, { href, lists, tagsOf: tags.linksOf, lang: site.locale.htmlLang });
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
    const own = posts.filter(({ page }) => (page.edition.locale === null) === site.locale.isDefault);
    return lists.slice(0, 1).map((first) => ({
      title: `${label} ${site.config.titleDelimiter} ${site.config.title}`,
      href: first.href,
      posts: own.map((post) =>
        toEntry(post, { href, lists, tagsOf: tags.linksOf, lang: site.locale.htmlLang }),
      ),
    }));
  });

/** What is wrong with posts that are written for the locale; with a file of authors, which all locales share, in the default one. */
export function blogDiagnostics(
  { blogs, site }: Pick<LocaleInput, 'blogs' | 'site'>,
  own: readonly EditionPage[],
): Diagnostic[] {
  const sources = new Set(own.map(({ source }) => source));
  return blogs.diagnostics.filter(({ code, file }) =>
    code === 'authors-invalid' ? site.locale.isDefault : sources.has(file),
  );
}
