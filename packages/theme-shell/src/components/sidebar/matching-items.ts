import type { ShellSidebarNode } from '../../model/shell-site.js';

/** An item that leads somewhere, and the labels of the categories that hold it. */
export interface SidebarMatch {
  label: string;
  href: string;
  above: string[];
}

/**
 * Items with each word of a query in their own label or in one of the categories above them, in the order of the tree. Case and
 * accents do not matter; a query without words matches nothing.
 */
export function matchingItems(nodes: ShellSidebarNode[], query: string): SidebarMatch[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return words.length === 0 ? [] : matchesIn(nodes, words, []);
}

/** `words`: those that no category above has. */
function matchesIn(nodes: ShellSidebarNode[], words: string[], above: string[]): SidebarMatch[] {
  return nodes.flatMap((node) => {
    if (node.type === 'html') return [];
    const text = plain(node.label);
    const left = words.filter((word) => !text.includes(word));
    const { label, href } = node;
    const own = left.length === 0 && href ? [{ label, href, above }] : [];
    return node.type === 'category' ? [...own, ...matchesIn(node.items, left, [...above, label])] : own;
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
