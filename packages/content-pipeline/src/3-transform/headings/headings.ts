import { formatMessage, type Heading } from '@org/site-model';
import type { Element, ElementContent, Root } from 'hast';
import GithubSlugger, { slug } from 'github-slugger';
import type { ArticleMessages } from '../../messages/article-messages.js';
import type { PageHeading } from '../../page/compiled-page.js';
import { element, visitElements } from '../../page/elements.js';
import { isReservedId, reportReservedId, type ReservedIdsContext } from '../html/reserved-ids.js';
import { EXPLICIT_ID } from './heading-ids.js';
import { headingText, reportLostContent, reportSecondTitle } from './page-heading.js';

const HEADING = /^h([1-6])$/;
/** What may be around the page's heading. In a quote, an admonition or a tab it is a heading of that. */
const WRAPPERS = new Set(['a', 'center', 'div', 'header', 'hgroup', 'section']);

/** What headings need of their page. */
export interface HeadingContext extends ReservedIdsContext {
  readonly messages: ArticleMessages;
}

interface HeadingResult {
  headings: Heading[];
  /** The first level-1 heading, which is taken out of the article: the shell shows it. */
  pageHeading: PageHeading | undefined;
}

/** Where an element is. */
interface Surroundings {
  /** A link in a link is none: browsers end the outer one. */
  isInLink: boolean;
  /** Not in another block with a meaning of its own. */
  isOfPage: boolean;
}

/**
 * hast → hast: gives headings their ids and permalinks, and takes the page's own out: the first of level 1. On a page that shows a title it
 * is one that the article begins with, or that says the same; another one is a part of the text.
 */
export function transformHeadings(tree: Root, context: HeadingContext, title?: string): HeadingResult {
  const slugger = sluggerBeside(explicitIds(tree));
  const result: HeadingResult = { headings: [], pageHeading: undefined };
  const isTitle = (text: string): boolean => title === undefined || text === title;
  const begins = beginsWithHeading(tree) === true;
  let isFirst = true;
  visitChildren(tree, { isInLink: false, isOfPage: true }, (node, { isInLink, isOfPage }) => {
    const depth = Number(HEADING.exec(node.tagName)?.[1]);
    if (!depth) return node;
    const explicit = allowedId(takeExplicitId(node), node, context) ?? String(node.properties.id ?? '');
    const text = headingText(node);
    const isPlaced = isTitle(text) || (begins && isFirst);
    if (depth === 1) isFirst = false;
    if (depth === 1 && isOfPage && isPlaced && !result.pageHeading) {
      if (text) result.pageHeading = { text, ...(explicit && { id: explicit }) };
      reportLostContent(node, context);
      return undefined;
    }
    if (depth === 1) reportSecondTitle(node, text, context);
    const id = explicit || slugger.slug(generatedId(text, context));
    const label = formatMessage(context.messages.permalink, { heading: text });
    node.properties.id = id;
    result.headings.push({ id, depth, text });
    return isInLink ? node : withPermalink(node, id, label);
  });
  return result;
}

/** Whether the first thing of a page that is seen is a heading of level 1; `undefined` where nothing is seen. */
function beginsWithHeading(parent: Root | Element): boolean | undefined {
  for (const child of parent.children) {
    if (child.type === 'text' && child.value.trim() !== '') return false;
    if (child.type !== 'element') continue;
    if (child.tagName === 'h1') return true;
    const inner = isWrapper(child) ? beginsWithHeading(child) : false;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function generatedId(text: string, context: HeadingContext): string {
  const id = slug(text) || 'section';
  return isReservedId(id, context) ? `section-${id}` : id;
}

function allowedId(id: string | undefined, node: Element, context: HeadingContext): string | undefined {
  if (id === undefined || !isReservedId(id, context)) return id;
  reportReservedId(id, node, context);
  return undefined;
}

/**
 * Ids that the writer gave, wherever on the page: a heading's own must not be one of them, even of one further down. Those of drawings
 * give way to headings.
 */
function explicitIds(tree: Root): string[] {
  const ids: string[] = [];
  visitElements(tree, (node) => {
    if (node.tagName === 'svg') return false;
    const own = HEADING.test(node.tagName) ? explicitId(node) : undefined;
    const id = own ?? node.properties.id;
    if (typeof id === 'string' && id) ids.push(id);
    return true;
  });
  return ids;
}

function sluggerBeside(ids: string[]): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of ids) slugger.occurrences[id] = 0;
  return slugger;
}

/** Walks elements in document order; what `change` returns takes the element's place, and a heading's inside is left alone. */
function visitChildren(
  parent: Root | Element,
  around: Surroundings,
  change: (node: Element, around: Surroundings) => Element | undefined,
): void {
  const children: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    if (child.type !== 'element') {
      children.push(child);
    } else if (HEADING.test(child.tagName)) {
      const changed = change(child, around);
      if (changed) children.push(changed);
    } else {
      const inside = {
        isInLink: around.isInLink || child.tagName === 'a',
        isOfPage: around.isOfPage && isWrapper(child),
      };
      visitChildren(child, inside, change);
      children.push(child);
    }
  }
  parent.children = children;
}

const isWrapper = ({ tagName, properties }: Element): boolean =>
  WRAPPERS.has(tagName) && properties.role === undefined;

/** Of a heading in raw HTML. Those of Markdown have theirs already. */
function explicitId(node: Element): string | undefined {
  const last = node.children.at(-1);
  return last?.type === 'text' ? EXPLICIT_ID.exec(last.value)?.[1] : undefined;
}

function takeExplicitId(node: Element): string | undefined {
  const id = explicitId(node);
  const last = node.children.at(-1);
  if (id && last?.type === 'text') last.value = last.value.replace(EXPLICIT_ID, '');
  return id;
}

/** The link is beside the heading, not in it, so that a screen reader's list of headings stays clean. */
function withPermalink(heading: Element, id: string, label: string): Element {
  const link = element('a', { className: ['permalink'], href: `#${id}`, ariaLabel: label }, []);
  return element('div', { className: ['heading'] }, [heading, link], heading.position);
}
