import type { Breadcrumb } from '@org/site-model';
import type { PagePost, PostAuthor } from '@org/theme-shell';
import type { PostEntry, PostList } from '../../model/post-list.js';
import type { EditionPage } from '../editions/edition-pages.js';
import type { LocaleSite } from '../editions/locale-sites.js';
import { dateText } from '../shell/date-text.js';
import { imageAddress } from './author-image.js';
import type { Blog, BlogList } from './blog-table.js';
import type { Post } from './posts.js';
import type { Author } from './read-authors.js';

export interface EntryContext {
  href(page: EditionPage): string;
  tagsOf(page: EditionPage): Breadcrumb[];
  /** Dates are written in its language. */
  site: LocaleSite;
  /** Of the blog. */
  lists: Blog['lists'];
}

/** What a post says above its text. */
export const toPagePost = (
  { date, authors }: Post,
  { site, lists }: Pick<EntryContext, 'site' | 'lists'>,
): PagePost => ({
  ...date,
  dateText: dateText(date.day, site.locale.htmlLang),
  authors: authors.map((author): PostAuthor => {
    const page = lists.find((list) => list.kind === 'author' && list.author.key === author.key);
    return {
      label: author.name,
      ...(page && author.key !== null ? { href: page.href } : {}),
      ...(author.image ? { image: imageAddress(author.image, site) } : {}),
    };
  }),
});

/** What a list prints in the place of an article; `undefined` for that of the authors, which has cards. */
export function toPostList(list: BlogList, context: EntryContext): PostList | undefined {
  const entries = list.posts.map((post) => toEntry(post, context));
  switch (list.kind) {
    case 'posts':
      return { form: 'summaries', groups: [{ posts: entries }] };
    case 'archive':
      return { form: 'titles', groups: byYear(entries) };
    case 'author':
      return {
        form: 'titles',
        groups: [{ posts: entries }],
        author: aboutAuthor(list.author, context),
      };
    case 'authors':
      return undefined;
  }
}

/** Where else an author is, their own page first. */
const aboutAuthor = (
  { name, url, image, links = {} }: Author,
  { site }: Pick<EntryContext, 'site'>,
): NonNullable<PostList['author']> => ({
  ...(image ? { image: { src: imageAddress(image, site), alt: name } } : {}),
  links: [
    ...(url ? [{ label: url, href: url }] : []),
    ...Object.entries(links).map(([label, href]) => ({ label, href })),
  ],
});

/** A post as lists and feeds have it. */
export const toEntry = (post: Post, context: EntryContext): PostEntry => ({
  ...toPagePost(post, context),
  title: post.page.title,
  href: context.href(post.page),
  description: post.page.description,
  ...(post.page.excerpt ? { excerpt: post.page.excerpt } : {}),
  tags: context.tagsOf(post.page),
});

export const yearOf = ({ day }: Pick<PagePost, 'day'>): string => day.slice(0, 4);

function byYear(entries: PostEntry[]): PostList['groups'] {
  const years = new Map<string, PostEntry[]>();
  for (const entry of entries) {
    const year = yearOf(entry);
    const posts = years.get(year);
    if (posts) posts.push(entry);
    else years.set(year, [entry]);
  }
  return [...years].map(([year, posts]) => ({ heading: year, posts }));
}
