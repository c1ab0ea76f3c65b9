import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import { type BlockChild, type BlockElement, blockElement, type Position } from './block-element.js';

interface FigureInput {
  caption: PhrasingContent[];
  children: (BlockContent | DefinitionContent)[];
  position?: Position | undefined;
}

/** Content with a caption. An image stands in the figure itself, not in a paragraph. */
export const figure = ({ caption, children, position }: FigureInput): BlockElement =>
  blockElement(
    'figure',
    { className: ['figure'] },
    [...children.flatMap(bareImages), blockElement('figcaption', {}, caption)],
    position,
  );

function bareImages(block: BlockContent | DefinitionContent): BlockChild[] {
  if (block.type !== 'paragraph') return [block];
  const isImage = ({ type }: PhrasingContent) => type === 'image' || type === 'imageReference';
  const images = block.children.filter(isImage);
  const rest = block.children.filter((child) => !isImage(child));
  return rest.every((child) => child.type === 'text' && !child.value.trim()) ? images : [block];
}
