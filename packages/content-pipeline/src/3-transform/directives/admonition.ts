import type { ContainerDirective } from 'mdast-util-directive';
import { admonition } from '../blocks/admonition.js';
import { textNode } from '../blocks/block-element.js';
import type { DirectiveKind } from './directive-kind.js';
import { takeLabel } from './label.js';

export const ADMONITION_TYPES = ['note', 'tip', 'info', 'caution', 'warning', 'danger'] as const;

/** `:::note[Title]`, or without a title, which is then the type's name. */
export const admonitionKind: DirectiveKind<ContainerDirective> = {
  attributes: [],
  build(node, { labels }) {
    const title = takeLabel(node) ?? [textNode(labels.admonitions[node.name] ?? node.name)];
    return admonition({ type: node.name, title, children: node.children, position: node.position });
  },
};
