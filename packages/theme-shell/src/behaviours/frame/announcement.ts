import { closestTarget } from '../closest-target.js';
import { STORAGE_KEYS } from '../../model/constants.js';
import { storage } from './storage.js';

/** Closes the announcement until its id changes. */
export function start(): void {
  document.addEventListener('click', (event) => {
    if (!closestTarget(event, '[data-announcement-close]')) return;
    const { dataset } = document.documentElement;
    storage.set(STORAGE_KEYS.announcementId, dataset.announcement ?? '');
    storage.set(STORAGE_KEYS.announcementDismissed, 'true');
    dataset.announcementDismissed = '';
    // The button that had the focus is gone: the next Tab starts where the bar was.
    document.querySelector<HTMLElement>('.brand')?.focus();
  });
}
