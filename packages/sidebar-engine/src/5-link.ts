import type { SidebarDoc } from './sidebar-config.js';
import type { PageLink, Sidebar, SidebarNode, SidebarPlace } from './sidebar-tree.js';

interface Stop {
  docId: string;
  href: string;
  breadcrumbs: SidebarPlace['breadcrumbs'];
  trail: number[];
}

/** Where each document of a sidebar stands: breadcrumbs, the way to it, its neighbours in reading order. */
export function link(sidebar: Sidebar, docs: ReadonlyMap<string, SidebarDoc>): Map<string, SidebarPlace> {
  const stops = readingOrder(sidebar);
  const places = new Map<string, SidebarPlace>();
  stops.forEach((stop, index) => {
    places.set(stop.docId, {
      sidebar: sidebar.id,
      breadcrumbs: stop.breadcrumbs,
      trail: stop.trail,
      previous: pageLink(stops[index - 1], docs),
      next: pageLink(stops[index + 1], docs),
    });
  });
  return places;
}

/** Documents from top to bottom, each once: a second mention of one is passed over. */
function readingOrder(sidebar: Sidebar): Stop[] {
  const stops: Stop[] = [];
  const seen = new Set<string>();
  const visit = (nodes: SidebarNode[], breadcrumbs: SidebarPlace['breadcrumbs'], trail: number[]): void => {
    nodes.forEach((node, index) => {
      if (node.type === 'html') return;
      const way = [...trail, index];
      if (node.docId && node.href && !seen.has(node.docId)) {
        seen.add(node.docId);
        stops.push({ docId: node.docId, href: node.href, breadcrumbs, trail: way });
      }
      if (node.type === 'category') {
        const crumb = node.href ? { label: node.label, href: node.href } : { label: node.label };
        visit(node.items, [...breadcrumbs, crumb], way);
      }
    });
  };
  visit(sidebar.items, [], []);
  return stops;
}

function pageLink(stop: Stop | undefined, docs: ReadonlyMap<string, SidebarDoc>): PageLink | null {
  const doc = stop && docs.get(stop.docId);
  if (!doc) return null;
  return { href: doc.href, label: doc.paginationLabel ?? doc.sidebarLabel ?? doc.title };
}

/** Address of the first document of a sidebar, where a navbar item that names the sidebar leads. */
export function firstHref(sidebar: Sidebar): string | undefined {
  return readingOrder(sidebar)[0]?.href;
}
