import type { PageAlternate } from '@org/theme-shell';
import type { LocaleSite } from '../editions/locale-sites.js';
import { editionName, TAG_INDEX, type TagPage, type TagTable } from './tag-table.js';

interface TaggedLocale {
  site: LocaleSite;
  tags: TagTable;
}

/**
 * Where each page of a tag is in the other locales. Translations have tags of their own: where a locale does not know one, its list of
 * tags is the nearest that there is, or its home.
 */
export function tagAlternates(locales: readonly TaggedLocale[]): (page: TagPage) => PageAlternate[] {
  if (locales.length < 2) return () => [];
  const keyOf = ({ edition, id }: Pick<TagPage, 'edition' | 'id'>): string =>
    `${editionName(edition)}\n${id}`;
  const byLocale = locales.map(({ site, tags }) => ({
    site,
    hrefs: new Map(tags.pages.map((page) => [keyOf(page), page.href])),
  }));
  return ({ edition, id }) =>
    byLocale.map(({ site: { locale, config }, hrefs }) => {
      const same = hrefs.get(keyOf({ edition, id }));
      const index = hrefs.get(keyOf({ edition, id: TAG_INDEX }));
      return { locale: locale.code, path: same ?? index ?? config.baseUrl, translated: same !== undefined };
    });
}
