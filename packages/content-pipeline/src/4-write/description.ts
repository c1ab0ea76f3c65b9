import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ElementParent } from '../page/visit-elements.js';

/** What search engines show of a description before they cut it. */
const MAX_LENGTH = 160;

/** The first paragraph as one line of plain text, cut at a word. */
export function firstParagraph(tree: Root): string {
  const text = firstText(tree);
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}

function firstText(parent: ElementParent): string {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const isPlain = node.tagName === 'p' && !node.properties.className;
    const text = (isPlain && toString(node).replace(/\s+/g, ' ').trim()) || firstText(node);
    if (text) return text;
  }
  return '';
}
