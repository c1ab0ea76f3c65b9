import { closestTarget } from '../closest-target.js';

/** Pixels that the widest explanation of a term takes. */
const WIDEST = 320;
const DISMISSED = 'data-dismissed';

/** Explanations of terms stay in the window, and Escape puts one away until the reader has left its term. */
export function start(): void {
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, turn);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const term of document.querySelectorAll('.term:is(:hover, :focus-visible)'))
      term.setAttribute(DISMISSED, '');
  });
  for (const type of ['pointerout', 'focusout'])
    document.addEventListener(type, (event) => closestTarget(event, '.term')?.removeAttribute(DISMISSED));
}

/** Towards the side that has room for it. */
function turn(event: Event): void {
  const term = closestTarget(event, '.term');
  if (!term) return;
  const { left, right } = term.getBoundingClientRect();
  const isRtl = getComputedStyle(term).direction === 'rtl';
  const room = isRtl ? right : innerWidth - left;
  term.dataset.side = room < WIDEST ? 'end' : 'start';
}
