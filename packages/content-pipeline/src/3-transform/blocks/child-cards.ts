import { locate } from '../../page/diagnostics.js';
import { element } from '../../page/elements.js';
import type { Block } from './block.js';

/** `::child-cards`: cards of the pages below this one. Which those are is known when the site is linked. */
export const childCardsBlock: Block = {
  marker: '::',
  attributes: [],
  build({ position }, context) {
    const { file, line, column } = locate(context, { position });
    const slot = { kind: 'child-cards', ...(file !== context.source && { file }), line, column } as const;
    const dataSlot = String(context.slots.push(slot) - 1);
    return element('ul', { className: ['cards'], role: 'list', dataSlot }, [], position);
  },
};
