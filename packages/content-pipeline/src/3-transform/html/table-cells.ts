import type { Element, Nodes } from 'hast';
import { isElement } from '../../page/elements.js';

/** Whose text is not a cell's own. */
const CLOSED = new Set(['table', 'pre', 'svg', 'math', 'script', 'style', 'template']);

/** What stands between spaces and dashes. Scripts without spaces, and soft hyphens, break where they do. */
export const WORD = /[!-\u00AC\u00AE-\u1FFF\u2010-\u2013\u2016-\u2E7F]+/g;

/** The cells of a table itself, row by row: those of one in it are not among them. */
export const cellsOf = (table: Element): Element[][] =>
  table.children
    .filter((child) => isElement(child))
    .flatMap((part) => (part.tagName === 'tr' ? [part] : part.children.filter((row) => isElement(row, 'tr'))))
    .map((row) => row.children.filter((cell) => isElement(cell, 'td', 'th')));

export const isOpen = (node: Nodes): node is Element => isElement(node) && !CLOSED.has(node.tagName);

/** The texts of an element that are its own, in their order. */
export function textsIn({ children }: Element, texts: string[] = []): string[] {
  for (const child of children) {
    if (child.type === 'text') texts.push(child.value);
    else if (isOpen(child)) textsIn(child, texts);
  }
  return texts;
}
