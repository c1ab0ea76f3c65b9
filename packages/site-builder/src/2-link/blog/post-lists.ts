import type { Diagnostic } from '@org/site-model';
import type { SiteModel } from '../../model/site-model.js';
import type { EditionPage } from '../editions/edition-pages.js';
import type { LocaleInput } from '../locale-input.js';
import { toPostList } from './post-entries.js';

/** What the lists of all blogs print, by their paths. */
export const postLists = (
  { blogs, site }: Pick<LocaleInput, 'blogs' | 'site'>,
  href: (page: EditionPage) => string,
): SiteModel['postLists'] =>
  Object.fromEntries(
    blogs.blogs.flatMap(({ lists }) =>
      lists.flatMap((list) => {
        const printed = toPostList(list, { href, lists, lang: site.locale.htmlLang });
        return printed ? [[list.path, printed] as const] : [];
      }),
    ),
  );

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
