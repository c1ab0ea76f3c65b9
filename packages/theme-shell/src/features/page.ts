import { fetchShared, readPageData } from '../behaviours/loading/page-data.js';
import type { ShellSite } from '../model/shell-site.js';

/** Messages, and the addresses of frames: one file for the whole site, which the shell reads too. @throws when it cannot be read */
export async function siteData(): Promise<ShellSite | null> {
  const address = readPageData()?.siteUrl;
  return address ? fetchShared(address) : null;
}

export type Theme = 'light' | 'dark';

const root = document.documentElement;

/** The color mode that the page is in. Here and not with the button for it, whose code every page loads. */
export const pageTheme = (): Theme => (root.dataset.theme === 'dark' ? 'dark' : 'light');

/** Calls back whenever the page changes its color mode. */
export const onPageTheme = (listener: () => void): void =>
  new MutationObserver(listener).observe(root, { attributeFilter: ['data-theme'] });
