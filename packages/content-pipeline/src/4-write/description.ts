import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';

/** What search engines show of a description before they cut it. */
const LONGEST = 160;

/** The first paragraph as one line of plain text, cut at a word. */
export function firstParagraph(tree: Root): string {
  let text = '';
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'p' || node.properties.className) return undefined;
    text = toString(node).replace(/\s+/g, ' ').trim();
    return text ? EXIT : undefined;
  });
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
