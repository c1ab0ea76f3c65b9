import type { Badge, Breadcrumb, Card, KnownBadge, Link } from '@org/site-model';

/** A resolved sidebar: plain JSON, ready to be shown. */
export interface Sidebar {
  id: string;
  items: SidebarNode[];
}

/** An item that is ready to be shown. */
export type SidebarNode = SidebarLink | SidebarCategory | SidebarHtml;

interface Node {
  className?: string;
}

interface MarkedNode extends Node {
  /** Name of an icon. */
  icon?: string;
  badge?: Badge | KnownBadge;
}

/** A link; to a document of the site where it has a `docId`. */
export interface SidebarLink extends MarkedNode, Link {
  type: 'link';
  /** Set when the link is a document of this site. */
  docId?: string;
}

/** A group of items. */
export interface SidebarCategory extends MarkedNode {
  type: 'category';
  label: string;
  /** Address of the category's own page. */
  href?: string;
  /** Set when that page is a document; a page without one is a generated index. */
  docId?: string;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarNode[];
}

/** Markup of the configuration. */
export interface SidebarHtml extends Node {
  type: 'html';
  value: string;
}

/** The position of one document, or of one generated index page, in its sidebar. */
export interface SidebarPlace {
  sidebar: string;
  /** Labels of the categories above the document, outermost first, with the address where a category has a page. */
  breadcrumbs: Breadcrumb[];
  /** Indexes that lead from the root of the tree to the document's item. */
  trail: number[];
  previous: Link | null;
  next: Link | null;
}

/** A page that exists because a category asks for it. */
export interface GeneratedIndexPage {
  /** As configured, with a leading `/`; unique among the pages of a run. */
  slug: string;
  /** Final address. */
  href: string;
  title: string;
  description?: string;
  place: SidebarPlace;
  cards: Card[];
}
