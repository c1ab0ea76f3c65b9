import type { Element, ElementContent, Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import type { VFile } from 'vfile';
import type { ElementParent } from '../visit-elements.js';
import { type PageContext, type Positioned, report } from './page-context.js';
import { sanitizeTree } from './sanitize.js';

/** hast → hast: raw HTML becomes what the site allows it to be. */
export function treatRawHtml(tree: Root, file: VFile, context: PageContext): Root {
  if (context.rawHtml === 'escape') keepChildren(tree);
  const parsed = hasRawHtml(tree) ? parseRawHtml(tree, file, context) : tree;
  return context.rawHtml === 'sanitize' ? sanitizeTree(parsed, context) : parsed;
}

/** The HTML parser is a second one, and most pages need no more than the first. */
const hasRawHtml = (parent: ElementParent): boolean =>
  parent.children.some((child) => child.type === 'raw' || (child.type === 'element' && hasRawHtml(child)));

type Children = (RootContent | ElementContent)[];

/**
 * hast → hast: raw HTML becomes elements, as a browser would make them. Comments go: they are notes between writers.
 * The HTML parser is fed piece by piece, and some text that is no HTML, such as an unclosed `</ `, breaks it.
 */
function parseRawHtml(tree: Root, file: VFile, context: PageContext): Root {
  const parsed = tryParse(tree, file, context);
  keepChildren(parsed);
  return parsed;
}

function tryParse(tree: Root, file: VFile, context: PageContext): Root {
  try {
    return raw(tree, { file }) as Root;
  } catch {
    report(context, firstRaw(tree) ?? {}, {
      code: 'html-unreadable',
      severity: 'error',
      message: 'The page has raw HTML that cannot be parsed, so all of it is shown as text.',
      hint: 'Look, from here on, for a tag that is begun and not ended, such as "</" or "<!", or for hundreds of tags in each other.',
    });
    return tree;
  }
}

function firstRaw(parent: ElementParent): Positioned | undefined {
  for (const child of parent.children) {
    if (child.type === 'raw') return child;
    const inside = child.type === 'element' ? firstRaw(child) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

/** Takes out what is no content, and shows as text what could not be parsed: it may hold anything. */
function keepChildren(parent: { children: Children }): void {
  parent.children = parent.children.filter(({ type }) => type !== 'comment' && type !== 'doctype');
  parent.children.forEach((child, index) => {
    if (child.type === 'raw') parent.children[index] = { type: 'text', value: child.value };
    else if (child.type === 'element') keepChildren(keepFirstLine(child));
  });
}

/** HTML parsers drop a line break right behind `<pre>`; one that is content must be written twice. */
function keepFirstLine(element: Element): Element {
  const [first] = element.children;
  const isDropped = /^(?:pre|listing|textarea)$/.test(element.tagName) && first?.type === 'text';
  if (isDropped && first.value.startsWith('\n')) first.value = `\n${first.value}`;
  return element;
}
