import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import { type BlockElement, blockElement, type Position } from './block-element.js';

interface AdmonitionInput {
  type: string;
  title: PhrasingContent[];
  children: (BlockContent | DefinitionContent)[];
  position?: Position | undefined;
}

/** A note beside the text: `<div class="admonition" data-type="note" role="note">` with a visible title. */
export const admonition = ({ type, title, children, position }: AdmonitionInput): BlockElement =>
  blockElement(
    'div',
    { className: ['admonition'], dataType: type, role: 'note' },
    [
      { type: 'paragraph', data: { hProperties: { className: ['admonition-title'] } }, children: title },
      ...children,
    ],
    position,
  );
