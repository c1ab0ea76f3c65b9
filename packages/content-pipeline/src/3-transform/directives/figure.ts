import type { ContainerDirective } from 'mdast-util-directive';
import { textNode } from '../blocks/block-element.js';
import { figure } from '../blocks/figure.js';
import { attribute, type DirectiveKind, reportMissing } from './directive-kind.js';
import { takeLabel } from './label.js';

/** `:::figure{caption="…"}`, or `:::figure[Caption with *markup*]`, around what the caption is for. */
export const figureKind: DirectiveKind<ContainerDirective> = {
  attributes: ['caption'],
  build(node, context) {
    const label = takeLabel(node);
    const caption = attribute(node, 'caption');
    if (!label && !caption) {
      reportMissing(node, 'caption', 'and without one it is no more than its content', context);
    }
    return figure({
      caption: label ?? [textNode(caption ?? '')],
      children: node.children,
      position: node.position,
    });
  },
};
