import { closestTarget } from '../closest-target.js';
import { addButton } from './add-button.js';

export function addCopyButtons(): void {
  for (const block of document.querySelectorAll('figure.code')) addButton(block, 'copy');
}

export function startCopying(): void {
  document.addEventListener('click', (event) => {
    const button = closestTarget<HTMLButtonElement>(event, '.copy, .copy-page');
    // Its code comes with the click.
    if (button) void import('./copying.js').then((copying) => copying.copy(button));
  });
}

/** An editor covers the code of a live example, line on line: there nothing may wrap. */
const CODE = 'figure.code:not([data-live]) > pre';

let sizes: ResizeObserver | undefined;

/** A button on each block of code that has a line wider than the block lets its lines wrap. */
export function startWrapCode(): void {
  // Called after layout, and again when a window, a tab or a font changes a block.
  sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const block = target.parentElement as Element;
      if (block.toggleAttribute('data-wide', target.scrollWidth > target.clientWidth))
        addButton(block, 'wrap');
    }
  });
  document.addEventListener('click', (event) => {
    const button = closestTarget(event, '.wrap');
    const wrapped = button?.parentElement?.toggleAttribute('data-wrapped');
    if (button) button.ariaPressed = String(wrapped);
  });
}

/** What each new page needs. The style sheet hides a button that is of no use any more. */
export function watchCodeWidth(): void {
  sizes?.disconnect();
  for (const code of document.querySelectorAll(CODE)) sizes?.observe(code);
}
