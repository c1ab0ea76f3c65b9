import type { Root } from 'hast';
import { visitElements } from '../../page/visit-elements.js';
import type { BlockContext } from '../blocks/block-context.js';

/** hast → hast: the box of a task list item says its state, because the item's text is not tied to it. */
export function nameTaskItems(tree: Root, { messages }: Pick<BlockContext, 'messages'>): void {
  visitElements(tree, (node) => {
    if (node.tagName !== 'input' || node.properties.type !== 'checkbox') return;
    node.properties.ariaLabel ??= node.properties.checked ? messages.taskDone : messages.taskOpen;
  });
}
