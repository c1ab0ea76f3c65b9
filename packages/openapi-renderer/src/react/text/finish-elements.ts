import type { Element, Parents, Root } from 'hast';

/** A link of a text: its address is filled in by the page that the text stands on. */
export interface TextLink {
  node: Element;
  href: string;
}

/** What one walk needs and finds. */
export interface Finish {
  /** Level of the heading that the text stands under. */
  headingLevel: number;
  links: TextLink[];
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

function finishElement(node: Element, { headingLevel, links }: Finish): void {
  const { tagName, properties } = node;
  if (/^h[1-6]$/.test(tagName)) shiftHeading(node, headingLevel);
  else if (tagName === 'img') Object.assign(properties, { loading: 'lazy', alt: properties.alt ?? '' });
  else if (tagName === 'a' && typeof properties.href === 'string') {
    if (/^https?:/i.test(properties.href)) properties.rel = ['noopener', 'nofollow'];
    links.push({ node, href: properties.href });
  }
}

/** The page has one level-1 heading, its title; below the deepest level there are no headings any more. */
function shiftHeading(node: Element, under: number): void {
  const level = under + Math.max(2, Number(node.tagName.slice(1))) - 1;
  node.tagName = level > 6 ? 'p' : `h${level}`;
  node.properties = { className: ['api-text-heading'] };
}

const isScroller = (parent: Parents): boolean =>
  parent.type === 'element' && parent.properties.tabIndex === 0;

/** What may be wider than the page scrolls by itself, with the keyboard too. */
const scroller = (node: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['api-scroll'], tabIndex: 0, role: 'group' },
  children: [node],
});
