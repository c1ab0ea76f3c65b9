import type { Element, Parents, Root } from 'hast';
import type { Slugs } from '../../api-model/slugs.js';

/** A link of a text: its address is filled in by the page that the text stands on. */
export interface TextLink {
  node: Element;
  href: string;
  /** Where the link starts in the text. */
  offset: number;
}

/** A heading of a text that has a place of its own on the page. */
export interface TextSection {
  id: string;
  title: string;
}

/** What one walk needs and finds. */
export interface Finish {
  /** Level of the heading that the text stands under. */
  headingLevel: number;
  links: TextLink[];
  /** Gives ids to headings. @default they have none */
  sections?: { ids: Slugs; found: TextSection[] } | undefined;
}

/** Headings go below the one that the text stands under; what is wide scrolls by itself; links are gathered. */
export function finishElements() {
  return (tree: Root, file: { data: Record<string, unknown> }): void =>
    walk(tree, file.data as unknown as Finish);
}

/** By hand: general walkers take longer for a text than parsing it does. Trees of descriptions are as deep as their texts nest. */
function walk(parent: Parents, finish: Finish): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type !== 'element') continue;
    finishElement(node, finish);
    walk(node, finish);
    if ((node.tagName === 'pre' || node.tagName === 'table') && !isScroller(parent))
      parent.children[index] = scroller(node);
  }
}

function finishElement(node: Element, { headingLevel, links, sections }: Finish): void {
  const { tagName, properties } = node;
  if (/^h[1-6]$/.test(tagName)) shiftHeading(node, headingLevel, sections);
  else if (tagName === 'img') Object.assign(properties, { loading: 'lazy', alt: properties.alt ?? '' });
  else if (tagName === 'a' && typeof properties.href === 'string') {
    if (/^https?:/i.test(properties.href)) properties.rel = ['noopener', 'nofollow'];
    links.push({ node, href: properties.href, offset: node.position?.start.offset ?? 0 });
  }
}

/** The page has one level-1 heading, its title; below the deepest level there are no headings any more. */
function shiftHeading(node: Element, under: number, sections: Finish['sections']): void {
  const level = under + Math.max(2, Number(node.tagName.slice(1))) - 1;
  node.tagName = level > 6 ? 'p' : `h${level}`;
  node.properties = { className: ['api-text-heading'] };
  if (!sections) return;
  const title = textOf(node).trim();
  const id = sections.ids.claim(`section ${title}`);
  node.properties.id = id;
  sections.found.push({ id, title });
}

const textOf = (parent: Parents): string =>
  parent.children
    .map((node) => (node.type === 'text' ? node.value : 'children' in node ? textOf(node) : ''))
    .join('');

const isScroller = (parent: Parents): boolean =>
  parent.type === 'element' && parent.properties.tabIndex === 0;

/** What may be wider than the page scrolls by itself, with the keyboard too. */
const scroller = (node: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['api-scroll'], tabIndex: 0, role: 'group' },
  children: [node],
});
