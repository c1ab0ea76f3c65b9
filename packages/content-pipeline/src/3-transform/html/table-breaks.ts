import type { Element, ElementContent, Root } from 'hast';
import { element, textNode, visitElements } from '../../page/elements.js';
import { cellsOf, isOpen, textsIn } from './table-cells.js';

/** Characters beside each other on a sheet of A4 with margins of an inch, in the type of code that tables have on paper (`print.css`). */
const SHEET = 86;
/** What the padding of a cell, and of code in it, takes of them. */
const PADDING = 3;
/** What a column of sentences needs at least, lest it has a word a line. */
const SENTENCE = 16;
/** The shortest piece of a name, however many columns there are. */
const SHORTEST = 6;

/** A word as the eye sees one. Scripts without spaces break anywhere by themselves. */
const WORD = /[\x21-\u2e7f]+/g;
/** Behind a sign that joins, and before one that opens or begins the next part. */
const PUNCTUATION = /(?<=[\p{L}\p{N}][/\\_:=&?,;|]{1,3})(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N})\]}>])(?=[.([{<@])/u;
const CAMEL_CASE = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/**
 * hast → hast: paper cannot scroll. In a table whose names are together longer than a sheet is wide, long ones get places to break at: at
 * their punctuation, in what is too long yet at its capitals, and last anywhere. They are `<wbr hidden>`, which only print shows: on a screen
 * a name stays whole. Changes the text of no cell.
 */
export function breakNamesOfWideTables(tree: Root): void {
  visitElements(tree, (node) => {
    if (node.tagName !== 'table') return;
    const cells = cellsOf(node);
    const limit = longestThatFits(columnNeeds(cells));
    if (limit !== undefined) for (const cell of cells.flat()) breakNames(cell, limit);
  });
}

/** For each column, the characters that its longest word has, or its sentences need. */
function columnNeeds(rows: Element[][]): number[] {
  const needs: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries())
      if (!cell.properties.colSpan) needs[column] = Math.max(needs[column] ?? 0, needOf(cell));
  return Array.from(needs, (need = 0) => need);
}

function needOf(cell: Element): number {
  let [length, longest] = [0, 0];
  for (const text of textsIn(cell)) {
    length += text.length;
    for (const word of text.match(WORD) ?? []) longest = Math.max(longest, word.length);
  }
  return Math.max(longest, Math.min(length, SENTENCE));
}

/** `undefined` where all fits. Columns that need less than their share leave the rest of it to the others. */
function longestThatFits(needs: number[]): number | undefined {
  let room = SHEET - PADDING * needs.length;
  for (const [index, need] of needs.toSorted((a, b) => a - b).entries()) {
    const share = Math.floor(room / (needs.length - index));
    if (need > share) return Math.max(share, SHORTEST);
    room -= need;
  }
  return undefined;
}

function breakNames(parent: Element, limit: number): void {
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (isOpen(child)) breakNames(child, limit);
    return child.type === 'text' ? piecesOf(child.value, limit) : [child];
  });
}

function piecesOf(text: string, limit: number): ElementContent[] {
  const pieces: string[] = [''];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (word.length <= limit) continue;
    const [first = '', ...others] = breakWord(word, limit);
    pieces.push(`${pieces.pop() ?? ''}${text.slice(end, index)}${first}`, ...others);
    end = index + word.length;
  }
  pieces.push(`${pieces.pop() ?? ''}${text.slice(end)}`);
  return pieces.flatMap((piece, index) =>
    index > 0 ? [element('wbr', { hidden: true }, []), textNode(piece)] : [textNode(piece)],
  );
}

function breakWord(word: string, limit: number): string[] {
  const cut = (sign: RegExp) => (piece: string) => (piece.length > limit ? piece.split(sign) : [piece]);
  const parts = [word].flatMap(cut(PUNCTUATION)).flatMap(cut(CAMEL_CASE));
  return parts.flatMap((part) => part.match(new RegExp(`.{1,${limit}}`, 'gu')) ?? []);
}
