import { closestTarget } from '../closest-target.js';
import { STORAGE_KEYS } from '../../model/constants.js';
import { storage } from '../frame/storage.js';

export type ColorMode = 'light' | 'dark';

const root = document.documentElement;
const isMode = (value: string | null | undefined): value is ColorMode =>
  value === 'light' || value === 'dark';

/** The mode that the page shows. */
export const colorMode = (): ColorMode => (root.dataset.theme === 'dark' ? 'dark' : 'light');

/** Calls back whenever the page shows another mode. */
export const onColorMode = (listener: () => void): void =>
  new MutationObserver(listener).observe(root, { attributeFilter: ['data-theme'] });

/** Serves every color toggle on the page and follows a choice that is made in another tab. */
export function startColorMode(): void {
  nameToggles();
  document.addEventListener('click', (event) => {
    if (!closestTarget(event, '[data-color-toggle]')) return;
    const mode = colorMode() === 'dark' ? 'light' : 'dark';
    storage.set(STORAGE_KEYS.colorMode, mode);
    apply(mode);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (root.dataset.colorMode?.includes('fixed')) return;
    if (key === STORAGE_KEYS.colorMode && isMode(newValue)) apply(newValue);
  });
}

function apply(mode: ColorMode): void {
  root.dataset.theme = mode;
  nameToggles();
}

function nameToggles(): void {
  const mode = colorMode();
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-color-toggle]')) {
    const name = mode === 'dark' ? toggle.dataset.labelDark : toggle.dataset.labelLight;
    toggle.setAttribute('aria-label', name ?? '');
  }
}
