import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** hast → hast: a wide table scrolls inside a box of its own that the keyboard can reach; the page never scrolls sideways. */
export function wrapTables(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || index === undefined || !parent) return undefined;
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table'], tabIndex: 0 },
      children: [node],
      position: node.position,
    };
    parent.children[index] = box;
    return [SKIP, index + 1];
  });
}
