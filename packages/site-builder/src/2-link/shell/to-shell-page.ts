import { findIcon } from '@org/content-pipeline/icons';
import type { Breadcrumb, Card, Icon } from '@org/site-model';
import type { SidebarPlace } from '@org/sidebar-engine';
import type {
  ComponentPage,
  DocPage,
  NotFoundPage,
  PageAlternate,
  PagePost,
  PageVersion,
} from '@org/theme-shell';
import { encodePath, markdownAddress, siteAddress } from '../../addresses/site-addresses.js';
import type { ResolvedSiteConfig } from '../../config/site-config.js';
import type { LastUpdate } from '../../history/last-updates.js';
import type { PageSummary } from '../../model/site-model.js';
import { type ImageContext, socialImage } from '../links/social-image.js';
import type { LinkedIndex } from '../sidebars/read-sidebars.js';
import { dateText } from './date-text.js';
import { tocHeadings } from './toc-headings.js';

/** What only a page of a site with versions or locales says. */
export interface EditionInput {
  /** Address that search engines are to show. @default its own */
  canonicalPath?: string;
  version?: PageVersion | undefined;
  /** @default none */
  alternates?: PageAlternate[];
  /** Code of the locale that the text is written in, when that is not the page's own. */
  contentLocale?: string | undefined;
  /** Asks search engines to leave the page out. */
  noIndex?: boolean | undefined;
}

interface DocInput extends EditionInput {
  page: PageSummary;
  address: string;
  place: SidebarPlace | undefined;
  /** Shell link of a document, for `pagination_next` and `pagination_prev`. */
  linkTo(id: string): { label: string; href: string } | null;
  /** From git's history. */
  update?: LastUpdate | undefined;
  /** After the id of a sidebar that the page names itself: its version's. */
  sidebarSuffix?: string;
  /** @default none */
  tags?: Breadcrumb[];
  images?: ImageContext;
  /** @default the page is no post */
  post?: PagePost | undefined;
  /** BCP 47 tag of the language that dates are written in. */
  lang: string;
}

