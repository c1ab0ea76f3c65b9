import { addCodeButton } from './code-button.js';

/** An editor stands over the code of a live example, line on line: there nothing may wrap. */
const CODE = 'figure.code:not([data-live]) > pre';

let sizes: ResizeObserver | undefined;

/** A button on each block of code that has a line wider than the block lets its lines wrap. */
export function startWrapCode(): void {
  // Told after the browser has laid the page out, and again when a window, a tab or a font changes a block.
  sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      target.parentElement?.toggleAttribute('data-wide', target.scrollWidth > target.clientWidth);
    }
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('.wrap');
    const wrapped = button?.parentElement?.toggleAttribute('data-wrapped');
    if (button) button.ariaPressed = String(wrapped);
  });
}

/** What each new page needs. The style sheet shows the button where it is of use. */
export function addWrapButtons(): void {
  sizes?.disconnect();
  for (const code of document.querySelectorAll(CODE)) {
    addCodeButton(code.parentElement as Element, 'wrap');
    sizes?.observe(code);
  }
}
