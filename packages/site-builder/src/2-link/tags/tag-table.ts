import type { Breadcrumb } from '@org/site-model';
import type { PageAlternate } from '@org/theme-shell';
import { siteAddress } from '../../addresses/site-addresses.js';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import type { EditionPage } from '../editions/edition-pages.js';
import { type Edition, pathInVersion } from '../editions/editions.js';
import type { LocaleSite } from '../editions/locale-sites.js';

/** Id of the page that lists all tags. */
const TAG_INDEX = 'tags';

/** A page that lists what is tagged: a tag's own, or the index of all tags. */
export interface TagPage {
  /** Path below the base path: the page's key in the model. */
  path: string;
  href: string;
  /** The same in all versions and locales. */
  id: string;
  /** Where a clash of its address is reported: a tag that asks for the page. */
  file: string;
  line: number;
  column: number;
  edition: TaggedEdition;
  /** `null` for the index. */
  tag: Tag | null;
}

/** A tag with the pages that have it, in the order of the content. */
interface Tag {
  label: string;
  slug: string;
  pages: EditionPage[];
}

/** A version of an area in which some page has a tag. */
interface TaggedEdition extends Pick<Edition, 'area' | 'version'> {
  tags: Tag[];
}

/** The tags of one locale. Each version of each area has its own: its pages are about one subject, and read together. */
export interface TagTable {
  pages: TagPage[];
  /** What a page shows of its tags. */
  linksOf(page: EditionPage): Breadcrumb[];
}

/** Pages of tags exist where a page that lists may name has one; unlisted pages are in no list, so neither in these. */
export function buildTagTable(pages: readonly EditionPage[], config: ResolvedSiteConfig): TagTable {
  const tagPages = gatherTags(pages).flatMap((edition) => pagesOf(edition, config));
  const hrefs = new Map(tagPages.map(({ path, href }) => [path, href]));
  return {
    pages: tagPages,
    linksOf: ({ tags, edition }) =>
      tags.map(({ label, slug }) => {
        const href = hrefs.get(tagPath(edition, slug));
        return href === undefined ? { label } : { label, href };
      }),
  };
}

function gatherTags(pages: readonly EditionPage[]): TaggedEdition[] {
  const editions = new Map<string, TaggedEdition & { bySlug: Map<string, Tag> }>();
  for (const page of pages) {
    if (page.frontMatter.unlisted || page.tags.length === 0) continue;
    const { area, version } = page.edition;
    const key = editionName(page.edition);
    const edition = editions.get(key) ?? { area, version, tags: [], bySlug: new Map<string, Tag>() };
    editions.set(key, edition);
    for (const { label, slug } of page.tags) {
      const tag = edition.bySlug.get(slug) ?? { label, slug, pages: [] };
      if (!tag.pages.includes(page)) tag.pages.push(page);
      edition.bySlug.set(slug, tag);
    }
  }
  return [...editions.values()].map(({ bySlug, ...edition }) => ({ ...edition, tags: [...bySlug.values()] }));
}

function pagesOf(edition: TaggedEdition, config: ResolvedSiteConfig): TagPage[] {
  return [null, ...edition.tags].flatMap((tag): TagPage[] => {
    const place = firstPlace(tag ?? edition.tags[0]);
    const path = tagPath(edition, tag?.slug);
    const id = tag ? `tags/${tag.slug}` : TAG_INDEX;
    return place ? [{ path, href: siteAddress(path, config), id, ...place, edition, tag }] : [];
  });
}

function firstPlace(tag: Tag | undefined): Pick<TagPage, 'file' | 'line' | 'column'> | undefined {
  const page = tag?.pages[0];
  const written = page?.tags.find(({ slug }) => slug === tag?.slug);
  return page && written && { file: page.source, line: written.line, column: written.column };
}

/** Below the address of the area, or of its version: `/guide/tags/api`, `/guide/1.0/tags/api`. */
const tagPath = (edition: Pick<Edition, 'area' | 'version'>, slug?: string): string =>
  pathInVersion(`${edition.area.path}/tags${slug === undefined ? '' : `/${slug}`}`, edition);

/** Of a version of an area. */
export const editionName = ({ area, version }: Pick<Edition, 'area' | 'version'>): string =>
  `${area.dir}\n${version?.name ?? ''}`;

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
