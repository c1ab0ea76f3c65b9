import type { LeafDirective } from 'mdast-util-directive';
import { childCardsSlot } from '../blocks/child-cards.js';
import { sourcePlace } from '../page-context.js';
import type { DirectiveKind } from './directive-kind.js';

/** `::child-cards`: cards of the pages below this one. Which those are is known when the site is linked. */
export const childCardsKind: DirectiveKind<LeafDirective> = {
  attributes: [],
  build(node, context) {
    const { file, line, column } = sourcePlace(context, node);
    const slot = { kind: 'child-cards', ...(file !== context.source && { file }), line, column } as const;
    return childCardsSlot(context.slots.push(slot) - 1, node.position);
  },
};
