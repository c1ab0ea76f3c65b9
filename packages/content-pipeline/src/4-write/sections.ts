import { foldSpaces, type Heading, type Section, unescapeHtml } from '@org/site-model';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ElementParent } from '../page/elements.js';

interface OpenSection extends Section {
  depth: number;
  words: string[];
  blocks: string[];
}

/** Elements whose text is not prose. */
const SKIPPED = new Set(['pre', 'annotation', 'script', 'style', 'template', 'button', 'svg', 'nav']);
const BLOCKS = new Set('p li td th div dd dt tr blockquote summary figcaption br'.split(' '));

interface SectionsInput {
  title: string;
  /** The page's heading: text of its beginning, where the title says something else. */
  heading: string | undefined;
  headings: Heading[];
}

/** Cuts the article at its headings: search indexes these, and the first one opens the description. */
export function collectSections(tree: Root, { title, heading, headings }: SectionsInput): Section[] {
  const byId = new Map(headings.map((entry) => [entry.id, entry]));
  const words = heading === undefined || heading === title ? [] : [`${heading} `];
  const open: OpenSection[] = [{ anchor: '', path: [title], text: '', depth: 1, words, blocks: [] }];
  collect(tree, byId, open);
  return open
    .map(({ anchor, path, words, blocks }): Section => {
      const text = foldSpaces(words.join('')).trim();
      return { anchor, path, text, ...(blocks.length > 0 ? { code: blocks.join('\n') } : {}) };
    })
    .filter(({ anchor, text, code }) => anchor || text || code);
}

function collect(parent: Root | Element, headings: Map<string, Heading>, open: OpenSection[]): void {
  for (const child of parent.children as ElementContent[]) {
    if (child.type === 'text') open.at(-1)?.words.push(child.value);
    if (child.type === 'raw') open.at(-1)?.words.push(textOfHtml(child.value));
    if (isDiagramSource(child)) open.at(-1)?.words.push(` ${diagramText(toString(child))} `);
    else if (isCode(child)) addBlock(open, toString(child).trim());
    if (child.type !== 'element' || SKIPPED.has(child.tagName)) continue;
    const heading = /^h[1-6]$/.test(child.tagName) ? headings.get(String(child.properties.id)) : undefined;
    if (heading) open.push(openSection(heading, open));
    else collect(child, headings, open);
    if (BLOCKS.has(child.tagName)) open.at(-1)?.words.push(' ');
  }
}

const isCode = (node: ElementContent): node is Element => node.type === 'element' && node.tagName === 'pre';

const isDiagramSource = (node: ElementContent): node is Element =>
  isCode(node) && node.properties.dataLanguage === 'mermaid';

function addBlock(open: OpenSection[], code: string): void {
  if (code) open.at(-1)?.blocks.push(code);
}

/** What an island shows is HTML already. Its text is found under the heading above it. */
const textOfHtml = (html: string): string =>
  unescapeHtml(html.replace(/<(?:script|style)[\s>][\s\S]*?<\/(?:script|style)>|<[^>]*>/gi, ' '));

function openSection({ id, depth, text }: Heading, open: OpenSection[]): OpenSection {
  const parent = open.findLast((section) => section.depth < depth) ?? open[0];
  return { anchor: id, path: [...(parent?.path ?? []), text], text: '', depth, words: [], blocks: [] };
}

/** Lines that say how a diagram looks, not what is in it. */
const NO_TEXT = /^\s*(?:%%|---|classDef|class |style |linkStyle|click |[a-z]+:\s*\{)/;
/** `"text"`, what is between brackets of any kind, between bars, and behind a colon. */
const LABEL =
  /"([^"]+)"|\|([^|]+)\||[[({]+([^[\](){}"|]+)[\])}]+|:\s*([^:"[\](){}|]+)$|\bas\s+(\w[^:"[\](){}|]*)$/g;

/** What a reader sees written in a diagram of Mermaid, for search: its labels and messages, without its syntax. */
export const diagramText = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !NO_TEXT.test(line))
    .flatMap((line) => [...line.matchAll(LABEL)].map((match) => match.slice(1).find(Boolean) ?? ''))
    .map((label) => label.replace(/<br\s*\/?>|`/gi, ' ').trim())
    .filter(Boolean)
    .join(' ');

/** What search engines show of a description before they cut it. */
const MAX_LENGTH = 160;

/** The first paragraph as one line of plain text, cut at a word. */
export function firstParagraph(tree: Root): string {
  const text = firstText(tree);
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}

function firstText(parent: ElementParent): string {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const isPlain = node.tagName === 'p' && !node.properties.className;
    const text = (isPlain && foldSpaces(toString(node)).trim()) || firstText(node);
    if (text) return text;
  }
  return '';
}
