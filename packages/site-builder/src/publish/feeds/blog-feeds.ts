import type { BlogFeed, PostEntry } from '../../model/post-list.js';
import { atomFeed } from './atom-feed.js';
import { type Feed, type FeedEntry, MAX_ENTRIES } from './feed.js';
import { jsonFeed } from './json-feed.js';
import { rssFeed } from './rss-feed.js';

/** In the order in which pages name them. */
const FORMATS = [
  { file: 'rss.xml', type: 'application/rss+xml', write: rssFeed },
  { file: 'atom.xml', type: 'application/atom+xml', write: atomFeed },
  { file: 'feed.json', type: 'application/feed+json', write: jsonFeed },
];

const addressOf = ({ href }: Pick<BlogFeed, 'href'>, file: string): string =>
  `${href.replace(/\/$/, '')}/${file}`;

/** The feeds of a blog, as every page names them. */
export const feedLinks = ({ title, href }: Omit<BlogFeed, 'posts'>) =>
  FORMATS.map(({ file, type }) => ({ type, href: addressOf({ href }, file), title }));

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
    address: absolute(blog.href),
    lang,
    entries: noIndex ? [] : blog.posts.slice(0, MAX_ENTRIES).map((post) => toEntry(post, absolute)),
  };
  return new Map(
    FORMATS.map(({ file, write }) => {
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
