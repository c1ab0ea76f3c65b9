import type { Element, ElementContent } from 'hast';
import { isElement, visitElements } from '../../page/elements.js';
import { escapeCell } from './escape-text.js';
import { inline } from './inline.js';

type ToBlocks = (nodes: ElementContent[]) => string[];

/** `<ul>` and `<ol>`; items stay close together when none of them has a paragraph. */
export function list(node: Element, toBlocks: ToBlocks): string {
  const items = node.children.filter((child): child is Element => isElement(child, 'li'));
  const loose = items.some(({ children }) => children.some((child) => isElement(child, 'p')));
  const start = Number(node.properties.start ?? 1);
  const lines = items.map((item, index) => {
    const marker = node.tagName === 'ol' ? `${start + index}. ` : '- ';
    const text = checkbox(item) + toBlocks(item.children).join(loose ? '\n\n' : '\n');
    return marker + text.replaceAll('\n', `\n${' '.repeat(marker.length)}`).replace(/[ \t]+$/gm, '');
  });
  return lines.join(loose ? '\n\n' : '\n');
}

/** The box of a task, which is the item's first element, or its first paragraph's. */
function checkbox({ children }: Element): string {
  const first = children.find((child) => child.type === 'element');
  const box = isElement(first, 'p') ? first.children[0] : first;
  if (!isElement(box, 'input') || box.properties.type !== 'checkbox') return '';
  return box.properties.checked ? '[x] ' : '[ ] ';
}

/** `<section class="footnotes">`: the definitions that `[^1]` leads to. */
export function footnotes(section: Element, toBlocks: ToBlocks): string[] {
  const notes = section.children.find((child): child is Element => isElement(child, 'ol'));
  const items = notes?.children.filter((child): child is Element => isElement(child, 'li')) ?? [];
  return items.map((item, index) => `[^${index + 1}]: ${indent(toBlocks(item.children), 4)}`);
}

const indent = (blocks: string[], width: number): string =>
  blocks
    .join('\n\n')
    .replaceAll('\n', `\n${' '.repeat(width)}`)
    .replace(/[ \t]+$/gm, '');

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
