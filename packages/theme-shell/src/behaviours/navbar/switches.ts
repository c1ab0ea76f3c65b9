import { closestTarget } from '../closest-target.js';
import { STORAGE_KEYS } from '../../model/constants.js';
import { storage } from '../frame/storage.js';

/** A link to the same page elsewhere (another locale, another version) takes the query and the hash along. */
export function startSwitches(): void {
  // Before anything follows the link, also into a new tab, and before the shell reads its address.
  for (const sign of ['pointerdown', 'focusin', 'click']) document.addEventListener(sign, keepPlace, true);
  document.addEventListener('click', (event) => {
    const { area, version } = linkOf(event)?.dataset ?? {};
    if (area && version) storage.set(STORAGE_KEYS.preferredVersion + area, version);
  });
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  closestTarget<HTMLAnchorElement>(event, 'a[data-keep]');

function keepPlace(event: Event): void {
  const link = linkOf(event);
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}
