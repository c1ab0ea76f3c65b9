import posix from 'node:path/posix';
import type { Project, SourceBlog, SourceDocument } from '../../model/project.js';

/** Addresses of the lists of all blogs, as the source has them, and as the new site does. */
export const listAddresses = (project: Project): Map<string, string> =>
  new Map(project.blogs.flatMap((blog) => listsOf(blog, project.documents)));

function listsOf(blog: SourceBlog, documents: readonly SourceDocument[]): [string, string][] {
  const { options } = blog;
  const posts = documents.filter(({ edition, post }) => edition === blog.editions[0] && post?.isListed);
  const size = typeof options.postsPerPage === 'number' ? options.postsPerPage : Infinity;
  const at = (...parts: string[]): string => posix.join('/', blog.path, ...parts).replace(/(?<=.)\/$/, '');
  /** Second and later pages of a list. */
  const pages = (count: number, old: string[], here: (page: string) => string): [string, string][] =>
    Array.from({ length: Math.max(0, Math.ceil(count / size) - 1) }, (_, index) => [
      at(...old, options.pageBasePath, `${index + 2}`),
      here(`${index + 2}`),
    ]);
  return [
    [blog.path, blog.path],
    ...pages(posts.length, [], (page) => at('page', page)),
    ...(posts.length > 0 && options.archiveBasePath !== null
      ? [[at(options.archiveBasePath), at('archive')] as [string, string]]
      : []),
    ...tagLists(posts).flatMap(({ path, slug, count }): [string, string][] => [
      [at(options.tagsBasePath, path), at('tags', slug)],
      ...pages(count, [options.tagsBasePath, path], () => at('tags', slug)),
    ]),
    ...authorLists(blog, posts).flatMap(({ page, key, count }): [string, string][] => [
      [at(options.authorsBasePath, page), at('authors', key)],
      ...pages(count, [options.authorsBasePath, page], () => at('authors', key)),
    ]),
  ];
}

interface TagList {
  path: string;
  slug: string;
  count: number;
}

/** The list of all tags, and one of each. */
function tagLists(posts: readonly SourceDocument[]): TagList[] {
  const lists = new Map<string, TagList>();
  for (const { tags } of posts)
    for (const { path, slug } of new Map(tags.map((tag) => [tag.path, tag])).values()) {
      const list = lists.get(path) ?? { path, slug, count: 0 };
      list.count += 1;
      lists.set(path, list);
    }
  return lists.size > 0 ? [{ path: '', slug: '', count: 0 }, ...lists.values()] : [];
}

interface AuthorList {
  page: string;
  key: string;
  count: number;
}

/** The list of authors that have pages, and one of each. */
function authorLists({ authors }: SourceBlog, posts: readonly SourceDocument[]): AuthorList[] {
  const lists = [...authors.values()].flatMap(({ key, page }): AuthorList[] => {
    const count = posts.filter(({ post }) => post?.authors.includes(key)).length;
    return page === undefined || count === 0 ? [] : [{ page, key, count }];
  });
  return lists.length > 0 ? [{ page: '', key: '', count: 0 }, ...lists] : [];
}
