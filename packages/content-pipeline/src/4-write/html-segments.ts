import type { Element, Root } from 'hast';
import { writeHtml } from '../html/write-html.js';
import { type ElementParent, visitElements } from '../page/elements.js';
import { markSlot, type Segment, toSegments } from '../page/segments.js';

interface FoundSlot {
  element: Element;
  index: number;
  parent: ElementParent;
}

/** The finished article as segments of HTML. The lists that `::child-cards` has left for LINK become slots. */
export function htmlSegments(tree: Root, { slots }: { slots: readonly unknown[] }): Segment[] {
  if (slots.length === 0) return toSegments(writeHtml(tree, { raw: true }));
  const leads: string[] = [];
  const found = findSlots(tree);
  for (const { element, index, parent } of found) {
    const { dataSlot, ...properties } = element.properties;
    const empty = writeHtml({ ...element, properties, children: [] }, { raw: true });
    leads[Number(dataSlot)] = empty.slice(0, -'</ul>'.length);
    parent.children[index] = { type: 'text', value: markSlot(Number(dataSlot)) };
  }
  const html = writeHtml(tree, { raw: true });
  for (const { element, index, parent } of found) parent.children[index] = element;
  return toSegments(html, (slot) => leads[slot] ?? '');
}

function findSlots(tree: Root): FoundSlot[] {
  const found: FoundSlot[] = [];
  visitElements(tree, (element, index, parent) => {
    if (element.tagName === 'ul' && element.properties.dataSlot !== undefined)
      found.push({ element, index, parent });
  });
  return found;
}
