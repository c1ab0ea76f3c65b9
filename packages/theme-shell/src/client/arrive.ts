import { ELEMENT_IDS } from '../model/constants.js';
import type { ShellPage } from '../model/shell-page.js';

/** What follows a swap and the new title, in this order: announcement, focus, scroll. `scroll` is a remembered position. */
export function arrive(page: ShellPage, hash: string, scroll: number | undefined): void {
  const announcer = document.getElementById(ELEMENT_IDS.announcer);
  if (announcer) announcer.textContent = page.title;
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  if (scroll !== undefined) scrollTo({ top: scroll, behavior: 'instant' });
  else if (!goToHash(hash)) scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls the hash's element into view and focuses it. `false` when the hash names none. */
export function goToHash(hash: string): boolean {
  const target = hash.length > 1 ? document.getElementById(decode(hash.slice(1))) : null;
  if (!target) return false;
  if (!target.matches('a, button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
  return true;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
