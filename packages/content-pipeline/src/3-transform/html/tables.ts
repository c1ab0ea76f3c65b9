import type { Element, Nodes, Root } from 'hast';
import { element, isElement, visitElements } from '../../page/elements.js';
import type { BlockContext } from '../blocks/block.js';
import { WORD } from './table-cells.js';

/** Characters of a cell from which on it is a sentence, for which a column of a phone is too narrow. */
const SENTENCE = 40;
/** And from which on it is squeezed to a word a line beside names that do not wrap. */
const PHRASE = 32;
/** Columns that stand beside each other on a phone, where one of them leaves the other its room. */
const NARROW = 2;
/** The longest word, in characters, of one that does. */
const BESIDE = 14;

/**
 * hast → hast: a wide table scrolls inside a box of its own that the keyboard can reach; the page never scrolls sideways. Columns of
 * sentences are marked `wide`. A table whose cells hold sentences is marked `stack`: on a phone each of its rows is a block, with the names of the columns before the cells.
 */
export function wrapTables(tree: Root): void {
  visitElements(tree, (node, index, parent) => {
    if (node.tagName !== 'table') return true;
    widenColumns(node);
    const className = markStacked(node) ? ['table', 'stack'] : ['table'];
    parent.children[index] = element('div', { className, tabIndex: 0 }, [node], node.position);
    return false;
  });
}

/** A column of sentences, or of phrases as long, gets the class `wide` on its first cell: names beside it would else squeeze it to a word a line. */
function widenColumns(table: Element): void {
  const rows = elementsIn(table).flatMap((part) => (isElement(part, 'tr') ? [part] : elementsIn(part)));
  const [first, ...others] = rows.map(elementsIn);
  if (!first || rows.some((row) => elementsIn(row).some(spans))) return;
  first.forEach((cell, column) => {
    const isWide = [first, ...others].some((row) => row[column] && textOf(row[column]).length >= PHRASE);
    if (isWide) cell.properties.className ??= ['wide'];
  });
}

/** `false` for a table that is no plain grid, whose columns have room on a phone, or none of whose cells is long. */
function markStacked(table: Element): boolean {
  const [head, body, ...others] = elementsIn(table);
  if (!isElement(head, 'thead') || !isElement(body, 'tbody') || others.length > 0) return false;
  const [names, ...moreHeads] = elementsIn(head);
  const rows = elementsIn(body);
  if (!names || moreHeads.length > 0) return false;
  const labels = elementsIn(names).map(textOf);
  const cells = rows.map(elementsIn);
  const isGrid = cells.every((row) => row.length === labels.length && !row.some(spans));
  const columns = labels.map((label, column) => [
    label,
    ...cells.flatMap((row) => row.slice(column, column + 1)).map(textOf),
  ]);
  if (!isGrid || haveRoom(columns)) return false;
  if (!cells.flat().some((cell) => textOf(cell).length >= SENTENCE)) return false;
  // Blocks are no table to a browser any more: the roles say that they are.
  table.properties.role = 'table';
  for (const row of [names, ...rows]) row.properties.role = 'row';
  for (const name of elementsIn(names)) name.properties.role = 'columnheader';
  for (const row of cells) row.forEach((cell, column) => labelCell(cell, column > 0 ? labels[column] : ''));
  return true;
}

/** Two columns, one of which is of short words: beside names that do not break, sentences would be off the screen. */
function haveRoom(columns: string[][]): boolean {
  if (columns.length !== NARROW) return columns.length < NARROW;
  const isShort = (text: string) =>
    text.length < PHRASE && (text.match(WORD) ?? []).every((word) => word.length <= BESIDE);
  return columns.some((texts) => texts.every(isShort));
}

function labelCell(cell: Element, label: string | undefined): void {
  cell.properties.role = 'cell';
  if (label) cell.properties.dataLabel = label;
}

const spans = ({ properties }: Element): boolean =>
  properties.colSpan !== undefined || properties.rowSpan !== undefined;

const elementsIn = ({ children }: Element): Element[] => children.filter((child) => isElement(child));

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  let text = '';
  if ('children' in node) for (const child of node.children) text += textOf(child);
  return text;
};

/** hast → hast: the box of a task list item says its state, because the item's text is not tied to it. */
export function nameTaskItems(tree: Root, { messages }: Pick<BlockContext, 'messages'>): void {
  visitElements(tree, (node) => {
    if (node.tagName !== 'input' || node.properties.type !== 'checkbox') return;
    node.properties.ariaLabel ??= node.properties.checked ? messages.taskDone : messages.taskOpen;
  });
}
