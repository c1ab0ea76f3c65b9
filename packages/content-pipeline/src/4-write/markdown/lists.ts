import type { Element, ElementContent } from 'hast';
import { isElement } from '../../page/elements.js';

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
