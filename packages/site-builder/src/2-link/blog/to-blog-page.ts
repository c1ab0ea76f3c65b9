import type { SidebarPlace } from '@org/sidebar-engine';
import { type Breadcrumb, type Card, formatMessage, type Link } from '@org/site-model';
import type { DocPage, ShellMessages } from '@org/theme-shell';
import type { EditionPage } from '../editions/edition-pages.js';
import type { LocaleSite } from '../editions/locale-sites.js';
import { type EditionInput, toIndexPage } from '../shell/to-shell-page.js';
import { type Blog, type BlogList, type BlogTable, localSettings } from './blog-table.js';
import { yearOf } from './post-entries.js';

interface ListInput extends EditionInput {
  list: BlogList;
  /** All lists of the blog. */
  lists: readonly BlogList[];
  /** Of the blog. @default none */
  sidebar: string | null;
}

/** The page of a list. What it lists is printed in the place of an article, but for the cards of the authors. */
export function toBlogPage({ list, lists, sidebar, ...edition }: ListInput, site: LocaleSite): DocPage {
  const { config, locale } = site;
  const { messages } = locale;
  const about = aboutList(list, config);
  const index = {
    title: titleOf(list, site),
    description: about,
    href: list.href,
    place: {
      sidebar,
      trail: [],
      breadcrumbs: breadcrumbsOf(list, lists, site),
      previous: partLink(list, lists, { step: -1, label: messages.newerPosts }),
      next: partLink(list, lists, { step: 1, label: messages.olderPosts }),
    },
    ...(list.kind === 'authors' ? { cards: authorCards(lists) } : {}),
  };
  return {
    ...toIndexPage({ index, ...edition }, config),
    ...(about ? { lead: true } : {}),
    ...(list.kind === 'archive' ? { headings: yearHeadings(list) } : {}),
  };
}

/** What an author does; what the blog is about, on its first page. */
function aboutList(list: BlogList, config: LocaleSite['config']): string {
  if (list.kind === 'author') return list.author.title ?? '';
  const isFirst = list.kind === 'posts' && list.number === 1;
  return isFirst ? (localSettings(list.area, config)?.description ?? '') : '';
}

const yearHeadings = ({ posts }: BlogList): DocPage['headings'] =>
  [...new Set(posts.map(({ date }) => yearOf(date)))].map((year) => ({ id: year, depth: 2, text: year }));

/** As the locale calls it. */
const areaLabel = ({ area }: BlogList, { config }: LocaleSite): string =>
  config.areas.find(({ dir }) => dir === area.dir)?.label ?? area.label;

function titleOf(list: BlogList, site: LocaleSite): string {
  const { messages }: { messages: ShellMessages } = site.locale;
  switch (list.kind) {
    case 'posts': {
      const area = areaLabel(list, site);
      return list.number === 1 ? area : formatMessage(messages.postsPart, { area, number: `${list.number}` });
    }
    case 'archive':
      return messages.allPosts;
    case 'authors':
      return messages.authors;
    case 'author':
      return formatMessage(messages.postsBy, { author: list.author.name });
  }
}

/** The blog's first page, and the list of authors above the page of one. */
function breadcrumbsOf(list: BlogList, lists: readonly BlogList[], site: LocaleSite): Breadcrumb[] {
  if (list.kind === 'posts' && list.number === 1) return [];
  const authors = list.kind === 'author' ? lists.find(({ kind }) => kind === 'authors') : undefined;
  return [
    ...lists.slice(0, 1).map((first) => ({ label: areaLabel(first, site), href: first.href })),
    ...(authors ? [{ label: site.locale.messages.authors, href: authors.href }] : []),
  ];
}

function partLink(
  list: BlogList,
  lists: readonly BlogList[],
  { step, label }: { step: 1 | -1; label: string },
): Link | null {
  if (list.kind !== 'posts') return null;
  const other = lists.find((each) => each.kind === 'posts' && each.number === list.number + step);
  return other ? { label, href: other.href } : null;
}

const authorCards = (lists: readonly BlogList[]): Card[] =>
  lists.flatMap((list): Card[] =>
    list.kind === 'author'
      ? [{ kind: 'category', label: list.author.name, href: list.href, count: list.posts.length }]
      : [],
  );

interface PlaceContext {
  blogs: BlogTable;
  href(page: EditionPage): string;
  /** Where the sidebar has the post, if it does. */
  place: SidebarPlace | undefined;
  sidebar: string | null;
}

/** A post's neighbours are those of its date, wherever the sidebar has it; `undefined` for a page that is no post. */
export function postPlace(
  page: EditionPage,
  context: PlaceContext,
  site: LocaleSite,
): SidebarPlace | undefined {
  const { place, sidebar } = context;
  const found = context.blogs.posts.get(page.source);
  const [first] = found?.blog.lists ?? [];
  if (!found || !first) return place;
  const { post, blog } = found;
  const index = blog.posts.indexOf(post);
  return {
    sidebar: place?.sidebar ?? sidebar ?? '',
    trail: place?.trail ?? [],
    breadcrumbs: [{ label: areaLabel(first, site), href: first.href }],
    previous: index < 0 ? null : postLink(blog, index - 1, context),
    next: index < 0 ? null : postLink(blog, index + 1, context),
  };
}

function postLink({ posts }: Blog, index: number, { href }: PlaceContext): Link | null {
  const post = posts[index];
  return post ? { label: post.page.title, href: href(post.page) } : null;
}
