import { renderToString } from 'react-dom/server';
import { ShellProvider, type ShellContextValue } from '../components/frame/shell-context.js';
import type { ReadyItems } from '../components/sidebar/sidebar.js';
import type { ShellSidebarNode, ShellSidebar, ShellSite } from '../model/shell-site.js';

/** HTML of an item, closed and open. */
type ItemHtml = Partial<Record<'closed' | 'open', string>>;
type TreeHtml = WeakMap<ShellSidebarNode, ItemHtml>;

/** By the site in whose language and below whose base path a tree is shown. */
const known = new WeakMap<ShellSite, WeakMap<ShellSidebar, TreeHtml>>();

/** Draws each item once that no page of a sidebar makes different, for as long as the site and the sidebar are the same objects. */
export function readyItems(context: ShellContextValue): ReadyItems | null {
  const { site, sidebar } = context;
  if (!sidebar) return null;
  const ofSite = known.get(site) ?? new WeakMap<ShellSidebar, TreeHtml>();
  known.set(site, ofSite);
  const ofTree: TreeHtml = ofSite.get(sidebar) ?? new WeakMap();
  ofSite.set(sidebar, ofTree);
  return (node, open, item) => {
    const html = ofTree.get(node) ?? {};
    ofTree.set(node, html);
    return (html[open ? 'open' : 'closed'] ??= renderToString(
      <ShellProvider {...context}>{item}</ShellProvider>,
    ));
  };
}
