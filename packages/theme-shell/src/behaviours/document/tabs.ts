import { closestTarget } from '../closest-target.js';
import { STORAGE_KEYS } from '../../model/constants.js';
import { storage } from '../frame/storage.js';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

const tabsOf = (set: Element): HTMLElement[] =>
  [...(set.querySelector('[role=tablist]')?.children ?? [])] as HTMLElement[];

/**
 * The ARIA tabs pattern over the server's elements; tab sets of one group follow each other, in other windows too. So do sets of
 * radio buttons with `data-group`, which need no script but for that.
 */
export function startTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = closestTarget(event, '[role=tab]');
    if (tab) choose(tab);
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.group)
      remember(target.dataset.group, target.value, target);
  });
  document.addEventListener('keydown', (event) => {
    const tab = closestTarget(event, '[role=tab]');
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue && key?.startsWith(STORAGE_KEYS.tabGroup)) {
      showInGroup(key.slice(STORAGE_KEYS.tabGroup.length), newValue);
    }
  });
}

/**
 * Shows the remembered choice of each group on a page that has just arrived; what the address asks of a set wins. A value that
 * a set does not know is ignored.
 */
export function restoreTabs(): void {
  const groups = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-tabs], [data-group]')].map(
      ({ dataset }) => dataset.tabs ?? dataset.group,
    ),
  );
  for (const group of groups) {
    const value = group && storage.get(STORAGE_KEYS.tabGroup + group);
    if (value) showInGroup(group, value);
  }
  const asked = new URLSearchParams(location.search);
  for (const set of document.querySelectorAll<HTMLElement>('[data-query]')) {
    const { query = '', tabs: group } = set.dataset;
    const tab = tabOf(set, asked.get(query));
    if (tab) show(set, tab);
    if (tab?.dataset.value && group) showInGroup(group, tab.dataset.value);
  }
}

function choose(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>('[data-tabs]');
  if (!set) return;
  show(set, tab);
  const { tabs: group, query } = set.dataset;
  const { value } = tab.dataset;
  if (query && value) putInAddress(query, value);
  if (group && value) remember(group, value, tab);
}

function remember(group: string, value: string, chosen: HTMLElement): void {
  const { top } = chosen.getBoundingClientRect();
  storage.set(STORAGE_KEYS.tabGroup + group, value);
  showInGroup(group, value);
  // Sets above may have changed height; the one under the pointer stays where it is.
  scrollBy({ top: chosen.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** The address that the reader may pass on; no step of their history. */
function putInAddress(query: string, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(query, value);
  history.replaceState(history.state, '', url);
}

const tabOf = (set: Element, value: string | null): HTMLElement | undefined =>
  tabsOf(set).find((tab) => tab.dataset.value === value);

function showInGroup(group: string, value: string): void {
  for (const set of document.querySelectorAll(`[data-tabs="${CSS.escape(group)}"]`)) {
    const tab = tabOf(set, value);
    if (tab) show(set, tab);
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[data-group="${CSS.escape(group)}"]`))
    if (radio.value === value) radio.checked = true;
}

function show(set: Element, chosen: HTMLElement): void {
  for (const tab of tabsOf(set)) {
    const on = tab === chosen;
    tab.ariaSelected = String(on);
    tab.tabIndex = on ? 0 : -1;
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-chosen', on);
  }
}

function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = STEPS[key];
  return step ? tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] : undefined;
}
