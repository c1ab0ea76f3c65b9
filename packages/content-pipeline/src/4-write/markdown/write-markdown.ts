import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { ArticleMessages } from '../../messages/article-messages.js';
import { isElement } from '../../page/elements.js';
import { markSlot, type Segment, toSegments } from '../../page/segments.js';
import { codeFence, fence } from './code-fence.js';
import { find, hasClass, isInline, isSkipped } from './elements.js';
import { destination, escapeLineStarts, escapeText } from './escape-text.js';
import { inline, texOf } from './inline.js';
import { footnotes, list, table } from './lists.js';

/** Two lists that follow each other would be one, whatever elements they are in. */
const LISTS_APART = '<!-- -->';
/** Paragraphs that name what follows them. */
const TITLES = ['tab-title', 'card-title'];

/**
 * The finished article as plain Markdown, for machines: what directives, components and raw HTML became is said with
 * CommonMark and GFM.
 */
export function markdownSegments(tree: Root, heading: string, messages: ArticleMessages): Segment[] {
  const blocks = new MarkdownBlocks(messages).of(tree.children as ElementContent[]);
  const text = `${[`# ${escapeText(heading)}`, ...blocks].join('\n\n')}\n`;
  return toSegments(text, (_slot, before) => continuation(before));
}

/** What the next line of the list or quote begins with in which the last line of a text is. */
const continuation = (text: string): string => text.slice(text.lastIndexOf('\n') + 1).replace(/[^> ]/g, ' ');

class MarkdownBlocks {
  readonly #messages: ArticleMessages;
  readonly #toBlocks = (nodes: ElementContent[]): string[] => this.of(nodes);

  constructor(messages: ArticleMessages) {
    this.#messages = messages;
  }

  /** Blocks of Markdown, to be put apart by an empty line. Text between elements makes paragraphs. */
  of(nodes: ElementContent[]): string[] {
    const blocks: string[] = [];
    let line: ElementContent[] = [];
    const add = (block: string): void => {
      const kind = listKind(block);
      if (kind && kind === listKind(blocks.at(-1))) blocks.push(LISTS_APART);
      if (block) blocks.push(block);
    };
    const endLine = (): void => {
      add(escapeLineStarts(inline(line)));
      line = [];
    };
    for (const node of nodes) {
      if (isSkipped(node)) continue;
      if (isInline(node)) {
        line.push(node);
        continue;
      }
      endLine();
      if (node.type !== 'element') continue;
      this.#block(node).forEach(add);
    }
    endLine();
    return blocks;
  }

  #block(node: Element): string[] {
    const { tagName, children } = node;
    if (/^h[1-6]$/.test(tagName)) return [`${'#'.repeat(Number(tagName[1]))} ${inline(children)}`];
    switch (tagName) {
      case 'p':
      case 'dt':
        return this.#paragraph(node);
      case 'ul':
        if (node.properties.dataSlot !== undefined) return [markSlot(Number(node.properties.dataSlot))];
        return [list(node, this.#toBlocks)];
      case 'ol':
        return [list(node, this.#toBlocks)];
      case 'blockquote':
        return [quote(this.of(children))];
      case 'pre':
        return [codeFence(node)];
      case 'table':
        return [table(node)];
      case 'hr':
        return ['---'];
      case 'video':
      case 'audio':
      case 'iframe':
        return [media(node)];
      case 'summary':
        return [hasClass(node, 'folder') ? inline(children) : bold(inline(children))];
      default:
        return this.#container(node);
    }
  }

  #paragraph(node: Element): string[] {
    const text = inline(node.children);
    if (node.tagName === 'dt' || TITLES.some((name) => hasClass(node, name))) return [bold(text)];
    return [escapeLineStarts(text)];
  }

  /** Elements that hold blocks, by what they are for; all others are no more than their content. */
  #container(node: Element): string[] {
    const { tagName, children } = node;
    if (hasClass(node, 'admonition')) return [this.#admonition(node)];
    if (tagName === 'section' && hasClass(node, 'footnotes')) return footnotes(node, this.#toBlocks);
    if (tagName === 'figure' && hasClass(node, 'code')) return [codeFence(node)];
    if (hasClass(node, 'math')) return [fence(texOf(node) ?? toString(node), 'math')];
    if (tagName === 'figcaption') return [emphasised(inline(children))];
    return this.of(children);
  }

  /** A quote under its type and its title, which alone says how serious it is. */
  #admonition(node: Element): string {
    const type = String(node.properties.dataType);
    const name = this.#messages.admonitions[type] ?? type;
    const heading = find(node, (child) => hasClass(child, 'admonition-title'));
    const title = heading ? inline(heading.children) : name;
    const first = title === escapeText(name) ? `**${name}**` : `**${name}:** ${title}`;
    return quote([first, ...this.of(node.children.filter((child) => child !== heading))]);
  }
}

/** Of a block of Markdown. Text that begins like a list is escaped. */
const listKind = (block: string | undefined): string | undefined => {
  const marker = /^(?:(-) |\d+(\.) )/.exec(block ?? '');
  return marker?.[1] ?? marker?.[2];
};

const quote = (blocks: string[]): string =>
  blocks
    .join('\n\n')
    .replace(/^(?=.)/gm, '> ')
    .replace(/^$/gm, '>');

const bold = (text: string): string => (text.includes('**') || !text ? text : `**${text}**`);
const emphasised = (text: string): string => (text.includes('*') || !text ? text : `*${text}*`);

/** What is played or embedded is said by its name. */
function media({ properties, children }: Element): string {
  const source = children.find((child): child is Element => isElement(child, 'source'));
  const src = properties.src ?? source?.properties.src;
  const name = String(properties.ariaLabel ?? properties.title ?? src ?? '');
  return typeof src === 'string' ? `[${escapeText(name)}](${destination(src)})` : '';
}
