import { type BlockElement, blockElement, type Position } from './block-element.js';

/** The empty list of cards that `fillSlots` fills. */
export const childCardsSlot = (slot: number, position?: Position): BlockElement =>
  blockElement('ul', { className: ['cards'], role: 'list', dataSlot: String(slot) }, [], position);
