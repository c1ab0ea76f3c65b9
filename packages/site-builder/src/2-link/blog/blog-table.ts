import type { Diagnostic } from '@org/site-model';
import type { PageAlternate } from '@org/theme-shell';
import { siteAddress } from '../../addresses/site-addresses.js';
import type { BlogSettings } from '../../config/fields/blog-config.js';
import type { EditionPage } from '../editions/edition-pages.js';
import type { AreaVersions } from '../editions/editions.js';
import type { LocaleSite } from '../editions/locale-sites.js';
import { type Post, readPosts } from './posts.js';
import { type Author, readAuthors } from './read-authors.js';

/** The posts of an area in one locale. */
export interface Blog {
  area: AreaVersions & { blog: BlogSettings };
  /** Those that lists name, the newest first. */
  posts: Post[];
  lists: BlogList[];
}

interface ListAddress {
  /** The same in all locales. */
  id: string;
  /** Path below the base path: the page's key in the model. */
  path: string;
  href: string;
  /** Where a clash of its address is reported. */
  file: string;
}

/** A page that lists posts: all of them in parts, all of them by year, those of an author; or one that lists the authors. */
export type BlogList = ListAddress & { area: AreaVersions; posts: Post[] } & (
    | { kind: 'posts'; number: number; count: number }
    | { kind: 'archive' }
    | { kind: 'author'; author: Author }
    | { kind: 'authors' }
  );

/** The blogs of a locale. */
export interface BlogTable {
  blogs: Blog[];
  /** Of all blogs. */
  lists: BlogList[];
  /** By content source, those that no list names, too. */
  posts: ReadonlyMap<string, { post: Post; blog: Blog }>;
  diagnostics: Diagnostic[];
}

/** All that is made of the posts of a locale, but for its pages. */
export function buildBlogTable(
  pages: readonly EditionPage[],
  areas: readonly AreaVersions[],
  site: LocaleSite,
): BlogTable {
  const posts = new Map<string, { post: Post; blog: Blog }>();
  const diagnostics: Diagnostic[] = [];
  const blogs = areas.filter(isBlog).map((area) => {
    const authors = readAuthors(site, area.dir);
    const own = pages.filter(({ edition }) => edition.area === area);
    const read = readPosts(own, {
      site,
      authors: authors.byKey,
      authorsFile: authors.file,
    });
    const listed = read.posts.filter(({ page }) => !page.frontMatter.unlisted);
    const blog: Blog = { area, posts: listed, lists: listsOf(area, listed, site) };
    for (const post of read.posts) posts.set(post.page.source, { post, blog });
    diagnostics.push(...authors.diagnostics, ...read.diagnostics);
    return blog;
  });
  return { blogs, lists: blogs.flatMap(({ lists }) => lists), posts, diagnostics };
}

/** What an area says of its posts, in the language of a locale's configuration. */
export const localSettings = (
  { dir }: AreaVersions,
  { areas }: Pick<LocaleSite['config'], 'areas'>,
): BlogSettings | undefined => areas.find((area) => area.dir === dir)?.blog;

const isBlog = (area: AreaVersions): area is Blog['area'] => area.blog !== undefined;

function listsOf(area: Blog['area'], posts: Post[], { config, configFile }: LocaleSite): BlogList[] {
  const size = area.blog.postsPerPage === 'all' ? Math.max(1, posts.length) : area.blog.postsPerPage;
  const at = (id: string, own: readonly Post[] = posts) => {
    const path = [area.path, id].filter(Boolean).join('/') || '/';
    return { id, path, href: siteAddress(path, config), file: own[0]?.page.source ?? configFile, area };
  };
  // A blog without posts has a page that says so: what leads to it need not wait for the first.
  const count = Math.max(1, Math.ceil(posts.length / size));
  const parts = Array.from({ length: count }, (_, index): BlogList => {
    const part = posts.slice(index * size, (index + 1) * size);
    const id = index === 0 ? '' : `page/${index + 1}`;
    return { kind: 'posts', ...at(id, part), posts: part, number: index + 1, count };
  });
  const authors = authorsOf(posts);
  return [
    ...parts,
    ...(posts.length > 0 ? [{ kind: 'archive' as const, ...at('archive'), posts }] : []),
    ...(authors.length > 0 ? [{ kind: 'authors' as const, ...at('authors'), posts }] : []),
    ...authors.map(({ author, posts: own }): BlogList => ({
      kind: 'author',
      ...at(`authors/${author.key}`, own),
      posts: own,
      author,
    })),
  ];
}

/** The authors that have pages, with their posts, by their names. */
function authorsOf(posts: readonly Post[]): { author: Author; posts: Post[] }[] {
  const byKey = new Map<string, { author: Author; posts: Post[] }>();
  for (const post of posts) {
    for (const author of post.authors) {
      if (author.key === null) continue;
      const known = byKey.get(author.key) ?? { author, posts: [] };
      byKey.set(author.key, known);
      // Who is named twice has written it once.
      if (known.posts.at(-1) !== post) known.posts.push(post);
    }
  }
  return [...byKey.values()];
}

/** Posts in the order of lists, the newest first, after all other pages in theirs. */
export const inListOrder = (pages: readonly EditionPage[], { posts }: BlogTable): EditionPage[] => [
  ...pages.filter(({ source }) => !posts.has(source)),
  ...[...posts.values()].map(({ post }) => post.page),
];

interface BlogLocale {
  site: LocaleSite;
  blogs: BlogTable;
}

/** Where each list is in the other locales: a translation may have posts and authors of its own, and the first page is always there. */
export function listAlternates(locales: readonly BlogLocale[]): (list: BlogList) => PageAlternate[] {
  if (locales.length < 2) return () => [];
  const keyOf = ({ area, id }: Pick<BlogList, 'area' | 'id'>): string => `${area.dir}\n${id}`;
  const byLocale = locales.map(({ site, blogs }) => ({
    locale: site.locale.code,
    hrefs: new Map(blogs.lists.map((list) => [keyOf(list), list.href])),
  }));
  return ({ area, id }) =>
    byLocale.flatMap(({ locale, hrefs }) => {
      const same = hrefs.get(keyOf({ area, id }));
      const path = same ?? hrefs.get(keyOf({ area, id: '' }));
      return path === undefined ? [] : [{ locale, path, translated: same !== undefined }];
    });
}
