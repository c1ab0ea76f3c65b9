import { readFileSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { createFilter } from 'vite';
import type { SourceBlog, SourceDocument, SourceEdition, SourcePost } from '../../model/project.js';
import { filesBelow } from '../documents.js';
import { splitMarkdown } from '../front-matter.js';
import { authorFields } from './authors.js';
import { postDate } from './post-date.js';
import { pageTags } from '../tags.js';

/** The posts of a blog in all its languages. */
export function readPosts(blog: SourceBlog): SourceDocument[] {
  return blog.editions.flatMap((edition) => postsOf(edition, blog));
}

function postsOf(edition: SourceEdition, blog: SourceBlog): SourceDocument[] {
  const { include, exclude, routeBasePath } = blog.options;
  const isPost = createFilter(include, exclude, { resolve: edition.folder });
  return filesBelow(edition.folder)
    .filter((source) => /\.mdx?$/.test(source) && isPost(path.join(edition.folder, source)))
    .map((source) => {
      const file = path.join(edition.folder, source);
      const { values } = splitMarkdown(readFileSync(file, 'utf8'));
      const slug = typeof values.slug === 'string' && values.slug ? values.slug : postSlug(source);
      return {
        edition,
        file,
        source,
        id: source.replace(/\.mdx?$/, ''),
        address: posix.join('/', routeBasePath, slug).replace(/(?<=.)\/$/, ''),
        target: `${edition.target}/${source}`,
        tags: pageTags(values.tags, blog.tags),
        post: toPost({ values, file, source }, blog),
      };
    });
}

/** The last date of a path, with folders before it and a name behind it. */
const DATED = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/** `2024-05-01-map/index.md` → `2024/05/01/map`: what an address ends in unless the post names a slug. */
export function postSlug(source: string): string {
  const [, folder = '', date, name = ''] = DATED.exec(source) ?? [];
  return date === undefined
    ? source.replace(/(?:\/index)?\.mdx?$/, '')
    : `${date.replaceAll('-', '/')}/${folder}${name}`;
}

interface PostFile {
  values: Record<string, unknown>;
  file: string;
  source: string;
}

function toPost(file: PostFile, blog: SourceBlog): SourcePost {
  const { values } = file;
  const all = postAuthors(values, blog);
  return {
    date: postDate(file),
    authors: all.map((author) => {
      if (typeof author === 'string') return author;
      const { lostImage: _, ...known } = author;
      return known;
    }),
    lostImages: all.flatMap((author) =>
      typeof author !== 'string' && author.lostImage ? [author.lostImage] : [],
    ),
    isListed: values.draft !== true && values.unlisted !== true,
  };
}

/** Keys of the file of authors, names, and what earlier versions had one key each for. */
function postAuthors(
  values: Record<string, unknown>,
  { authors, images }: SourceBlog,
): (string | ReturnType<typeof authorFields>)[] {
  const written = values.authors ?? [];
  const legacy = {
    name: values.author,
    title: values.author_title ?? values.authorTitle,
    url: values.author_url ?? values.authorURL,
    image_url: values.author_image_url ?? values.authorImageURL,
  };
  const list: unknown[] = Array.isArray(written) ? written : [written];
  const all = list.length === 0 && values.author !== undefined ? [legacy] : list;
  return all.flatMap((author): ReturnType<typeof postAuthors> => {
    const { key, ...own } =
      typeof author === 'object' && author !== null ? (author as Record<string, unknown>) : { key: author };
    if (typeof key !== 'string' && typeof key !== 'number')
      return own.name ? [authorFields(own, '', images)] : [];
    const known = authors.get(String(key));
    if (!known) return [authorFields(own, String(key), images)];
    if (!['name', 'title', 'url', 'image_url', 'imageURL'].some((field) => field in own)) return [known.key];
    return [authorFields({ ...known, ...own }, known.key, images)];
  });
}
