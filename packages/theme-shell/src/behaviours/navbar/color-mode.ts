import { closestTarget } from '../closest-target.js';
import { STORAGE_KEYS } from '../../model/constants.js';
import { storage } from '../frame/storage.js';

type Mode = 'light' | 'dark';

const root = document.documentElement;
const isMode = (value: string | null | undefined): value is Mode => value === 'light' || value === 'dark';
const currentMode = (): Mode => (root.dataset.theme === 'dark' ? 'dark' : 'light');

/** Serves every color toggle on the page and follows a choice that is made in another tab. */
export function startColorMode(): void {
  nameToggles();
  document.addEventListener('click', (event) => {
    if (!closestTarget(event, '[data-color-toggle]')) return;
    const mode = currentMode() === 'dark' ? 'light' : 'dark';
    storage.set(STORAGE_KEYS.colorMode, mode);
    apply(mode);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (root.dataset.colorMode?.includes('fixed')) return;
    if (key === STORAGE_KEYS.colorMode && isMode(newValue)) apply(newValue);
  });
}

function apply(mode: Mode): void {
  root.dataset.theme = mode;
  nameToggles();
}

function nameToggles(): void {
  const mode = currentMode();
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-color-toggle]')) {
    const { dataset } = toggle;
    // The document has the name for its own mode where it belongs, and the other one beside it.
    const name = toggle.getAttribute('aria-label') ?? '';
    dataset.labelLight ??= name;
    dataset.labelDark ??= name;
    toggle.setAttribute('aria-label', mode === 'dark' ? dataset.labelDark : dataset.labelLight);
  }
}
