import type { Breadcrumb, Link } from '@org/site-model';
import type { BlogSettings } from '../config/fields/blog-config.js';
import type { PagePost } from '@org/theme-shell';

/** A post as lists show it. */
export interface PostEntry extends PagePost {
  title: string;
  /** With the base path. */
  href: string;
  description: string;
  /** Paragraphs of plain text that it begins with, where it says where they end. @default the description is shown */
  excerpt?: string[];
  /** With the page that lists what has each. */
  tags: Breadcrumb[];
}

/** What a page that lists posts prints in the place of an article. */
export interface PostList {
  /** With what each is about, or in a line. */
  form: 'summaries' | 'titles';
  groups: { heading?: string; posts: PostEntry[] }[];
  /** Of the author whose posts they are: a picture, and where else they are. */
  author?: { image?: { src: string; alt: string }; links: Link[] };
}

/** What the feeds of a blog tell: its newest posts in one language, the newest first. */
export interface BlogFeed {
  title: string;
  /** @default the title */
  description?: string;
  copyright?: string;
  formats: BlogSettings['feed']['formats'];
  /** Of the list of its posts, with the base path. */
  href: string;
  posts: PostEntry[];
}
