import type { ElementContent } from 'hast';
import { isIcon } from '../../icons/icon-element.js';
import { element, INLINE_ELEMENTS, isElement, isSpace } from '../../page/elements.js';

/** Whether a node belongs into a paragraph. */
export const isPhrasing = (node: ElementContent): boolean =>
  node.type !== 'element' ||
  INLINE_ELEMENTS.has(node.tagName) ||
  node.properties.dataInline === true ||
  isIcon(node);

/** Content for a place that takes blocks: text beside blocks gets a paragraph. */
export function flowContent(nodes: ElementContent[]): ElementContent[] {
  const blocks: ElementContent[] = [];
  let line: ElementContent[] = [];
  const endLine = (): void => {
    const first = line.findIndex((node) => !isSpace(node));
    const end = line.findLastIndex((node) => !isSpace(node)) + 1;
    const content = first === -1 ? [] : line.slice(first, end);
    const position = content.find((node) => node.position)?.position;
    blocks.push(...(first === -1 ? line : line.slice(0, first)));
    if (content.length > 0) blocks.push(element('p', {}, content, position), ...line.slice(end));
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) {
      line.push(node);
    } else {
      endLine();
      blocks.push(node);
    }
  }
  endLine();
  return blocks;
}

/** Content for a place that takes text: paragraphs give their content. */
export const phrasingContent = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (isElement(node, 'p') ? node.children : [node]));

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
