import { label } from '../loading/page-data.js';

/** Adds a button of a kind to a block of code, once. Without a script there is none: it could do nothing. */
export function addCodeButton(block: Element, kind: 'copy' | 'wrap'): void {
  if (block.querySelector(`.${kind}`)) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = kind;
  button.ariaLabel = label(kind);
  block.append(button);
}
