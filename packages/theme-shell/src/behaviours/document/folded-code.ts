import { closestTarget } from '../closest-target.js';

/** A button opens a long block of code. So does whatever scrolls in it: a search of the browser, or a link to one of its lines. */
export function startFoldedCode(): void {
  document.addEventListener('click', (event) => {
    const code = open(closestTarget(event, '.unfold'));
    // The button goes: the keyboard is in the code that it has shown.
    code?.focus({ preventScroll: true });
  });
  document.addEventListener('scroll', (event) => open(closestTarget(event, '.code:has(.unfold) > pre')), {
    capture: true,
    passive: true,
  });
}

function open(part: Element | null): HTMLElement | null | undefined {
  const block = part?.parentElement;
  block?.setAttribute('data-unfolded', '');
  return block?.querySelector('pre');
}
