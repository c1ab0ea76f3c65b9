import { showCurrentItem } from '../../behaviours/sidebar/sidebar.js';
import { SHELL_EVENTS } from '../../model/constants.js';
import type { ShellSidebarNode } from '../../model/shell-site.js';
import { matchingItems, type SidebarMatch } from './matching-items.js';

/** What the shell knows. It gives it, so that no part of it moves into what pages load first. */
export interface FilterOptions {
  items: ShellSidebarNode[];
  /** Of the field. */
  label: string;
  /** Says how many pages there are. */
  countText(count: number): string;
  /** Address of an item with the base path. */
  hrefOf(href: string): string;
  /** Aborted when the sidebar is another. */
  signal: AbortSignal;
}

interface Filter {
  room: HTMLElement;
  field: HTMLInputElement;
  /** How far the tree was scrolled before the reader filtered it. */
  scrolled: number;
}

/** On the room while there is a query: the tree is hidden, with what is open in it. */
const ACTIVE = 'data-active';

/** Puts the field into its room, of which React knows nothing more. */
export function startFilter(room: HTMLElement, options: FilterOptions): void {
  const { items, label, countText, hrefOf, signal } = options;
  const field = make('input', { type: 'search', placeholder: label, ariaLabel: label });
  const status = make('p', { role: 'status' });
  const found = make('ul', { className: 'sidebar-list' });
  const filter: Filter = { room, field, scrolled: 0 };

  const search = (): void => {
    const matches = matchingItems(items, field.value);
    const isActive = field.value.trim() !== '';
    status.textContent = isActive ? countText(matches.length) : '';
    found.replaceChildren(...groupsOf(matches, hrefOf));
    setActive(filter, isActive);
  };
  room.replaceChildren(field, status, found);
  field.addEventListener('input', search, { signal });
  room.addEventListener('keydown', (event) => onKey(event, field, search), { signal });
  // Another one is the current page.
  document.addEventListener(SHELL_EVENTS.pageShown, search, { signal });
}

/** The tree comes back as it was left, with the way to the page open. */
function setActive(filter: Filter, isActive: boolean): void {
  const { room } = filter;
  if (room.hasAttribute(ACTIVE) === isActive) return;
  const scroller = room.closest('.drawer:popover-open') ?? room.parentElement;
  if (!scroller) return;
  if (isActive) filter.scrolled = scroller.scrollTop;
  room.toggleAttribute(ACTIVE, isActive);
  scroller.scrollTop = isActive ? 0 : filter.scrolled;
  if (!isActive) showCurrentItem();
}

/** Arrows go through what was found, Enter takes the first of it, Escape clears the field. */
function onKey(event: KeyboardEvent, field: HTMLInputElement, search: () => void): void {
  const { key, target, isComposing } = event;
  if (isComposing) return;
  const stops = [field, ...(field.parentElement?.querySelectorAll('a') ?? [])];
  const index = stops.findIndex((stop) => stop === target);
  if (key === 'Escape' && field.value) {
    field.value = '';
    search();
    field.focus();
  } else if (key === 'ArrowDown') stops[index + 1]?.focus();
  else if (key === 'ArrowUp') stops[Math.max(0, index - 1)]?.focus();
  else if (key === 'Enter' && index === 0) stops[1]?.click();
  else return;
  event.preventDefault();
}

/** What is in one category stands below the names of those that hold it. */
function groupsOf(matches: SidebarMatch[], hrefOf: FilterOptions['hrefOf']): HTMLElement[] {
  const groups: HTMLElement[] = [];
  let name = '';
  let list: HTMLElement | undefined;
  for (const { label, href, above } of matches) {
    const link = make('a', { href: hrefOf(href), textContent: label });
    if (link.href === location.origin + location.pathname) link.setAttribute('aria-current', 'page');
    const wanted = above.join(' › ');
    if (wanted !== name || !list) {
      name = wanted;
      list = make('ul', { className: 'sidebar-list' });
      const heading = make('span', { className: 'sidebar-label', textContent: name });
      groups.push(make('li', {}, ...(name ? [heading] : []), list));
    }
    list.append(make('li', {}, link));
  }
  return groups;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
