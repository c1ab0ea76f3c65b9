import type { BlogFeed, PostEntry } from '../../model/post-list.js';
import { atomFeed } from './atom-feed.js';
import type { Feed, FeedEntry } from './feed.js';
import { jsonFeed } from './json-feed.js';
import { rssFeed } from './rss-feed.js';

/** In the order in which pages name them. */
const FORMATS = [
  { name: 'rss', file: 'rss.xml', type: 'application/rss+xml', write: rssFeed },
  { name: 'atom', file: 'atom.xml', type: 'application/atom+xml', write: atomFeed },
  { name: 'json', file: 'feed.json', type: 'application/feed+json', write: jsonFeed },
] as const;

const formatsOf = ({ formats }: Pick<BlogFeed, 'formats'>) =>
  FORMATS.filter(({ name }) => formats.includes(name));

const addressOf = ({ href }: Pick<BlogFeed, 'href'>, file: string): string =>
  `${href.replace(/\/$/, '')}/${file}`;

/** The feeds of a blog, as every page names them. */
export const feedLinks = (blog: Omit<BlogFeed, 'posts'>) =>
  formatsOf(blog).map(({ file, type }) => ({ type, href: addressOf(blog, file), title: blog.title }));

interface FeedsInput {
  blog: BlogFeed;
  /** BCP 47 tag. */
  lang: string;
  /** Origin of the site. */
  url: string;
  noIndex: boolean;
}

/** The posts of a blog in each format, by the address of the file. Made of their dates alone, so that the same posts give the same bytes. */
export function blogFeeds({ blog, lang, url, noIndex }: FeedsInput): Map<string, string> {
  const absolute = (href: string): string => new URL(href, url).href;
  const feed: Feed = {
    title: blog.title,
    ...(blog.description ? { description: blog.description } : {}),
    ...(blog.copyright ? { copyright: blog.copyright } : {}),
    address: absolute(blog.href),
    lang,
    entries: noIndex ? [] : blog.posts.map((post) => toEntry(post, absolute)),
  };
  return new Map(
    formatsOf(blog).map(({ file, write }) => {
      const address = addressOf(blog, file);
      return [address, write(feed, absolute(address))];
    }),
  );
}

const toEntry = (post: PostEntry, absolute: (href: string) => string): FeedEntry => ({
  title: post.title,
  address: absolute(post.href),
  published: post.time,
  updated: post.time,
  authors: post.authors.map(({ label }) => label),
  summary: post.description,
});
