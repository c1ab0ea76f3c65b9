import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import { type BlockElement, blockElement, type Position } from './block-element.js';
import { withoutLinks } from './without-links.js';

interface DetailsInput {
  summary: PhrasingContent[];
  /** Whether it stands open on arrival. */
  open: boolean;
  children: (BlockContent | DefinitionContent)[];
  position?: Position | undefined;
}

/** Content behind a line that opens it: the platform's own element, so it works without a script. */
export const details = ({ summary, open, children, position }: DetailsInput): BlockElement =>
  blockElement(
    'details',
    { className: ['details'], open },
    [blockElement('summary', {}, withoutLinks(summary)), ...children],
    position,
  );
