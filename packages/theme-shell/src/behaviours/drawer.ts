import { DESKTOP_MIN_WIDTH, ELEMENT_IDS } from '../model/constants.js';

/** Marks the history entry that an open drawer adds, so that the browser's Back closes it. */
const HISTORY_MARK = 'docsDrawer';

const drawer = (): HTMLElement | null => document.getElementById(ELEMENT_IDS.drawer);
const isOpen = (): boolean => drawer()?.matches(':popover-open') ?? false;
const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[HISTORY_MARK]);

export const closeDrawer = (): void => {
  if (isOpen()) drawer()?.hidePopover();
};

/**
 * The browser opens the drawer, lights it off on Escape and outside clicks and returns focus. This adds what makes it modal:
 * the rest of the page is inert, Back closes it, and it is gone when the desktop layout takes over.
 */
export function startDrawer(): void {
  // `toggle` does not bubble; the drawer may be replaced, so it is caught on the way down.
  document.addEventListener('toggle', (event) => {
    if (event.target === drawer()) onToggle((event as ToggleEvent).newState === 'open');
  }, true);
  addEventListener('popstate', closeDrawer);
  matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH}px)`).addEventListener('change', ({ matches }) => {
    if (matches) closeDrawer();
  });
}

function onToggle(open: boolean): void {
  const element = drawer();
  for (const outside of document.querySelectorAll<HTMLElement>('.navbar, .footer, .layout > :not(.drawer)')) {
    outside.inert = open;
  }
  if (open) {
    element?.setAttribute('role', 'dialog');
    element?.setAttribute('aria-modal', 'true');
    element?.querySelector('button')?.focus();
    history.pushState({ ...history.state, [HISTORY_MARK]: true }, '');
  } else {
    element?.removeAttribute('role');
    element?.removeAttribute('aria-modal');
    // Closed by anything but Back: the extra entry must not stay behind.
    if (isMarked()) history.back();
  }
}
