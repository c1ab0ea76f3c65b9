import type { Block } from './block.js';
import { onlyList } from './parts.js';

/** `:::steps` around an ordered list, which is drawn as numbered steps along a line. It stays a list: its numbers are the platform's. */
export const stepsBlock: Block = {
  marker: ':::',
  attributes: [],
  build(use, context) {
    const list = onlyList(use, 'ordered', context);
    if (list) list.properties.className = ['steps'];
    return list;
  },
};
