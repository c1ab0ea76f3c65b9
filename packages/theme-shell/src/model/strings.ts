/** Every text of the shell. `{name}` stands for a value. */
export interface ShellStrings {
  skipToContent: string;
  mainNavigation: string;
  docsSidebar: string;
  breadcrumbs: string;
  onThisPage: string;
  pageNavigation: string;
  footerNavigation: string;
  previous: string;
  next: string;
  openMenu: string;
  closeMenu: string;
  siteMenu: string;
  backToMainMenu: string;
  toggleCategory: string;
  switchToDark: string;
  switchToLight: string;
  editPage: string;
  lastUpdated: string;
  copyCode: string;
  copied: string;
  zoomImage: string;
  backToTop: string;
  home: string;
  opensInNewTab: string;
  notFoundTitle: string;
  notFoundText: string;
  crashTitle: string;
  tryAgain: string;
  retry: string;
  loading: string;
  loadFailed: string;
}

export const english: ShellStrings = {
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main',
  docsSidebar: 'Docs sidebar',
  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  pageNavigation: 'Docs pages',
  footerNavigation: 'Footer',
  previous: 'Previous',
  next: 'Next',
  openMenu: 'Open navigation menu',
  closeMenu: 'Close navigation menu',
  siteMenu: 'Site menu',
  backToMainMenu: 'Back to main menu',
  toggleCategory: 'Toggle {label}',
  switchToDark: 'Light mode is on: switch to dark mode',
  switchToLight: 'Dark mode is on: switch to light mode',
  editPage: 'Edit this page',
  lastUpdated: 'Last updated on {date}',
  copyCode: 'Copy code',
  copied: 'Copied',
  zoomImage: 'Zoom: {alt}',
  backToTop: 'Back to top',
  home: 'Home',
  opensInNewTab: '(opens in a new tab)',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is no page at this address. It may have moved, or the address has a mistake in it.',
  crashTitle: 'This page crashed.',
  tryAgain: 'Try again',
  retry: 'Retry',
  loading: 'Loading',
  loadFailed: 'This page could not be loaded.',
};

/** Puts values into a text: `fill('Toggle {label}', { label: 'Plugins' })`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
