import { closestTarget } from '../closest-target.js';
import { LOAD_LIMIT, SHELL_EVENTS } from '../../model/constants.js';
import { loadShell } from '../loading/load-shell.js';

/** Links that open the search; their address is the search page. */
const OPENER = 'a[data-search-open]';
/** Where a key is part of what is being written. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** `Ctrl`/`Cmd` and `K` anywhere, `/` outside of fields, and plain clicks on the link ask for the search; `?` for a list of keys. */
export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === '?' && !closestTarget(event, FIELDS)) void showShortcuts();
    const link = document.querySelector<HTMLAnchorElement>(OPENER);
    if (!link || !isSearchKey(event)) return;
    event.preventDefault();
    void openSearch(link);
  });
  // In the capture phase: the shell follows links whose click is not prevented.
  document.addEventListener('click', onClick, true);
}

async function showShortcuts(): Promise<void> {
  const { showShortcutHelp } = await import('./shortcut-help.js');
  await showShortcutHelp();
}

function onClick(event: MouseEvent): void {
  const link = closestTarget<HTMLAnchorElement>(event, OPENER);
  if (!link || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void openSearch(link);
}

function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isComposing || altKey) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !closestTarget(event, FIELDS);
}

/** The search comes with the shell. Where nothing handles the event, the link leads to the search page. */
async function openSearch(link: HTMLAnchorElement): Promise<void> {
  await Promise.race([loadShell(), new Promise((resolve) => setTimeout(resolve, LOAD_LIMIT))]);
  const unanswered = document.dispatchEvent(new CustomEvent(SHELL_EVENTS.search, { cancelable: true }));
  if (unanswered) location.assign(link.href);
}
