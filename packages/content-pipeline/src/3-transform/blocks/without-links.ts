import type { ElementContent } from 'hast';
import { isElement } from '../../page/elements.js';

/** Text for a place that is itself pressed, such as a summary: a link in it could not be reached by everyone. */
export function withoutLinks(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (isFootnoteReference(node)) return [];
    const children = withoutLinks(node.children);
    return node.tagName === 'a' ? children : [{ ...node, children }];
  });
}

const isFootnoteReference = (node: ElementContent): boolean =>
  isElement(node, 'sup') &&
  node.children.some((child) => isElement(child, 'a') && child.properties.dataFootnoteRef !== undefined);
