import type { Element, ElementContent, Nodes } from 'hast';
import { INLINE_ELEMENTS, isElement } from '../../page/elements.js';

/** What readers of text have no use for. */
const SKIPPED = new Set(['script', 'style', 'template', 'button', 'svg', 'noscript', 'link', 'meta', 'nav']);

export const isInline = (node: ElementContent): boolean =>
  node.type === 'text' ||
  (node.type === 'element' &&
    (node.tagName === 'svg' || (INLINE_ELEMENTS.has(node.tagName) && !holdsBlocks(node))));

/** A link around a heading, for instance, which HTML allows. */
const holdsBlocks = (node: Element): boolean =>
  node.tagName !== 'math' && node.children.some((child) => child.type === 'element' && !isInline(child));

export const hasClass = (node: Element, name: string): boolean => {
  const { className } = node.properties;
  return Array.isArray(className) && className.includes(name);
};

/** Decoration, controls and the shell's own: none of it is content. */
export const isSkipped = (node: Nodes): boolean =>
  node.type === 'comment' ||
  (isElement(node) &&
    ((SKIPPED.has(node.tagName) && node.properties.role !== 'img') ||
      node.properties.ariaHidden === 'true' ||
      node.properties.role === 'tablist' ||
      hasClass(node, 'permalink') ||
      hasClass(node, 'card-icon') ||
      hasClass(node, 'data-footnote-backref')));

export const find = (node: Element, test: (child: Element) => boolean): Element | undefined =>
  node.children.find((child): child is Element => isElement(child) && test(child));
