import type { ContainerDirective } from 'mdast-util-directive';
import { textNode } from '../blocks/block-element.js';
import { details } from '../blocks/details.js';
import type { DirectiveKind } from './directive-kind.js';
import { takeLabel } from './label.js';

/** `:::details[Title]{open}` */
export const detailsKind: DirectiveKind<ContainerDirective> = {
  attributes: ['open'],
  build(node, { labels }) {
    const summary = takeLabel(node) ?? [textNode(labels.details)];
    const open = node.attributes?.open != null;
    return details({ summary, open, children: node.children, position: node.position });
  },
};
