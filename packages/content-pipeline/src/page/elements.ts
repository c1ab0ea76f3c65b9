import type { Element, ElementContent, Nodes, Properties, Text } from 'hast';

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
