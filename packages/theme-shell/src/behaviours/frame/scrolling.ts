import { closestTarget } from '../closest-target.js';
import { BACK_TO_TOP_FROM, SHELL_EVENTS } from '../../model/constants.js';

const root = document.documentElement;

let last = 0;
/** The page is scrolling to an anchor: that is no sign of what the reader wants. */
let jumping = false;

/** Shows the way back to the top while the reader scrolls up, and hides the navbar while they scroll down, if the site asks. */
export function startScrolling(): void {
  // Asked for at once, the place would cost a layout of its own before the first frame.
  requestAnimationFrame(() => {
    last = scrollY;
    if (location.hash) onJump();
  });
  addEventListener('scroll', onScroll, { passive: true });
  for (const sign of ['scrollend', 'wheel', 'touchmove', 'keydown']) {
    addEventListener(sign, onReaderMoves, { passive: true });
  }
  document.addEventListener('click', onClick);
  document.addEventListener(SHELL_EVENTS.pageShown, onArrival);
}

function onReaderMoves(): void {
  jumping = false;
}

function onScroll(): void {
  const up = scrollY < last;
  if (scrollY === last) return;
  last = scrollY;
  hideNavbar(jumping || !up);
  if (!jumping) root.toggleAttribute('data-back-to-top', up && scrollY >= BACK_TO_TOP_FROM);
}

/** Never at the top of the page: there it would leave a gap, or slide over the announcement above it. */
function hideNavbar(wanted: boolean): void {
  if (root.dataset.hideOnScroll === undefined) return;
  const heightOf = (selector: string): number =>
    document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
  const isPast = scrollY >= heightOf('.announcement') + heightOf('.navbar');
  root.toggleAttribute('data-navbar-hidden', wanted && isPast);
}

function onClick(event: MouseEvent): void {
  if (closestTarget(event, '[data-back-to-top]:not(html)')) {
    scrollTo({ top: 0 });
    // The button goes away with the scrolling, and must not take the focus with it.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
  const link = closestTarget(event, 'a');
  if (link?.getAttribute('href')?.startsWith('#')) onJump();
  // The contents of a narrow window lie over the text that they lead to.
  link?.closest('.toc-mobile')?.removeAttribute('open');
}

function onArrival(): void {
  last = scrollY;
  root.removeAttribute('data-back-to-top');
  root.removeAttribute('data-navbar-hidden');
  if (location.hash) onJump();
}

/** An anchor goes to the very top of the window, where the navbar would cover it. */
function onJump(): void {
  jumping = true;
  hideNavbar(true);
}
