import type { Element, ElementContent } from 'hast';

/** Says again, for programs, what is shown already. */
const SAID_TWICE = new Set(['annotation', 'script', 'style', 'template']);

/** A heading in plain text, as contents and search show it: images by their alternative text, without numbers of footnotes. */
export const headingText = (heading: Element): string =>
  heading.children.map(textOf).join('').replace(/\s+/g, ' ').trim();

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || SAID_TWICE.has(node.tagName)) return '';
  if (node.tagName === 'img') return typeof node.properties.alt === 'string' ? node.properties.alt : '';
  return node.properties.dataFootnoteRef === undefined ? node.children.map(textOf).join('') : '';
}
