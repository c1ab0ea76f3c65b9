import type { DefaultTreeAdapterTypes } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlParent = HtmlElement | DefaultTreeAdapterTypes.Document;

export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const classesOf = (element: HtmlElement): string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

/** Every element below a node, in the order of the document. */
export function* elementsBelow(parent: HtmlParent): Generator<HtmlElement> {
  for (const child of parent.childNodes)
    if (isElement(child)) {
      yield child;
      yield* elementsBelow(child);
    }
}

/** The first element with a property. */
export function findElement(
  parent: HtmlParent,
  matches: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const element of elementsBelow(parent)) if (matches(element)) return element;
  return undefined;
}

/** Its text, where `<br>` ends a line. */
export function textOf(node: HtmlNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!isElement(node)) return '';
  return node.tagName === 'br' ? '\n' : node.childNodes.map(textOf).join('');
}
