import type { PageAlternate } from '@org/theme-shell';
import type { LastUpdates } from '../history/last-updates.js';
import type { EditionPage } from './editions/edition-pages.js';
import type { BlogList, BlogTable } from './blog/blog-table.js';
import type { LocalePages } from './editions/edition-sidebars.js';
import type { LinkTable } from './links/link-table.js';
import type { LocaleSite } from './editions/locale-sites.js';
import type { RouteClaim } from './routes/routes.js';
import type { TagPage, TagTable } from './tags/tag-table.js';

/** One locale before its pages know of each other. */
export interface LocaleInput extends LocalePages {
  site: LocaleSite;
  /** Other names under which links may mean a page: source by name. */
  aliases: ReadonlyMap<string, string>;
  claims: RouteClaim[];
  /** The same page in every locale; none where the site has one locale only. */
  alternatesOf(page: EditionPage): PageAlternate[];
  /** The posts of the locale, and what lists them. */
  blogs: BlogTable;
  /** The same list of posts in every locale. */
  alternatesOfList(list: BlogList): PageAlternate[];
  /** The tags of the locale's pages. */
  tags: TagTable;
  /** The same page of a tag in every locale. */
  alternatesOfTag(page: TagPage): PageAlternate[];
  /** The same for a page without a source, by its path below the base path. */
  alternatesAt(path: string): PageAlternate[];
  /** Where the page of an address is in the default locale. */
  defaultAddressOf(address: string): string;
  /** What the configuration shows, before it is translated. */
  configTexts: readonly string[];
  updates: LastUpdates['bySource'] | undefined;
  anchorsOf: LinkTable['anchorsOf'];
}
