import type { Element } from 'hast';
import { visitElements } from '../../page/visit-elements.js';
import { escapeCell } from './escape-text.js';
import { inline } from './inline.js';

const RULES = new Map<unknown, string>([
  ['left', ':---'],
  ['right', '---:'],
  ['center', ':---:'],
]);

/** The first row is the head, because Markdown has no table without one. */
export function table(node: Element): string {
  const rows = rowsOf(node).map((row) =>
    row.children.filter((cell): cell is Element => cell.type === 'element' && /^t[dh]$/.test(cell.tagName)),
  );
  const [head = [], ...body] = rows;
  const width = Math.max(...rows.map((cells) => cells.length), 1);
  const line = (cells: string[]): string =>
    `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const texts = (cells: Element[]): string[] => cells.map(({ children }) => escapeCell(inline(children)));
  const rules = Array.from(
    { length: width },
    (_, index) => RULES.get(head[index]?.properties.align) ?? '---',
  );
  return [line(texts(head)), line(rules), ...body.map((cells) => line(texts(cells)))].join('\n');
}

/** Those of a table inside a cell are text of the cell. */
function rowsOf(parent: Element): Element[] {
  const found: Element[] = [];
  visitElements(parent, (node) => {
    if (node.tagName !== 'tr') return true;
    found.push(node);
    return false;
  });
  return found;
}
