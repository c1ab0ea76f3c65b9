import { closestTarget } from '../closest-target.js';
import { DESKTOP_MIN_WIDTH, ELEMENT_IDS } from '../../model/constants.js';
import { showCurrentItem } from './sidebar.js';

/** Marks the history entry that an open drawer adds, so that the browser's Back closes it. */
const HISTORY_MARK = 'docsDrawer';

/** All that is not the drawer. */
const OUTSIDE = '.announcement, .navbar, .footer, .back-to-top, .layout > :not(.drawer)';

const drawer = (): HTMLElement | null => document.getElementById(ELEMENT_IDS.drawer);
const isOpen = (): boolean => drawer()?.matches(':popover-open') ?? false;
const isMarked = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[HISTORY_MARK]);
/** Whether the current history entry is the extra one of an open drawer. Forward leads to that of a drawer that was closed, too. */
export const isDrawerEntry = (): boolean => isOpen() && isMarked();

export const closeDrawer = (): void => {
  if (isOpen()) drawer()?.hidePopover();
};

/**
 * The browser opens the drawer, lights it off on Escape and outside clicks and returns focus. This adds what makes it modal:
 * the rest of the page is inert, Back closes it, and it is gone when the desktop layout takes over.
 */
export function startDrawer(): void {
  const wide = matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH}px)`);
  // These events do not bubble, and the drawer may be replaced: they are caught on the way down.
  onDrawer('beforetoggle', (opens) => {
    // In time for the browser to return the focus to the button: what is inert takes none.
    if (!opens) releasePage();
    else if (wide.matches) openMenuPanel();
  });
  onDrawer('toggle', (opens) => (opens ? opened() : closed()));
  document.addEventListener('click', (event) => {
    if (closestTarget(event, '[data-drawer-back]')) showMenu();
  });
  addEventListener('popstate', closeDrawer);
  wide.addEventListener('change', ({ matches }) => {
    if (matches) closeDrawer();
  });
}

function onDrawer(type: 'toggle' | 'beforetoggle', listener: (opens: boolean) => void): void {
  document.addEventListener(
    type,
    (event) => {
      if (event.target === drawer()) listener(event.newState === 'open');
    },
    true,
  );
}

/** The other panel: a drawer opens on the sidebar of the area, where there is one that is not beside the page already. */
const openMenuPanel = (): void => drawer()?.setAttribute('data-panel', 'menu');

function showMenu(): void {
  openMenuPanel();
  document.querySelector<HTMLElement>('.drawer-menu :is(a, summary, button)')?.focus();
}

function opened(): void {
  setPageInert(true);
  const element = drawer();
  if (element)
    Object.assign(element, { role: 'dialog', ariaModal: 'true', ariaLabel: element.dataset.label });
  element?.querySelector('button')?.focus();
  showCurrentItem();
  history.pushState({ ...history.state, [HISTORY_MARK]: true }, '');
}

/** Closed by anything but Back: the extra history entry must not stay behind. */
function closed(): void {
  if (isMarked()) history.back();
}

/** On a wide window the element is an ordinary column: nothing of the dialog may stay on it. */
function releasePage(): void {
  setPageInert(false);
  const element = drawer();
  element?.removeAttribute('data-panel');
  if (element) Object.assign(element, { role: null, ariaModal: null, ariaLabel: null });
}

function setPageInert(inert: boolean): void {
  for (const outside of document.querySelectorAll<HTMLElement>(OUTSIDE)) outside.inert = inert;
}
