import type { SidebarDoc } from './sidebar-config.js';
import type { PageLink, Sidebar, SidebarNode, SidebarPlace } from './sidebar-tree.js';

export interface LinkedSidebar {
  sidebar: Sidebar;
  /** By document id. */
  places: Map<string, SidebarPlace>;
  /** Of generated index pages, by address. */
  indexPlaces: Map<string, SidebarPlace>;
}

/** A page that previous and next come by. */
interface Stop {
  /** Without one it is a generated index. */
  docId?: string | undefined;
  href: string;
  label: string;
  breadcrumbs: SidebarPlace['breadcrumbs'];
  trail: number[];
}

/** Where each page of a sidebar stands: breadcrumbs, the way to it, its neighbours in reading order. */
export function link(sidebar: Sidebar, docs: ReadonlyMap<string, SidebarDoc>): LinkedSidebar {
  const stops = readingOrder(sidebar);
  const linked: LinkedSidebar = { sidebar, places: new Map(), indexPlaces: new Map() };
  stops.forEach((stop, index) => {
    const place = {
      sidebar: sidebar.id,
      breadcrumbs: stop.breadcrumbs,
      trail: stop.trail,
      previous: pageLink(stops[index - 1], docs),
      next: pageLink(stops[index + 1], docs),
    };
    if (stop.docId) linked.places.set(stop.docId, place);
    else linked.indexPlaces.set(stop.href, place);
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
function readingOrder(sidebar: Sidebar): Stop[] {
  const stops: Stop[] = [];
  const seen = new Set<string>();
  const visit = (nodes: SidebarNode[], breadcrumbs: SidebarPlace['breadcrumbs'], trail: number[]): void => {
    nodes.forEach((node, index) => {
      if (node.type === 'html' || (node.type === 'link' && !node.docId)) return;
      const { docId, href, label } = node;
      const way = [...trail, index];
      const page = docId ? `doc ${docId}` : `index ${href}`;
      if (href && !seen.has(page)) {
        seen.add(page);
        stops.push({ docId, href, label, breadcrumbs, trail: way });
      }
      if (node.type === 'category')
        visit(node.items, [...breadcrumbs, href ? { label, href } : { label }], way);
    });
  };
  visit(sidebar.items, [], []);
  return stops;
}

function pageLink(stop: Stop | undefined, docs: ReadonlyMap<string, SidebarDoc>): PageLink | null {
  if (!stop) return null;
  const doc = docs.get(stop.docId ?? '');
  return { href: stop.href, label: doc?.paginationLabel ?? doc?.sidebarLabel ?? doc?.title ?? stop.label };
}

/** Address of the first document of a sidebar, where a navbar item that names the sidebar leads. */
export function firstHref(sidebar: Sidebar): string | undefined {
  return readingOrder(sidebar).find(({ docId }) => docId)?.href;
}
