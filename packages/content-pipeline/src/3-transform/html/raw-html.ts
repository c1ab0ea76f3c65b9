import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Raw } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { parseRaw } from '../../html/parse-html.js';
import { writeHtml } from '../../html/write-html.js';
import type { RawHtml } from '../../page/compile-options.js';
import { type DiagnosticContext, report } from '../../page/diagnostics.js';
import type { ElementParent } from '../../page/elements.js';
import { markPipelineElements } from './pipeline-data.js';
import { isTooDeep, MAX_RAW_DEPTH } from './raw-depth.js';
import { sanitizeTree } from './sanitize.js';

interface RawHtmlContext extends DiagnosticContext {
  readonly rawHtml: RawHtml;
  /** Whether marks of components are among the elements: a parser would move them. */
  readonly componentUses: readonly unknown[];
}

/** hast → hast: raw HTML becomes what the site allows it to be. */
export function treatRawHtml(tree: Root, file: VFile, context: RawHtmlContext): Root {
  if (context.rawHtml === 'escape') keepChildren(tree);
  if (context.rawHtml === 'sanitize') markPipelineElements(tree);
  const parsed = hasRawHtml(tree) ? parseRawHtml(tree, file, context) : tree;
  return context.rawHtml === 'sanitize' ? sanitizeTree(parsed, context) : parsed;
}

/** The HTML parser is a second one, and most pages need no more than the first. */
function hasRawHtml({ children }: ElementParent): boolean {
  for (const child of children)
    if (child.type === 'raw' || (child.type === 'element' && hasRawHtml(child))) return true;
  return false;
}

type Children = (RootContent | ElementContent)[];

/**
 * hast → hast: raw HTML becomes elements, as a browser would make them. Comments go: they are notes between writers.
 * The HTML parser is fed piece by piece, and some text that is no HTML, such as an unclosed `</ `, breaks it.
 */
function parseRawHtml(tree: Root, file: VFile, context: RawHtmlContext): Root {
  const table = findRaw(tree, ({ value }) => /<table[\s>]/i.test(value));
  const parsed = tryParse(tree, file, context);
  keepChildren(parsed);
  return table && context.componentUses.length === 0 ? asRead(parsed, table, context) : parsed;
}

/**
 * What is in a raw table and may not be is put in front of it by HTML parsers, and may end up in an element of its own kind there, such as
 * a button in a button. No HTML says that: the tree is then the one that browsers make of what is written for it.
 */
function asRead(tree: Root, table: Raw, context: RawHtmlContext): Root {
  const written = writeHtml(tree, { raw: false });
  const read = parseRaw({ type: 'root', children: [{ type: 'raw', value: written }] }) as Root;
  keepChildren(read);
  if (writeHtml(read, { raw: false }) === written) return tree;
  report(context, table, {
    code: 'html-misplaced',
    severity: 'warning',
    message: 'In or around this table stands raw HTML that may not, so browsers show it elsewhere.',
    hint: 'Put content of a table into <td> or <th>, and end what is begun before it.',
  });
  return read;
}

function tryParse(tree: Root, file: VFile, context: RawHtmlContext): Root {
  if (isTooDeep(tree)) return unreadable(tree, context, `has more than ${MAX_RAW_DEPTH} tags in each other`);
  try {
    return parseRaw(tree, { file }) as Root;
  } catch {
    return unreadable(tree, context, 'cannot be parsed');
  }
}

function unreadable(tree: Root, context: RawHtmlContext, why: string): Root {
  report(context, findRaw(tree) ?? {}, {
    code: 'html-unreadable',
    message: `The page has raw HTML that ${why}, so all of it is shown as text.`,
    hint: 'Look, from here on, for a tag that is begun and not ended, such as "</" or "<!", or for hundreds of tags in each other.',
  });
  return tree;
}

/** The first piece of raw HTML, of those that are asked for. */
function findRaw(parent: ElementParent, isWanted = (_: Raw): boolean => true): Raw | undefined {
  for (const child of parent.children) {
    if (child.type === 'raw' && isWanted(child)) return child;
    const inside = child.type === 'element' ? findRaw(child, isWanted) : undefined;
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
