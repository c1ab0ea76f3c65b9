import { label } from '../loading/page-data.js';

/** Adds a button of a kind to a block, once. Without a script there is none: it could do nothing. */
export function addButton(
  block: Element,
  kind: 'copy' | 'wrap' | 'enlarge',
  add: 'append' | 'prepend' = 'append',
): void {
  if (block.querySelector(`.${kind}`)) return;
  const attributes = { type: 'button', className: kind, ariaLabel: label(kind) } as const;
  block[add](Object.assign(document.createElement('button'), attributes));
}