/** Compiled page and its place in the sidebar → what the shell shows around the article. */
export function toDocPage(input: DocInput, config: ResolvedSiteConfig): DocPage {
  const { page, address, place, linkTo, tags = [], post } = input;
  const { frontMatter } = page;
  const sidebar = shownSidebar(input);
  return {
    kind: 'doc',
    ...common({ title: page.title, description: page.description, address }, config),
    ...(frontMatter.keywords ? { keywords: frontMatter.keywords } : {}),
    ...edition(input, config),
    noIndex: config.noIndex || Boolean(frontMatter.unlisted) || Boolean(input.noIndex),
    sidebar: sidebar || null,
    trail: sidebar === place?.sidebar ? (place?.trail ?? []) : [],
    breadcrumbs: place?.breadcrumbs ?? [],
    ...bannerOf(page, config),
    ...pageHead(page, config),
    ...articleParts(page, config, input.images),
    previous: neighbour(frontMatter.pagination_prev, place?.previous ?? null, linkTo),
    next: neighbour(frontMatter.pagination_next, place?.next ?? null, linkTo),
    editHref: editHref(page, config),
    lastUpdate: lastUpdate(input, config),
    ...(post ? { post } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...(config.markdownPages ? { markdownHref: markdownAddress(address, config) } : {}),
  };
}

/** What of a page's shell its article says, and not its front matter alone: development knows it when the page is compiled. */
export function articleParts(
  page: PageSummary,
  config: ResolvedSiteConfig,
  images: ImageContext | undefined,
): Pick<DocPage, 'headings' | 'heading' | 'headingId' | 'hideTitle' | 'image'> {
  const { heading, title, frontMatter } = page;
  const image = images && socialImage(page, images);
  return {
    headings: tocHeadings(page, config.tableOfContents),
    ...(heading && heading.text !== title ? { heading: heading.text } : {}),
    ...(heading?.id ? { headingId: heading.id } : {}),
    // The title is what it hides. A heading that the writer put into the article is none.
    hideTitle: frontMatter.hide_title === true && !heading,
    ...(image ? { image } : {}),
  };
}

/** What the page says of itself, else what its area says. */
function bannerOf(
  { source, frontMatter }: PageSummary,
  { areas }: ResolvedSiteConfig,
): Pick<DocPage, 'banner'> {
  const { banner: own } = frontMatter;
  if (own === false) return {};
  if (typeof own === 'string') return { banner: { type: 'info', text: own } };
  const banner = own ?? areas.find(({ dir }) => source.startsWith(`${dir}/`))?.banner;
  return banner ? { banner } : {};
}

/** Pages of an API are looked things up in, not read through. */
function pageHead({ frontMatter, reading, assets }: PageSummary, { pageHead: shown }: ResolvedSiteConfig) {
  const isRead = !assets.includes('api');
  return {
    ...(shown.description && isRead && frontMatter.description ? { lead: true } : {}),
    ...(shown.readingTime && isRead ? { minutes: reading.minutes } : {}),
    ...(shown.markdown ? {} : { offersMarkdown: false }),
  };
}

function shownSidebar({ page, place, sidebarSuffix = '' }: DocInput): string | null | undefined {
  const { displayed_sidebar: named } = page.frontMatter;
  return named ? named + sidebarSuffix : named === null ? null : place?.sidebar;
}

function edition(
  { canonicalPath, version, alternates = [], contentLocale }: EditionInput,
  { url }: ResolvedSiteConfig,
): Partial<DocPage> {
  return {
    ...(canonicalPath ? { canonical: new URL(canonicalPath, url).href } : {}),
    ...(version ? { version } : {}),
    ...(alternates.length > 0 ? { alternates } : {}),
    ...(contentLocale ? { contentLocale } : {}),
  };
}

interface IndexInput extends Pick<LinkedIndex, 'title' | 'description' | 'href'> {
  place: Pick<DocPage, 'sidebar' | 'trail' | 'breadcrumbs' | 'previous' | 'next'>;
  cards?: Card[];
}

/** A category's generated index, or a list of what is tagged or posted: a page of documentation with cards, or a list, in the place of an article. */
export function toIndexPage(
  { index, ...input }: EditionInput & { index: IndexInput },
  config: ResolvedSiteConfig,
): DocPage {
  const { title, description = '', href: address, place, cards } = index;
  return {
    kind: 'doc',
    ...common({ title, description, address }, config),
    ...edition(input, config),
    noIndex: config.noIndex || Boolean(input.noIndex),
    ...place,
    headings: [],
    hideTitle: false,
    editHref: null,
    lastUpdate: null,
    asksFeedback: false,
    ...(cards ? { cards } : {}),
  };
}

export function toComponentPage(
  page: ResolvedSiteConfig['pages'][number],
  config: ResolvedSiteConfig,
  alternates: PageAlternate[] = [],
): ComponentPage {
  const address = siteAddress(page.path, config);
  const shared = common({ ...page, address }, config);
  const noIndex = shared.noIndex || page.path === config.search?.page;
  const others = alternates.length > 0 ? { alternates } : {};
  const icons = page.icons.length > 0 ? { icons: drawings(page.icons) } : {};
  const tagline = config.tagline ? { tagline: config.tagline } : {};
  return {
    kind: 'component',
    component: page.component,
    ...shared,
    ...tagline,
    noIndex,
    ...icons,
    ...others,
  };
}

const drawings = (names: string[]): Record<string, Icon> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const icon = findIcon(name);
      return icon ? [[name, icon]] : [];
    }),
  );

/** Written as `404.html`, which static hosts serve for every unknown address. */
export function toNotFoundPage(config: ResolvedSiteConfig, title: string): NotFoundPage {
  return {
    kind: 'not-found',
    ...common({ title, description: '', address: `${config.baseUrl}404` }, config),
    noIndex: true,
  };
}

function common(
  { title, description, address }: { title: string; description: string; address: string },
  config: ResolvedSiteConfig,
) {
  return {
    path: address,
    title,
    documentTitle: title === config.title ? title : `${title} ${config.titleDelimiter} ${config.title}`,
    description,
    canonical: new URL(address, config.url).href,
    noIndex: config.noIndex,
  };
}

function neighbour(
  explicit: string | null | undefined,
  computed: DocPage['next'],
  linkTo: DocInput['linkTo'],
): DocPage['next'] {
  if (explicit === undefined) return computed;
  return explicit === null ? null : linkTo(explicit);
}

/** What the page says of itself, else what git saw of what the site wants to show. */
function lastUpdate(
  { page, update: seen, lang }: DocInput,
  { lastUpdate: wanted }: ResolvedSiteConfig,
): DocPage['lastUpdate'] {
  const { last_update: own } = page.frontMatter;
  const date = own?.date ?? (wanted.date ? seen?.date : undefined);
  const author = own?.author ?? (wanted.author ? seen?.author : undefined);
  if (!date && !author) return null;
  return { ...(date ? { date, dateText: dateText(date, lang) } : {}), ...(author ? { author } : {}) };
}

function editHref({ source, frontMatter }: PageSummary, { editUrl }: ResolvedSiteConfig): string | null {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url;
  return editUrl ? `${editUrl.replace(/\/$/, '')}/${encodePath(source)}` : null;
}
