import type { Heading } from '@org/site-model';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import GithubSlugger, { slug } from 'github-slugger';
import type { PageContext } from './page-context.js';
import { isReservedId, reportReservedId } from './reserved-ids.js';
import { visitElements } from '../visit-elements.js';

const HEADING = /^h([1-6])$/;
const EXPLICIT_ID = /\{#([^\s{}]+)\}$/;

export interface HeadingResult {
  headings: Heading[];
  /** Text of the first level-1 heading, which is taken out of the article: the shell shows the title. */
  title: string | undefined;
}

/** hast → hast: gives headings their ids and permalinks, and takes the title out. */
export function transformHeadings(tree: Root, context: PageContext): HeadingResult {
  const slugger = sluggerBeside(explicitIds(tree));
  const result: HeadingResult = { headings: [], title: undefined };
  visitChildren(tree, (node, isInLink) => {
    const depth = Number(HEADING.exec(node.tagName)?.[1]);
    if (!depth) return node;
    const explicit = allowedId(takeExplicitId(node), node, context);
    const text = toString(node).trim();
    if (depth === 1 && result.title === undefined) {
      result.title = text;
      return undefined;
    }
    const id = explicit ?? (String(node.properties.id ?? '') || slugger.slug(generatedId(text, context)));
    const label = context.labels.permalink.replace('{heading}', () => text);
    node.properties.id = id;
    result.headings.push({ id, depth, text });
    // A link in a link is none: browsers end the outer one.
    return isInLink ? node : withPermalink(node, id, label);
  });
  return result;
}

function generatedId(text: string, context: PageContext): string {
  const id = slug(text) || 'section';
  return isReservedId(id, context) ? `section-${id}` : id;
}

function allowedId(id: string | undefined, node: Element, context: PageContext): string | undefined {
  if (id === undefined || !isReservedId(id, context)) return id;
  reportReservedId(id, node, context);
  return undefined;
}

/** Ids that the writer gave, wherever on the page: a heading's own must not be one of them, even of one further down. */
function explicitIds(tree: Root): string[] {
  const ids: string[] = [];
  visitElements(tree, (node) => {
    const own = HEADING.test(node.tagName) ? explicitId(node) : undefined;
    const id = own ?? node.properties.id;
    if (typeof id === 'string' && id) ids.push(id);
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
  change: (node: Element, isInLink: boolean) => Element | undefined,
  isInLink = false,
): void {
  const children: ElementContent[] = [];
  for (const child of parent.children as ElementContent[]) {
    if (child.type !== 'element') {
      children.push(child);
    } else if (HEADING.test(child.tagName)) {
      const changed = change(child, isInLink);
      if (changed) children.push(changed);
    } else {
      visitChildren(child, change, isInLink || child.tagName === 'a');
      children.push(child);
    }
  }
  parent.children = children as RootContent[] & ElementContent[];
}

function explicitId(node: Element): string | undefined {
  const last = node.children.at(-1);
  return last?.type === 'text' ? EXPLICIT_ID.exec(last.value.trimEnd())?.[1] : undefined;
}

function takeExplicitId(node: Element): string | undefined {
  const id = explicitId(node);
  const last = node.children.at(-1);
  if (id && last?.type === 'text') last.value = last.value.trimEnd().replace(EXPLICIT_ID, '').trimEnd();
  return id;
}

/** The link stands beside the heading, not in it, so that a screen reader's list of headings stays clean. */
function withPermalink(heading: Element, id: string, label: string): Element {
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { className: ['permalink'], href: `#${id}`, ariaLabel: label },
    children: [],
  };
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['heading'] },
    children: [heading, link],
    position: heading.position,
  };
}
