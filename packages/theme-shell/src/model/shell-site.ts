import type { ShellMessages } from '../messages/shell-messages.js';
import type { Badge, Icon, Link, Locale, TextDirection, Version } from '@org/site-model';
import type { NavbarItem } from './navbar.js';
import type { SiteScripts } from './site-scripts.js';

/** What the site's search needs beside its page. */
export interface ShellSearch<Settings = unknown> {
  /** Address of the OpenSearch description. */
  descriptionHref: string;
  /** What the app's search reads: plain JSON that the shell passes on untouched. */
  settings: Settings;
}

/** The foot of every page; without anything in it there is none. */
export interface ShellFooter {
  groups: FooterGroup[];
  note: string;
  /** Of what the site documents, or of the site. @default not said */
  version?: string;
  /** What the site's content may be used for, and where that is said. @default not said */
  licence?: Link;
  /** Whether it leads to the page in each language. @default false */
  languages?: boolean;
  /** Whether it has the button that changes the color mode. @default false */
  colorMode?: boolean;
}

/** A column of links in the footer. */
export interface FooterGroup {
  title: string;
  items: Link[];
}

/**
 * What all pages of one locale share: plain JSON in one cached file. What is left out is off.
 * @typeParam Search settings of the site's search, which the shell passes on untouched
 */
export interface ShellSite<Search = unknown> {
  title: string;
  /** Starts and ends with `/`. Of a locale with a path of its own, with that path: `/docs/fr/`. */
  baseUrl: string;
  /** Path of the files that all locales have in common. @default `baseUrl` */
  filesBase?: string;
  homeHref: string;
  logo: { src: string; width: number; height: number } | null;
  /** `code` of the locale in which the pages of this site data are written; also the tag for dates when `locales` is left out. */
  locale: string;
  direction: TextDirection;
  /** All locales of the site, this one included, in the order of the switcher. @default this locale alone */
  locales?: Locale[];
  /** Areas with versions. @default none */
  areas?: ShellArea[];
  navbar: NavbarItem[];
  /** Whether the navbar hides while the reader scrolls down. @default false */
  hideOnScroll?: boolean;
  sidebar?: SidebarSettings;
  /** Services that a page can be opened in; `{url}` in an address stands for that of the page's Markdown. @default none */
  assistants?: Link[];
  /** A bar above the navbar. @default none */
  announcement?: AnnouncementBar;
  footer: ShellFooter;
  /** Whether pages end in `/`. */
  trailingSlash: boolean;
  colorMode: ColorModeSettings;
  /** Whether pages ask whether they were helpful. @default false */
  feedback?: boolean;
  /** Whether links of articles to other pages of the site show what those are about. @default false */
  linkPreviews?: boolean;
  /** Address of an Atom feed of pages that have changed. @default none */
  feedHref?: string;
  /** Feeds of its blogs, with their media types. @default none */
  feeds?: { type: string; href: string; title: string }[];
  /** Address of the search page, which reads the query `q`. @default no search is offered */
  searchHref?: string;
  /** Comes with `searchHref`. */
  search?: ShellSearch<Search>;
  /** Scripts of the site that are no part of the shell. @default none */
  scripts?: SiteScripts;
  /** Where examples that readers edit run: a document that is sent with a policy of its own. @default they are not live */
  liveCode?: { frameHref: string };
  /** Where diagrams are drawn: the same. @default their source is shown */
  diagrams?: { frameHref: string };
  messages: ShellMessages;
}

/** A bar above the navbar. */
export interface AnnouncementBar {
  /** The bar stays away after it was closed until this changes. */
  id: string;
  /** Put in as it is. */
  html: string;
  /** @default true */
  closeable?: boolean;
}

/** How sidebars behave. */
export interface SidebarSettings {
  /** Whether a wide window has a button that folds the sidebar away. @default false */
  hideable?: boolean;
  /** Whether opening a category closes its siblings. @default false */
  autoCollapseCategories?: boolean;
}

/** Which color mode a reader starts in, and whether they may switch. */
export interface ColorModeSettings {
  defaultMode: 'light' | 'dark';
  /** No button, and stored choices are not read. */
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
}

/** A sidebar tree: plain JSON in one cached file a sidebar. */
export interface ShellSidebar {
  id: string;
  items: ShellSidebarNode[];
}

/** What stands beside the label of an item. */
export interface ShellSidebarMarks {
  className?: string;
  /** Before it. */
  icon?: Icon;
  /** Behind it. */
  badge?: Badge;
}

/** An item of a sidebar: a link, a category with items, or markup. A category that is not collapsible is a heading over its items. */
export type ShellSidebarNode =
  | (ShellSidebarMarks & { type: 'link'; label: string; href: string })
  | (ShellSidebarMarks & {
      type: 'category';
      label: string;
      href?: string;
      collapsible: boolean;
      collapsed: boolean;
      items: ShellSidebarNode[];
    })
  | { type: 'html'; value: string; className?: string };

/** A documentation area that has versions. */
export interface ShellArea {
  /** Part of the key under which a reader's preferred version is kept. */
  id: string;
  label: string;
  /** In the order of the switcher, newest first. */
  versions: ShellVersion[];
}

/** A version of an area in the switcher. Without a banner its pages have none, and without a badge they do not show its label. */
export interface ShellVersion
  extends Pick<Version, 'name' | 'label' | 'isLast'>, Partial<Pick<Version, 'banner' | 'badge'>> {
  /** Address of the version's first document. */
  href: string;
}

/** Which version of its area a page belongs to. */
export interface PageVersion {
  /** Id of a `ShellArea`. */
  area: string;
  /** Name of a `ShellVersion` of it. */
  name: string;
  /** Address of the same document in other versions, by version name; left out where a version does not have it. */
  sameDocument: Record<string, string>;
}
