import { closestTarget } from '../closest-target.js';
import { SESSION_KEYS } from '../../model/constants.js';
import { visitStorage } from '../frame/storage.js';

interface RememberedScroll {
  sidebar: string;
  top: number;
}

const sidebarElement = (): HTMLElement | null => document.querySelector('.sidebar');

/** Folds the sidebar away for the visit, and keeps it scrolled to the same place across documents. */
export function startSidebar(): void {
  document.addEventListener('click', (event) => {
    const toggle = closestTarget(event, '[data-sidebar-toggle]');
    if (!toggle) return;
    const root = document.documentElement;
    const hidden = root.dataset.sidebar !== 'hidden';
    root.dataset.sidebar = hidden ? 'hidden' : 'shown';
    visitStorage.set(SESSION_KEYS.sidebarHidden, String(hidden));
    // The pressed button is gone; the other one does the opposite.
    for (const button of document.querySelectorAll<HTMLElement>('[data-sidebar-toggle]')) {
      if (button !== toggle) button.focus();
    }
  });
  addEventListener('pagehide', remember);
  // With the layout of the next frame, before it is painted.
  requestAnimationFrame(restore);
}

function remember(): void {
  const element = sidebarElement();
  if (!element) return;
  const scroll: RememberedScroll = { sidebar: element.dataset.sidebarId ?? '', top: element.scrollTop };
  visitStorage.set(SESSION_KEYS.sidebarScroll, JSON.stringify(scroll));
}

function restore(): void {
  const element = sidebarElement();
  const stored = visitStorage.get(SESSION_KEYS.sidebarScroll);
  const scroll = stored ? (JSON.parse(stored) as Partial<RememberedScroll>) : {};
  if (element && scroll.sidebar === element.dataset.sidebarId) element.scrollTop = scroll.top ?? 0;
  showCurrentItem();
}

/** Brings the current item into what scrolls, the sidebar or the drawer around it, and moves nothing where it is in sight. */
export function showCurrentItem(): void {
  const element = sidebarElement();
  const item = element?.querySelector('[aria-current=page]');
  const scroller = element?.closest('.drawer:popover-open') ?? element;
  if (!scroller || !item) return;
  const outer = scroller.getBoundingClientRect();
  const inner = item.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  scroller.scrollTop += inner.top - outer.top - outer.height / 2;
}
