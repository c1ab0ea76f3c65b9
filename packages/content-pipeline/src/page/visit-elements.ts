import type { Element, Root, RootContent } from 'hast';

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
