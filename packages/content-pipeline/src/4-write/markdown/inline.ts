import { foldSpaces } from '@org/site-model';
import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { isElement } from '../../page/elements.js';
import { isSkipped } from './elements.js';
import { destination, escapeText, fenceFor } from './escape-text.js';

const MARKS = new Map([
  ['strong', '**'],
  ['b', '**'],
  ['em', '*'],
  ['i', '*'],
  ['del', '~~'],
  ['s', '~~'],
]);

/** At the end of a block a hard break breaks nothing, and its sign would be text. */
const LAST_BREAK = /(?:[ \t]*\\\n\s*)+$/;

/** Content of a line as Markdown, white space folded. A hard break is a backslash at the end of a line. */
export function inline(nodes: ElementContent[]): string {
  const text = nodes.map(inlineNode).join('');
  // Most lines have neither a hard break nor white space to fold, and looking is cheaper than replacing.
  if (!/[\t\n]| {2}/.test(text)) return text.trim();
  return text
    .replace(LAST_BREAK, '')
    .replace(/[ \t]*\\\n[ \t]*/g, '\\\n')
    .replace(/(?<!\\)[ \t\n]+/g, ' ')
    .trim();
}

function inlineNode(node: ElementContent): string {
  if (node.type === 'text') return escapeText(foldSpaces(node.value));
  if (node.type !== 'element' || isSkipped(node)) return '';
  const mark = MARKS.get(node.tagName);
  if (mark) return marked(mark, inside(node));
  return special(node) ?? inside(node);
}

const inside = (node: Element): string => node.children.map(inlineNode).join('');

function special(node: Element): string | undefined {
  switch (node.tagName) {
    case 'a':
      return link(node);
    case 'img':
      return image(node);
    case 'code':
      return code(toString(node));
    case 'br':
      return '\\\n';
    case 'math':
      return formula(node);
    case 'svg':
      return escapeText(String(node.properties.ariaLabel ?? ''));
    case 'sup':
      return footnoteNumber(node) ?? `<sup>${inside(node)}</sup>`;
    case 'sub':
      return `<sub>${inside(node)}</sub>`;
    default:
      return undefined;
  }
}

/** White space goes out of the marks: `** bold **` is not bold. */
function marked(mark: string, text: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return core && !core.includes(mark) ? `${before}${mark}${core}${mark}${after}` : text;
}

function link(node: Element): string {
  const text = inside(node).trim();
  const { href, title } = node.properties;
  if (typeof href !== 'string' || href === '') return text;
  return `[${text}](${destination(href)}${titled(title)})`;
}

function image({ properties: { src, alt, title } }: Element): string {
  if (typeof src !== 'string') return '';
  return `![${escapeText(String(alt ?? ''))}](${destination(src)}${titled(title)})`;
}

const titled = (title: unknown): string =>
  typeof title === 'string' && title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : '';

function code(text: string): string {
  const folded = text.replace(/\s*\n\s*/g, ' ');
  const fence = fenceFor(folded, '`', 1);
  const gap = /^`|`$|^ .* $/.test(folded) ? ' ' : '';
  return folded ? fence + gap + folded + gap + fence : '';
}

/** The source that a formula was made from. */
export function texOf(node: Element): string | undefined {
  if (node.tagName === 'annotation') return toString(node);
  for (const child of node.children) {
    const tex = isElement(child) ? texOf(child) : undefined;
    if (tex !== undefined) return tex;
  }
  return undefined;
}

function formula(node: Element): string {
  const tex = texOf(node);
  return tex === undefined ? escapeText(toString(node)) : `$${tex.replace(/\s+/g, ' ')}$`;
}

/** The number in `<sup><a data-footnote-ref>1</a></sup>` → `[^1]`. */
function footnoteNumber({ children }: Element): string | undefined {
  const [child] = children;
  const isReference = isElement(child, 'a') && child.properties.dataFootnoteRef !== undefined;
  return isReference ? `[^${toString(child)}]` : undefined;
}
