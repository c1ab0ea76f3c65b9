import type { PhrasingContent } from 'mdast';
import { type BlockElement, blockElement } from './block-element.js';

export const badge = (type: string, children: PhrasingContent[]): BlockElement =>
  blockElement('span', { className: ['badge'], dataType: type }, children);
