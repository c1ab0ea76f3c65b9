import { decodeAddress } from '@org/site-model';
import { ELEMENT_IDS } from '../../model/constants.js';
import type { ShellPage } from '../../model/shell-page.js';

/** What follows a swap and the new title, before the page is scrolled. */
export function afterNavigation(page: ShellPage): void {
  const announcer = document.getElementById(ELEMENT_IDS.announcer);
  if (announcer) announcer.textContent = page.title;
  focusHeading();
}

/**
 * Scrolls the hash's element into view and focuses it. `false` when the hash names none.
 * @param behavior `instant` on a page that has just come, as browsers show a new document. @default 'auto', as the style sheet says
 */
export function goToHash(hash: string, behavior: ScrollBehavior = 'auto'): boolean {
  const target = hash.length > 1 ? document.getElementById(decodeAddress(hash.slice(1))) : null;
  if (!target) return false;
  focusOn(target);
  target.scrollIntoView({ behavior });
  return true;
}

/** Where a reader starts on a page that has taken the place of another. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) focusOn(heading);
}

/** Also what takes no focus by itself, such as the heading of a page that the site has written as a component. */
function focusOn(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea, summary, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
