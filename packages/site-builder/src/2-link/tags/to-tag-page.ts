import { type Card, formatMessage } from '@org/site-model';
import type { DocPage } from '@org/theme-shell';
import type { EditionPage } from '../editions/edition-pages.js';
import type { LocaleSite } from '../editions/locale-sites.js';
import type { TagPage, TagTable } from './tag-table.js';
import { type EditionInput, toIndexPage } from '../shell/to-shell-page.js';

interface TagPageInput extends EditionInput {
  entry: TagPage;
  table: TagTable;
  href(page: EditionPage): string;
}

/** The page of a tag lists the pages that have it; the index lists the tags with the number of their pages. In the order of the alphabet; posts of a blog in that of
 * their dates. */
export function toTagPage({ entry, table, href, ...edition }: TagPageInput, site: LocaleSite): DocPage {
  const { config, locale } = site;
  const { area, tag } = { area: entry.edition.area.dir, tag: entry.tag };
  const label = config.areas.find(({ dir }) => dir === area)?.label ?? area;
  const cards = tag ? pageCards(tag.pages, href) : tagCards(entry, table);
  const { compare } = new Intl.Collator(locale.htmlLang, { numeric: true });
  const index = {
    title: tag
      ? formatMessage(locale.messages.taggedPages, { tag: tag.label })
      : formatMessage(locale.messages.tagsOfArea, { area: label }),
    href: entry.href,
    place: {
      sidebar: null,
      trail: [],
      breadcrumbs: tag ? [indexCrumb(entry, table, locale.messages.tags)] : [],
      previous: null,
      next: null,
    },
    cards:
      tag && entry.edition.area.blog
        ? cards
        : cards.toSorted((a, b) => compare(a.label, b.label) || (a.href < b.href ? -1 : 1)),
  };
  return toIndexPage({ index, ...edition }, config);
}

const pageCards = (pages: EditionPage[], href: TagPageInput['href']): Card[] =>
  pages.map((page) => ({
    kind: 'link',
    label: page.title,
    href: href(page),
    ...(page.description ? { description: page.description } : {}),
  }));

const tagCards = (index: TagPage, table: TagTable): Card[] =>
  table.pages.flatMap(({ edition, tag, href }): Card[] =>
    tag && edition === index.edition
      ? [{ kind: 'category', label: tag.label, href, count: tag.pages.length }]
      : [],
  );

function indexCrumb({ edition }: TagPage, { pages }: TagTable, label: string) {
  const index = pages.find((page) => page.edition === edition && !page.tag);
  return { label, ...(index ? { href: index.href } : {}) };
}
