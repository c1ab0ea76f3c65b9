import type { Element, ElementContent, Nodes, Properties, Root, RootContent, Text } from 'hast';

/** Where a node starts and ends in its source. */
export type SourceRange = NonNullable<Nodes['position']>;

/** `position` is what diagnostics about the element, and addresses in its attributes, are located by. */
export const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[],
  position?: SourceRange,
): Element => ({ type: 'element', tagName, properties, children, ...(position && { position }) });

export const textNode = (value: string): Text => ({ type: 'text', value });

export const isElement = (node: Nodes | undefined, ...tagNames: string[]): node is Element =>
  node?.type === 'element' && (tagNames.length === 0 || tagNames.includes(node.tagName));

export const isSpace = (node: Nodes): boolean => node.type === 'text' && !node.value.trim();

/** Names of elements in a line of text (HTML calls them phrasing content). Everything else is a block of its own. */
export const INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label map mark math picture q ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

export type ElementParent = Root | Element;

/** `false` leaves the inside of the element alone. */
type ElementVisitor = (element: Element, index: number, parent: ElementParent) => unknown;

/**
 * Calls `visit` for every element in document order. Most of a page's nodes are the colored words of its code, so what walks
 * them must cost nothing: the walker of unist, which makes a closure for each, took a third of a page's time. A visitor may
 * put another element in the place of the one that it is given, and does not see that one.
 */
export function visitElements(parent: ElementParent, visit: ElementVisitor): void {
  const children: RootContent[] = parent.children;
  for (let index = 0; index < children.length; index++) {
    const child = children[index];
    if (child?.type === 'element' && visit(child, index, parent) !== false) visitElements(child, visit);
  }
}
