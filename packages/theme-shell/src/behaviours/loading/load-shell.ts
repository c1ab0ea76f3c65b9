import { closestTarget } from '../closest-target.js';
import { fetchShellData, pageDataElement } from './page-data.js';
import { whenIdle } from './when-idle.js';

const FIRST_SIGNS = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;

let loading: Promise<unknown> | undefined;

/** Loads the React shell once. Until it has come, and if it never does, a click on a link is an ordinary navigation. */
export function loadShell(): Promise<unknown> {
  const address = pageDataElement()?.dataset.shell;
  loading ??= address ? load(address) : Promise.resolve();
  return loading;
}

function load(address: string): Promise<unknown> {
  fetchShellData();
  return import(/* @vite-ignore */ address).catch(warn);
}

/** After a release the files of an open page may be gone; the page itself needs none of them. */
function warn(cause: unknown): void {
  console.warn('The shell could not be loaded. The page works without it; links load in full.', cause);
}

/** At the first sign of interaction, or when the page has loaded and the browser has nothing to do; at once for an island that asks for it. */
export function loadShellWhenWanted(): void {
  if (document.querySelector('[data-docs-hydrate=load]')) return void loadShell();
  for (const sign of FIRST_SIGNS) addEventListener(sign, onFirstSign, { passive: true });
  whenIdle(() => void loadShell());
}

function onFirstSign(event: Event): void {
  const onLink = closestTarget(event, 'a[href]');
  if (!onLink && (event.type === 'pointerover' || event.type === 'focusin')) return;
  for (const sign of FIRST_SIGNS) removeEventListener(sign, onFirstSign);
  void loadShell();
}
