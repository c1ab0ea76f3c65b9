import type { Paragraph, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** The `[label]` of a container directive, removed from its children; `undefined` when there is none or it is empty. */
export function takeLabel(node: ContainerDirective): PhrasingContent[] | undefined {
  const first = node.children[0];
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return undefined;
  node.children.shift();
  return first.children.length > 0 ? (first as Paragraph).children : undefined;
}
