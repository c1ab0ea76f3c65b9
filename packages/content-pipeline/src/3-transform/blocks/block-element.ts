import type { Properties } from 'hast';
import type { BlockContent, DefinitionContent, Nodes, Parent, PhrasingContent } from 'mdast';

/** Where something stands in its source. */
export type Position = NonNullable<Nodes['position']>;

export type BlockChild = BlockContent | DefinitionContent | PhrasingContent;

/**
 * An HTML element in a Markdown tree: what every block of this package is built from, whatever syntax asks for it.
 * `mdast-util-to-hast` turns it into its element by `data`.
 */
export interface BlockElement extends Parent {
  type: 'docsElement';
  data: { hName: string; hProperties: Properties };
  children: BlockChild[];
}

declare module 'mdast' {
  interface RootContentMap {
    docsElement: BlockElement;
  }
  interface BlockContentMap {
    docsElement: BlockElement;
  }
  interface PhrasingContentMap {
    docsElement: BlockElement;
  }
}

/** `position` is what findings about the element, and addresses in its attributes, are located by. */
export const blockElement = (
  hName: string,
  hProperties: Properties,
  children: BlockChild[],
  position?: Position,
): BlockElement => ({
  type: 'docsElement',
  data: { hName, hProperties },
  children,
  ...(position && { position }),
});

export const textNode = (value: string): PhrasingContent => ({ type: 'text', value });
