import { foldSpaces, type HighlightCode, type MarkdownOptions, type RenderedMarkdown } from '@org/site-model';
import type { Element, ElementContent, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { parseGfm } from './2-parse/parsers.js';
import { highlightLines } from './3-transform/code/highlight.js';
import { headingText } from './3-transform/headings/page-heading.js';
import { sanitizeForeign } from './3-transform/html/sanitize.js';
import { breakNamesOfWideTables } from './3-transform/html/table-breaks.js';
import { wrapTables } from './3-transform/html/tables.js';
import { keepWordsWhole } from './3-transform/html/whole-words.js';
import { parseRaw } from './html/parse-html.js';
import { writeHtml } from './html/write-html.js';
import { type ElementParent, visitElements } from './page/elements.js';

/** Beyond this, a text is cut: parsing takes more than linear time on some. */
const MAX_LENGTH = 100_000;
/** One line in which Markdown would find nothing but text and inline code: most descriptions, and no parser is needed. */
const PLAIN = /^[^\\*_<[\]|~&\n@`#>+\-=\d](?:[^\\*_<[\]|~&\n@`]|`[^`\n]+`(?!`))*$/;
/** A noncharacter, in the place of each address while HTML is written. */
const ADDRESS = '\uFDD0';

/**
 * CommonMark with GFM that nobody has checked, such as the descriptions in an API's document, as HTML that is safe to show:
 * no scripts, styles, classes, ids or forms. A text that nests deeper than any person writes is shown as it is.
 */
export function renderMarkdown(markdown: string, options: MarkdownOptions): RenderedMarkdown {
  const start = markdown.length - markdown.trimStart().length;
  const text = markdown.trim().slice(0, MAX_LENGTH).replaceAll(ADDRESS, '\uFFFD');
  const isPlain = text === '' || (PLAIN.test(text) && !/https?:|www\./.test(text));
  const rendered = isPlain ? renderLine(text) : renderTree(text, options);
  for (const link of rendered.links) link.offset += start;
  return rendered;
}

/** Code as HTML, colored where the language is known. */
export const highlightCode: HighlightCode = (code, language) =>
  highlightLines(code, language)
    .map((children) => writeHtml({ type: 'root', children }, { raw: false }))
    .join('\n');

function renderLine(line: string): RenderedMarkdown {
  const html = line
    .replace(/[&<]/g, (character) => (character === '&' ? '&#x26;' : '&#x3C;'))
    .replace(/`([^`]+)`/g, (_, code: string) => `<code>${code.trim() || code}</code>`);
  return {
    html: [line === '' ? '' : `<p>${html}</p>`],
    links: [],
    headings: [],
    text: line.replaceAll('`', ''),
  };
}

function renderTree(text: string, options: MarkdownOptions): RenderedMarkdown {
  try {
    const tree = toSafeTree(text);
    const rendered: RenderedMarkdown = { html: [], links: [], headings: [], text: textOf(tree) };
    wrapTables(tree);
    keepWordsWhole(tree);
    breakNamesOfWideTables(tree);
    visitElements(tree, (element) => finishElement(element, options, rendered));
    rendered.html = writeHtml(tree, { raw: false }).split(ADDRESS);
    return rendered;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const shown: Root = { type: 'root', children: [{ type: 'text', value: text }] };
    return { html: [`<p>${writeHtml(shown, { raw: false })}</p>`], links: [], headings: [], text };
  }
}

function toSafeTree(text: string): Root {
  const tree = toHast(parseGfm(text), { allowDangerousHtml: true, clobberPrefix: '' }) as Root;
  // Parsed as browsers do, where there is some.
  return sanitizeForeign(text.includes('<') ? (parseRaw(tree, { file: new VFile(text) }) as Root) : tree);
}

function finishElement(element: Element, options: MarkdownOptions, rendered: RenderedMarkdown): void {
  const { tagName, properties } = element;
  if (/^h[1-6]$/.test(tagName)) shiftHeading(element, options, rendered);
  else if (tagName === 'img') Object.assign(properties, { loading: 'lazy', alt: properties.alt ?? '' });
  // What is wide scrolls by itself, with the keyboard too.
  else if (tagName === 'pre') properties.tabIndex = 0;
  else if (tagName === 'a' && typeof properties.href === 'string') {
    const { href } = properties;
    rendered.links.push({ href, offset: element.position?.start.offset ?? 0 });
    properties.href = ADDRESS;
    if (/^https?:/i.test(href)) properties.rel = ['noopener', 'nofollow'];
  }
}

/** A page has one level-1 heading, its title; HTML has no level below the sixth. */
function shiftHeading(element: Element, options: MarkdownOptions, { headings }: RenderedMarkdown): void {
  const { headingLevel, headingId } = options;
  const depth = headingLevel + Math.max(2, Number(element.tagName.slice(1))) - 1;
  const text = headingText(element);
  const isDeep = depth > 6;
  element.tagName = isDeep ? 'p' : `h${depth}`;
  element.properties = isDeep ? { role: 'heading', ariaLevel: depth } : {};
  if (!headingId) return;
  const id = headingId(text);
  element.properties.id = id;
  headings.push({ id, depth, text });
}

const INLINE = new Set([
  ...['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small', 'span'],
  ...['strong', 'sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr'],
]);

const textOf = (tree: Root): string => foldSpaces(wordsOf(tree)).trim();

/** Blocks that stand side by side are words apart. */
function wordsOf(parent: ElementParent): string {
  let words = '';
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'text') words += child.value;
    else if (child.type === 'element')
      words += INLINE.has(child.tagName) ? wordsOf(child) : ` ${wordsOf(child)} `;
  }
  return words;
}
