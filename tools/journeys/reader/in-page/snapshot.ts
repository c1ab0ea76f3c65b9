import { type HtmlLines, htmlLines } from './html-lines.js';
import { type SidebarView, sidebarView } from './sidebar-view.js';

/** What a page shows and says, without what a reader may have changed on it. `compare.ts` says what of it must be equal. */
export interface Snapshot {
  address: string;
  title: string;
  /** Of `<html>`: language, direction, color mode, what the reader has put away. */
  root: string[];
  /** Elements of `<head>` about the page, sorted. */
  metadata: string[];
  styles: string[];
  sidebar: SidebarView | null;
  regions: Record<Region, HtmlLines>;
}

export type Region = keyof typeof REGIONS;

/** Where each part of a page is. What has a region of its own is not in the article's. */
const REGIONS = {
  announcement: '.announcement',
  navbar: '.navbar',
  'menu of the drawer': '.drawer-menu',
  breadcrumbs: '.breadcrumbs',
  article: 'main',
  pager: '.pagination',
  contents: '.toc',
  footer: '.footer',
  'button that clears marks': '.search-clear-marks',
} as const;

const ROOT_ATTRIBUTES = ['lang', 'dir', 'data-theme', 'data-announcement-dismissed', 'data-sidebar'];
const LOADED = 'stylesheet icon preload prefetch modulepreload search';

export function takeSnapshot(): Snapshot {
  const region = ([name, selector]: [string, string]): [string, HtmlLines] => [
    name,
    htmlLines(document.querySelector(selector), name === 'article' ? '.breadcrumbs, .pagination' : ''),
  ];
  return {
    address: location.href.slice(location.origin.length),
    title: document.title,
    root: ROOT_ATTRIBUTES.map((name) => `${name}=${document.documentElement.getAttribute(name)}`),
    metadata: [...document.head.querySelectorAll('meta, link')]
      .filter((element) => !LOADED.split(' ').includes(element.getAttribute('rel') ?? ''))
      .map(({ outerHTML }) => outerHTML)
      .sort(),
    styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
    sidebar: sidebarView(),
    regions: Object.fromEntries(Object.entries(REGIONS).map(region)) as Record<Region, HtmlLines>,
  };
}
