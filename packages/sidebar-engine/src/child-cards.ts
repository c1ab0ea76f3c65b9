import type { Card } from '@org/site-model';
import type { SidebarCategory, SidebarNode } from './model/sidebar-tree.js';

/**
 * A card for each item of a category, or of a whole sidebar, that leads somewhere. A category without a page of its
 * own leads to the first address inside it. `descriptions` are by address, as `buildSidebars` returns them.
 *
 * @default descriptions: none
 */
export function childCards(
  { items }: Pick<SidebarCategory, 'items'>,
  descriptions: ReadonlyMap<string, string> = new Map(),
): Card[] {
  return items.flatMap((node): Card[] => {
    const href = hrefOf(node);
    if (node.type === 'html' || !href) return [];
    const about = node.href === undefined ? undefined : descriptions.get(node.href);
    const card = { label: node.label, href, ...(about ? { description: about } : {}) };
    if (node.type === 'link') return [{ kind: 'link', ...card }];
    return [{ kind: 'category', ...card, count: node.items.filter(({ type }) => type !== 'html').length }];
  });
}

function hrefOf(node: SidebarNode): string | undefined {
  if (node.type === 'html') return undefined;
  if (node.type === 'link' || node.href) return node.href;
  for (const item of node.items) {
    const href = hrefOf(item);
    if (href) return href;
  }
  return undefined;
}
