import type { Sidebar } from '@org/sidebar-engine';
import type { ShellPage } from '@org/theme-shell';
import type { SiteModel } from '../../model/site-model.js';
import type { EditionPage } from '../editions/edition-pages.js';
import { sidebarSuffix } from '../editions/editions.js';
import { buildVersionTable, type VersionedPage, type VersionTable } from '../editions/version-table.js';
import type { LocaleInput } from '../locale-input.js';
import type { LinkedIndex, LinkedSidebars } from '../sidebars/read-sidebars.js';
import type { TagPage } from '../tags/tag-table.js';
import { toTagPage } from '../tags/to-tag-page.js';
import { toComponentPage, toDocPage, toIndexPage, toNotFoundPage } from './to-shell-page.js';
import { toSearchFacets } from './to-shell-search.js';

interface PagesContext {
  href(page: EditionPage): string;
  linked: LinkedSidebars;
  versions: VersionTable;
  assets: SiteModel['assets'];
}

/** Key of the not-found page in `SiteModel.pages`. */

/** Shell data of every page. */
export function shellPages(input: LocaleInput, context: PagesContext): Pick<SiteModel, 'pages' | 'notFound'> {
  const { site, pages } = input;
  const { href } = context;
  const { config, locale } = site;
  const byEdition = new Map(pages.map((page) => [editionKey(page, page.id), page]));
  const linkFrom = (page: EditionPage) => (id: string) => {
    const document = byEdition.get(editionKey(page, id)) ?? pages.find((other) => other.id === id);
    return document ? { label: document.title, href: href(document) } : null;
  };
  const docPage = (page: EditionPage) =>
    toDocPage({ ...docInput(page, input, context), linkTo: linkFrom(page) }, config);
  const components = config.pages.map((page): [string, ShellPage] => [
    page.path,
    { ...toComponentPage(page, config, input.alternatesAt(page.path)), ...toSearchFacets(site) },
  ]);
  const documents = pages.map((page): [string, ShellPage] => [
    page.source,
    { ...docPage(page), ...toSearchFacets(site, versionedPage(page, href(page))) },
  ]);
  return {
    pages: {
      component: Object.fromEntries(components),
      document: Object.fromEntries(documents),
      index: Object.fromEntries(listPages(input, context)),
    },
    notFound: toNotFoundPage(config, locale.messages.notFoundTitle),
  };
}

/** Pages that list others: generated indexes, and those of tags. */
function listPages(input: LocaleInput, { href, linked, versions }: PagesContext): [string, ShellPage][] {
  const { site, tags } = input;
  return [
    ...linked.indexPages.map((index): [string, ShellPage] => {
      const alternates = input.alternatesAt(index.path);
      const edition = { alternates, ...versionOf(versionedIndex(index), versions) };
      const page = toIndexPage({ index, ...edition }, site.config);
      return [index.path, { ...page, ...toSearchFacets(site, index) }];
    }),
    ...tags.pages.map((entry): [string, ShellPage] => {
      const tagged = versionedTag(entry);
      const edition = { alternates: input.alternatesOfTag(entry), ...versionOf(tagged, versions) };
      const page = toTagPage({ entry, table: tags, href, ...edition }, site);
      return [entry.path, { ...page, ...toSearchFacets(site, tagged) }];
    }),
  ];
}

/** What a document's page is made of, but for its links to others. */
function docInput(page: EditionPage, input: LocaleInput, { href, linked, versions, assets }: PagesContext) {
  const { site, updates } = input;
  const isFallback = !site.locale.isDefault && page.edition.locale === null;
  const address = href(page);
  const version = versionOf(versionedPage(page, address), versions);
  return {
    page,
    address,
    place: linked.places.get(page.source),
    update: updates?.get(page.source),
    lang: site.locale.htmlLang,
    tags: input.tags.linksOf(page),
    images: { config: site.config, assets, rootBaseUrl: site.locale.rootBaseUrl },
    ...version,
    // The same text has one address.
    canonicalPath: isFallback ? input.defaultAddressOf(version.canonicalPath) : version.canonicalPath,
    alternates: input.alternatesOf(page),
    sidebarSuffix: sidebarSuffix(page.edition.version),
    contentLocale: isFallback ? site.config.defaultLocale : undefined,
  };
}

/** What a page says of its version. */
const versionOf = (page: VersionedPage, versions: VersionTable) => ({
  canonicalPath: versions.canonicalOf(page),
  version: versions.placeOf(page),
  noIndex: versions.noIndexOf(page),
});

const editionKey = ({ edition }: EditionPage, id: string): string => `${edition.folder}\n${id}`;

/** All pages of the locale that versions may have in common. */
export function localeVersions(
  { pages, tags, editions }: LocaleInput,
  { indexPages }: LinkedSidebars,
  { href, sidebarsOf }: Pick<PagesContext, 'href'> & { sidebarsOf(area: string, version: string): Sidebar[] },
): VersionTable {
  const versioned = [
    ...pages.map((page) => versionedPage(page, href(page))),
    ...indexPages.map(versionedIndex),
    ...tags.pages.map(versionedTag),
  ];
  return buildVersionTable({ areas: editions.areas, pages: versioned, sidebarsOf });
}

const versionedPage = ({ edition, id }: EditionPage, href: string): VersionedPage => ({
  area: edition.area.dir,
  version: edition.version?.name,
  id,
  href,
});

const versionedIndex = ({ area, version, slug, href }: LinkedIndex): VersionedPage => ({
  area,
  version,
  id: slug,
  href,
});

const versionedTag = ({ edition, id, href }: TagPage): VersionedPage => ({
  area: edition.area.dir,
  version: edition.version?.name,
  id,
  href,
});
