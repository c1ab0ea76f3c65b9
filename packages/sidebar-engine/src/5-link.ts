import type { Breadcrumb, Link } from '@org/site-model';
import type { SidebarDoc } from './model/sidebar-config.js';
import type { Sidebar, SidebarNode, SidebarPlace } from './model/sidebar-tree.js';

export interface LinkedSidebar {
  sidebar: Sidebar;
  /** By document id. */
  places: Map<string, SidebarPlace>;
  /** Of generated index pages, by address. */
  indexPlaces: Map<string, SidebarPlace>;
}

/** A page that previous and next come by. */
interface NavEntry {
  /** Without one it is a generated index. */
  docId?: string | undefined;
  href: string;
  label: string;
  breadcrumbs: Breadcrumb[];
  trail: number[];
}

/** Where each page of a sidebar stands: breadcrumbs, the way to it, its neighbours in reading order. */
export function link(sidebar: Sidebar, docs: ReadonlyMap<string, SidebarDoc>): LinkedSidebar {
  const entries = readingOrder(sidebar);
  const linked: LinkedSidebar = { sidebar, places: new Map(), indexPlaces: new Map() };
  entries.forEach((entry, index) => {
    const place = {
      sidebar: sidebar.id,
      breadcrumbs: entry.breadcrumbs,
      trail: entry.trail,
      previous: pageLink(entries[index - 1], docs),
      next: pageLink(entries[index + 1], docs),
    };
    if (entry.docId) linked.places.set(entry.docId, place);
    else linked.indexPlaces.set(entry.href, place);
  });
  return linked;
}

/**
 * Places of all documents in one sidebar, also of those that another sidebar owns. For pages that choose
 * the sidebar they are shown with.
 */
export function placesIn(sidebar: Sidebar, docs: Iterable<SidebarDoc>): Map<string, SidebarPlace> {
  return link(sidebar, new Map([...docs].map((doc) => [doc.id, doc]))).places;
}

/** Documents and generated indexes from top to bottom, each once: a second mention of one is passed over. */
function readingOrder(sidebar: Sidebar): NavEntry[] {
  const entries: NavEntry[] = [];
  const seen = new Set<string>();
  const visit = (nodes: SidebarNode[], breadcrumbs: Breadcrumb[], trail: number[]): void => {
    nodes.forEach((node, index) => {
      if (node.type === 'html' || (node.type === 'link' && !node.docId)) return;
      const { docId, href, label } = node;
      const way = [...trail, index];
      const page = docId ? `doc ${docId}` : `index ${href}`;
      if (href && !seen.has(page)) {
        seen.add(page);
        entries.push({ docId, href, label, breadcrumbs, trail: way });
      }
      if (node.type === 'category')
        visit(node.items, [...breadcrumbs, href ? { label, href } : { label }], way);
    });
  };
  visit(sidebar.items, [], []);
  return entries;
}

function pageLink(entry: NavEntry | undefined, docs: ReadonlyMap<string, SidebarDoc>): Link | null {
  if (!entry) return null;
  const doc = docs.get(entry.docId ?? '');
  return { href: entry.href, label: doc?.paginationLabel ?? doc?.sidebarLabel ?? doc?.title ?? entry.label };
}

/** Address of the first document of a sidebar, where a navbar item that names the sidebar leads. */
export function firstHref(sidebar: Sidebar): string | undefined {
  return readingOrder(sidebar).find(({ docId }) => docId)?.href;
}
