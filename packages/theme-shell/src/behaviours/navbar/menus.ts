import { closestTarget } from '../closest-target.js';

/** Pixels between a menu and the edge of the window. */
const MARGIN = 8;

const openMenu = (): HTMLElement | null => document.querySelector('.menu-list:popover-open');
const buttonOf = (menu: Element): HTMLElement | null =>
  document.querySelector(`[data-menu][popovertarget="${menu.id}"]`);
const entriesOf = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('a, button')];

/**
 * The browser opens menus of the navbar, closes them on Escape and outside clicks, and gives the focus back. This adds
 * `aria-expanded`, the arrow keys, and closing when the focus leaves.
 */
export function startMenus(): void {
  // The event does not bubble: it is caught on the way down.
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', ({ target }) => {
    const menu = openMenu();
    if (menu && target instanceof Node && !menu.contains(target) && buttonOf(menu) !== target)
      menu.hidePopover();
  });
  document.addEventListener('click', (event) => {
    if (closestTarget(event, '.menu-list a')) openMenu()?.hidePopover();
  });
}

/** What each new page needs. Without a script nothing would update the attribute, so the server leaves it out. */
export function nameMenus(): void {
  for (const button of document.querySelectorAll('[data-menu]')) {
    if (!button.ariaExpanded) button.ariaExpanded = 'false';
  }
}

function onToggle(event: Event): void {
  const { target: menu } = event;
  const button = menu instanceof HTMLElement && menu.matches('.menu-list') ? buttonOf(menu) : null;
  if (!(menu instanceof HTMLElement) || !button) return;
  const opens = (event as ToggleEvent).newState === 'open';
  button.ariaExpanded = String(opens);
  if (opens) place(menu, button);
}

/** Below its button, and inside of the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const widest = document.documentElement.clientWidth - menu.offsetWidth - MARGIN;
  const wished = getComputedStyle(button).direction === 'rtl' ? at.right - menu.offsetWidth : at.left;
  menu.style.top = `${at.bottom + MARGIN / 2}px`;
  menu.style.left = `${Math.max(MARGIN, Math.min(wished, widest))}px`;
  menu.style.right = 'auto';
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const button = target.closest<HTMLElement>('[data-menu]');
  const menu = button
    ? document.getElementById(button.getAttribute('popovertarget') ?? '')
    : target.closest<HTMLElement>('.menu-list');
  if (!menu || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
  if (button && event.key !== 'ArrowDown') return;
  event.preventDefault();
  if (button && !menu.matches(':popover-open')) menu.showPopover();
  const entries = entriesOf(menu);
  entries.at(nextIndex(event.key, button ? -1 : entries.indexOf(target), entries.length))?.focus();
}

/** The list does not wrap around. */
function nextIndex(key: string, index: number, length: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return Math.max(0, Math.min(length - 1, index + (key === 'ArrowDown' ? 1 : -1)));
}
