import type { Element, Nodes } from 'hast';
import { isElement } from '../../page/elements.js';

/** Whose text is not a cell's own. */
const CLOSED = ['table', 'pre', 'svg', 'math', 'script', 'style', 'template'];

/** What stands between spaces and dashes. Scripts without spaces, and soft hyphens, break where they do. */
export const WORD = /[!-\u00AC\u00AE-\u1FFF\u2010-\u2013\u2016-\u2E7F]+/g;

/** The cells of a table itself, row by row: those of one in it are not among them. */
export const cellsOf = (table: Element): Element[][] =>
  table.children
    .filter((child) => isElement(child))
    .flatMap((part) => (part.tagName === 'tr' ? [part] : part.children.filter((row) => isElement(row, 'tr'))))
    .map((row) => row.children.filter((cell) => isElement(cell, 'td', 'th')));

export const isOpen = (node: Nodes): node is Element => isElement(node) && !isElement(node, ...CLOSED);

/** The texts of an element that are its own, in their order. */
export const textsIn = ({ children }: Element): string[] =>
  children.flatMap((child) => (child.type === 'text' ? [child.value] : isOpen(child) ? textsIn(child) : []));
