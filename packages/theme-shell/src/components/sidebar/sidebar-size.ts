import type { ShellSidebar, ShellSidebarNode } from '../../model/shell-site.js';

/** Items up to which a whole tree is in every page: about 3 kB with gzip. */
const SMALL = 150;
/** Items of one list that a page of a large tree shows on each side of the current one: about 2 kB with gzip. */
const NEIGHBOURS = 40;

/** Whether the whole tree may be in every page. Stops counting at the limit. */
export const isSmall = (sidebar: ShellSidebar): boolean => countUpTo(sidebar.items, SMALL + 1) <= SMALL;

function countUpTo(nodes: ShellSidebarNode[], limit: number): number {
  let count = 0;
  for (const node of nodes) {
    count += node.type === 'category' ? 1 + countUpTo(node.items, limit - count) : 1;
    if (count >= limit) return count;
  }
  return count;
}

/** The part of a long list that surrounds an index: `from` inclusive, `to` exclusive. */
export function windowAround(index: number, length: number): { from: number; to: number } {
  const size = 2 * NEIGHBOURS + 1;
  if (length <= size) return { from: 0, to: length };
  const from = Math.max(0, Math.min(index - NEIGHBOURS, length - size));
  return { from, to: from + size };
}

/** Address of the first page below a category. */
export function firstHref(node: ShellSidebarNode): string | undefined {
  if (node.type === 'link') return node.href;
  if (node.type === 'html') return undefined;
  if (node.href) return node.href;
  for (const item of node.items) {
    const href = firstHref(item);
    if (href) return href;
  }
  return undefined;
}
