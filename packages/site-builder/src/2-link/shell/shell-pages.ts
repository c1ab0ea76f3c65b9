import type { Sidebar } from '@org/sidebar-engine';
import type { DocPage, PagePost, ShellPage } from '@org/theme-shell';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import type { SiteModel } from '../../model/site-model.js';
import { toPagePost } from '../blog/post-entries.js';
import { postPlace, toBlogPage } from '../blog/to-blog-page.js';
import type { EditionPage } from '../editions/edition-pages.js';
import { type AreaVersions, sidebarSuffix } from '../editions/editions.js';
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
    withoutContents(toDocPage({ ...docInput(page, input, context), linkTo: linkFrom(page) }, config), config);
  const components = config.pages.map((page): [string, ShellPage] => [
    page.path,
    { ...toComponentPage(page, config, input.alternatesAt(page.path)), ...toSearchFacets(site) },
  ]);
  const documents = pages.map((page): [string, ShellPage] => {
    const shell = docPage(page);
    const facets = toSearchFacets(site, versionedPage(page, href(page)), shell.version !== undefined);
    return [page.source, asRead({ ...shell, ...facets })];
  });
  return {
    pages: {
      component: Object.fromEntries(components),
      document: Object.fromEntries(documents),
      index: Object.fromEntries(listPages(input, context)),
    },
    notFound: toNotFoundPage(config, locale.messages.notFoundTitle),
  };
}

/**
 * The same as it is read from JSON. An object that is put together of so many parts has a shape that the engine knows of no other, and texts that are still in
 * pieces: with 20,000 pages some 20 MB of the 50 that these take, and each access is slower.
 */
const asRead = <Page extends ShellPage>(page: Page): Page => JSON.parse(JSON.stringify(page)) as Page;

/** Pages that list others: generated indexes, those of blogs, and those of tags. */
function listPages(input: LocaleInput, { href, linked, versions }: PagesContext): [string, ShellPage][] {
  const { site, tags, blogs } = input;
  return [
    ...linked.indexPages.map((index): [string, ShellPage] => {
      const alternates = input.alternatesAt(index.path);
      const edition = { alternates, ...versionOf(versionedIndex(index), versions) };
      const page = toIndexPage({ index, ...edition }, site.config);
      return [index.path, { ...page, ...toSearchFacets(site, index, page.version !== undefined) }];
    }),
    ...blogs.blogs.flatMap(({ area, lists }) =>
      lists.map((list): [string, ShellPage] => {
        const sidebar = areaSidebar(area, linked);
        const page = toBlogPage({ list, lists, sidebar, alternates: input.alternatesOfList(list) }, site);
        return [list.path, { ...page, ...toSearchFacets(site, { area: area.dir, version: undefined }) }];
      }),
    ),
    ...tags.pages.map((entry): [string, ShellPage] => {
      const tagged = versionedTag(entry);
      const edition = { alternates: input.alternatesOfTag(entry), ...versionOf(tagged, versions) };
      const page = toTagPage({ entry, table: tags, href, ...edition }, site);
      return [entry.path, { ...page, ...toSearchFacets(site, tagged, page.version !== undefined) }];
    }),
  ];
}

/** What a document's page is made of, but for its links to others. */
function docInput(page: EditionPage, input: LocaleInput, { href, linked, versions, assets }: PagesContext) {
  const { site, updates } = input;
  const isFallback = !site.locale.isDefault && page.edition.locale === null;
  const address = href(page);
  const version = versionOf(versionedPage(page, address), versions);
  const sidebars = { place: linked.places.get(page.source), sidebar: areaSidebar(page.edition.area, linked) };
  return {
    page,
    address,
    place: postPlace(page, { ...sidebars, blogs: input.blogs, href }, site),
    post: pagePost(page, input),
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

/** The first sidebar of an area. */
const areaSidebar = ({ dir }: Pick<AreaVersions, 'dir'>, { sidebars }: LinkedSidebars): string | null =>
  sidebars.find(({ area }) => area === dir)?.id ?? null;

function pagePost({ source }: EditionPage, { blogs, site }: LocaleInput): PagePost | undefined {
  const found = blogs.posts.get(source);
  return found && toPagePost(found.post, { lists: found.blog.lists, site });
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

/** RENDER adds them from the article: of a large site they are a tenth of what is kept of it. What a hook may change has them. */
const withoutContents = (page: DocPage, { hooks }: Pick<ResolvedSiteConfig, 'hooks'>): DocPage =>
  hooks.length > 0 ? page : { ...page, headings: [] };
