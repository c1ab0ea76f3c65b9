import type { Root } from 'hast';
import { element, visitElements } from '../../page/elements.js';
import type { BlockContext } from '../blocks/block.js';

/** hast → hast: a wide table scrolls inside a box of its own that the keyboard can reach; the page never scrolls sideways. */
export function wrapTables(tree: Root): void {
  visitElements(tree, (node, index, parent) => {
    if (node.tagName !== 'table') return true;
    parent.children[index] = element('div', { className: ['table'], tabIndex: 0 }, [node], node.position);
    return false;
  });
}

/** hast → hast: the box of a task list item says its state, because the item's text is not tied to it. */
export function nameTaskItems(tree: Root, { messages }: Pick<BlockContext, 'messages'>): void {
  visitElements(tree, (node) => {
    if (node.tagName !== 'input' || node.properties.type !== 'checkbox') return;
    node.properties.ariaLabel ??= node.properties.checked ? messages.taskDone : messages.taskOpen;
  });
}
