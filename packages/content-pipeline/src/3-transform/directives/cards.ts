import type { ContainerDirective } from 'mdast-util-directive';
import { textNode } from '../blocks/block-element.js';
import { type Card, cards } from '../blocks/cards.js';
import type { PageContext } from '../page-context.js';
import { childrenOf } from './children-of.js';
import { attribute, type DirectiveKind, reportMissing } from './directive-kind.js';
import { takeLabel } from './label.js';

const CARD = { name: 'card', attributes: ['title', 'href', 'icon'], otherwise: 'on no card' };

/** `::::cards` around `:::card{title href icon}`; the title may stand in brackets instead, with markup. */
export const cardsKind: DirectiveKind<ContainerDirective> = {
  attributes: [],
  build(node, context) {
    const entries = childrenOf(node, CARD, context).map((child) => readCard(child, context));
    return cards(entries, node.position);
  },
};

function readCard(node: ContainerDirective, context: PageContext): Card {
  const label = takeLabel(node);
  const title = attribute(node, 'title');
  if (!label && !title) reportMissing(node, 'title', 'so readers would not know what the card is', context);
  return {
    title: label ?? [textNode(title ?? '')],
    href: attribute(node, 'href'),
    icon: attribute(node, 'icon'),
    children: node.children,
    position: node.position,
  };
}
