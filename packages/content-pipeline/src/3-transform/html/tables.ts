import type { Element, Root } from 'hast';
import { visitElements } from '../../page/visit-elements.js';

/** hast → hast: a wide table scrolls inside a box of its own that the keyboard can reach; the page never scrolls sideways. */
export function wrapTables(tree: Root): void {
  visitElements(tree, (node, index, parent) => {
    if (node.tagName !== 'table') return true;
    const box: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table'], tabIndex: 0 },
      children: [node],
      position: node.position,
    };
    parent.children[index] = box;
    return false;
  });
}
