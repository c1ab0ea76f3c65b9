import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { PrintedPage } from '../printed-page.js';

/** Something that every page gets beyond what the specifications ask for, and how to take it off again. */
export interface Addition {
  name: string;
  reason: string;
  /** What stands in the element's place without the addition; `undefined` when it has none. */
  without: (node: Element, page: PrintedPage) => ElementContent[] | undefined;
}

const isElement = (node: ElementContent | undefined, tagName?: string): node is Element =>
  node?.type === 'element' && (tagName === undefined || node.tagName === tagName);

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** Takes properties away; `undefined` when there are none of them. */
function withoutProperties(node: Element, names: string[]): Element[] | undefined {
  const present = names.filter((name) => node.properties[name] !== undefined);
  for (const name of present) node.properties[name] = undefined;
  return present.length > 0 ? [node] : undefined;
}

export const additions: Addition[] = [
  {
    name: 'permalink beside a heading',
    reason: 'Readers share links to parts of a page.',
    without: (node) => (hasClass(node, 'heading') ? node.children.slice(0, 1) : undefined),
  },
  {
    name: 'id of a heading',
    reason: 'Links lead to it.',
    without: (node) => (/^h[1-6]$/.test(node.tagName) ? withoutProperties(node, ['id']) : undefined),
  },
  {
    name: 'figure around code',
    reason: 'A block has a caption, colors and keyboard scrolling; the language stands on `pre`.',
    without: (node) => {
      const pre = node.children.find((child) => isElement(child, 'pre'));
      if (!isElement(node, 'figure') || !hasClass(node, 'code') || !isElement(pre)) return undefined;
      const language = pre.properties.dataLanguage;
      const code = toString(pre);
      const properties = language ? { className: [`language-${String(language)}`] } : {};
      const text = [{ type: 'text' as const, value: code && `${code}\n` }];
      const inside: Element = { type: 'element', tagName: 'code', properties, children: text };
      return [{ ...pre, properties: {}, children: [inside] }];
    },
  },
  {
    name: 'box around a table',
    reason: 'A wide table scrolls in it.',
    without: (node) => (isElement(node, 'div') && hasClass(node, 'table') ? node.children : undefined),
  },
  {
    name: 'whole word of a table',
    reason: 'A browser would break it at a sign.',
    without: (node) => (isElement(node, 'span') && hasClass(node, 'whole') ? node.children : undefined),
  },
  {
    name: 'rel of an external link',
    reason: 'The page that it leads to shall not get hold of this one.',
    without: (node) => (node.tagName === 'a' ? withoutProperties(node, ['rel']) : undefined),
  },
  {
    name: 'numbered reference',
    reason: 'Where an address inside the site leads is known when the whole site is.',
    without: (node, page) => {
      for (const name of ['href', 'src']) {
        const number = /^docs-ref:(\d+)$/.exec(String(node.properties[name]))?.[1];
        if (number === undefined) continue;
        node.properties[name] = page.references[Number(number)]?.href;
        return [node];
      }
      return undefined;
    },
  },
  {
    name: 'loading and decoding of an image',
    reason: 'Images that nobody has scrolled to cost nothing.',
    without: (node) =>
      node.tagName === 'img' ? withoutProperties(node, ['loading', 'decoding']) : undefined,
  },
  {
    name: 'name and classes of a task item',
    reason: 'A screen reader says what the box is for; a style sheet draws it without a marker.',
    without: (node) => {
      if (node.tagName === 'input') return withoutProperties(node, ['ariaLabel']);
      const isTasks = hasClass(node, 'contains-task-list') || hasClass(node, 'task-list-item');
      return isTasks ? withoutProperties(node, ['className']) : undefined;
    },
  },
];
