import type { Breadcrumb, Card, Heading, Icon, Link } from '@org/site-model';
import type { PageVersion } from './shell-site.js';

interface PageBase {
  /** Address of the page with the base path, for instance `/docs/cloud/intro`. */
  path: string;
  title: string;
  /** What the browser's tab shows, for instance `Caching | Site`. */
  documentTitle: string;
  description: string;
  /** Absolute address, without query and hash. */
  canonical: string;
  noIndex: boolean;
  keywords?: string[];
  /** Absolute address of what sites that show links show. @default none */
  image?: string;
  /** The same page in each locale, this one included, for the switcher and for search engines. @default none */
  alternates?: PageAlternate[];
  /** What a crawler of DocSearch is to file the page under, by facet: the same values that the site's search asks for. @default none */
  searchFacets?: Record<string, string>;
  /** Address of the article as plain Markdown, with the base path. @default none */
  markdownHref?: string;
  /** Of documents alone. @default the page is no post */
  post?: PagePost;
}

/** The page in one locale. */
export interface PageAlternate {
  /** `code` of a `Locale`. */
  locale: string;
  /** Address of the page there, with base path. */
  path: string;
  /** `false`: the address answers, with the text of the default locale. */
  translated: boolean;
}

/** The last change to a page: when, and by whom, as far as it is known. */
export interface PageUpdate {
  /** ISO 8601 date. */
  date?: string;
  /** The date as the page's language writes it. Given, because a browser may write it differently, and takes long to learn how. @default `date` */
  dateText?: string;
  author?: string;
}

/** What a post of a blog says beside what every page does. */
export interface PagePost {
  /** Its day: `2024-05-01`. */
  day: string;
  /** Its moment, ISO 8601 in UTC. */
  time: string;
  /** The day as the page's language writes it. */
  dateText: string;
  /** With the page that lists what each has written, if there is one. */
  authors: PostAuthor[];
}

/** Who wrote a post. */
export interface PostAuthor extends Breadcrumb {
  /** Address of their picture. @default none */
  image?: string;
}

/** What readers of a page are to know first, as plain text. */
interface PageBanner {
  type: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  text: string;
}

/** A page whose article was made from content. */
export interface DocPage extends PageBase {
  kind: 'doc';
  /** Id of the sidebar beside the page. */
  sidebar: string | null;
  /** Indexes from the root of the sidebar's tree to this page's item. */
  trail: number[];
  breadcrumbs: Breadcrumb[];
  /** Headings that the table of contents shows, already cut to its levels. Empty hides it. */
  headings: Heading[];
  /** The page's own heading, where the article has one that says something else than `title`. @default `title` */
  heading?: string;
  /** Id of the heading, to which links may lead. @default none */
  headingId?: string;
  hideTitle: boolean;
  /** Whether the description is shown below the title: a writer wrote it for readers. @default false */
  lead?: boolean;
  /** How long the text takes to read. @default not said */
  minutes?: number;
  /** Whether readers are offered the page's Markdown, where there is an address of it. @default true */
  offersMarkdown?: boolean;
  /** Whether readers are asked if the page helped, where the site asks. A list of pages is no answer to anything. @default true */
  asksFeedback?: boolean;
  /** Said above the title. @default nothing */
  banner?: PageBanner;
  previous: Link | null;
  next: Link | null;
  editHref: string | null;
  /** The last change to the text, or `null`. */
  lastUpdate: PageUpdate | null;
  /** @default the page is not part of an area with versions */
  version?: PageVersion;
  /** `code` of the locale whose text the page shows, where it is not the site's own: the page is not translated. */
  contentLocale?: string;
  /** What the page is filed under, each with the page that lists what has it, if there is one. @default nothing */
  tags?: Breadcrumb[];
  /** What an index page leads to; such a page has no article, and shows its description. */
  cards?: Card[];
}

/** A page that is a React component of the site. */
export interface ComponentPage extends PageBase {
  kind: 'component';
  /** Name under which the app registers the component. */
  component: string;
  /** What the site is, in a line. Pages of documentation have none: another one changes no file of theirs. @default none */
  tagline?: string;
  /** What it may draw, by the names of the configuration. @default none */
  icons?: Record<string, Icon>;
}

/** The page for addresses that do not exist. */
export interface NotFoundPage extends PageBase {
  kind: 'not-found';
  /** Address of a JSON file of `RouteEntry[]`, fetched on this page alone to name the nearest pages. @default none named */
  routesUrl?: string;
}

/** Address (with base path) and title of a page that may be offered. */
export type RouteEntry = [path: string, title: string];

/** All that the shell knows of one page: plain JSON, made by LINK, read by RENDER and in the browser. */
export type ShellPage = DocPage | ComponentPage | NotFoundPage;

/** What a page's HTML carries: for hydration, and for the shell that shows it in place of another. Data of the whole site is behind addresses, never in the page. */
export interface PageEnvelope {
  /** Identity of the assets and of the data format; pages with different ones cannot be swapped. */
  shell: string;
  siteUrl: string;
  sidebarUrl: string | null;
  /** Style sheets that this page needs beside the site's own. @default none */
  styles?: string[];
  page: ShellPage;
}
