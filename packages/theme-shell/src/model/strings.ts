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
  wrapCode: string;
  zoomImage: string;
  liveCode: string;
  liveResult: string;
  editCode: string;
  resetCode: string;
  editorKeys: string;
  codeLine: string;
  exampleSilent: string;
  diagram: string;
  diagramFailed: string;
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
  lastUpdatedBy: string;
  updatedBy: string;
  announcement: string;
  closeAnnouncement: string;
  collapseSidebar: string;
  expandSidebar: string;
  earlierPages: string;
  laterPages: string;
  languages: string;
  versions: string;
  chosenItem: string;
  versionBadge: string;
  unreleasedVersion: string;
  unmaintainedVersion: string;
  latestVersion: string;
  notTranslated: string;
  oneItem: string;
  manyItems: string;
  searchSite: string;
  search: string;
  nearestPages: string;
  tags: string;
  tagsOfArea: string;
  taggedPages: string;
  baseUrlTitle: string;
  baseUrlText: string;
  baseUrlConfigured: string;
  baseUrlSuggested: string;
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
  wrapCode: 'Wrap long lines',
  zoomImage: 'Zoom: {alt}',
  liveCode: 'Code of the example',
  liveResult: 'Result of the example',
  editCode: 'Edit code',
  resetCode: 'Reset',
  editorKeys: 'Tab indents. To leave with the keyboard, press Escape, then Tab.',
  codeLine: 'Line {line}: {message}',
  exampleSilent: 'The example does not answer. “Reset” starts it again.',
  diagram: 'Diagram',
  diagramFailed: 'This diagram cannot be drawn; its source is shown instead.',
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
  lastUpdatedBy: 'Last updated on {date} by {author}',
  updatedBy: 'Last updated by {author}',
  announcement: 'Announcement',
  closeAnnouncement: 'Close the announcement',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  earlierPages: 'Earlier pages',
  laterPages: 'Later pages',
  languages: 'Languages',
  versions: 'Versions',
  chosenItem: '{menu}: {item}',
  versionBadge: 'Version: {version}',
  unreleasedVersion: 'This page is about {version}, which is not released yet.',
  unmaintainedVersion: 'This page is about {version}, which is no longer maintained.',
  latestVersion: 'Read it for {version}, the latest version',
  notTranslated: 'This page has not been translated yet; it is shown in {language}.',
  oneItem: '1 item',
  manyItems: '{count} items',
  searchSite: 'Search the documentation',
  search: 'Search',
  nearestPages: 'Pages with a similar address',
  tags: 'Tags',
  tagsOfArea: 'Tags: {area}',
  taggedPages: 'Pages tagged “{tag}”',
  baseUrlTitle: 'This site did not load properly',
  baseUrlText:
    'Neither its styles nor its scripts could be loaded. The usual reason is a wrong base path in the configuration.',
  baseUrlConfigured: 'Configured base path:',
  baseUrlSuggested: 'Suggested base path:',
};

/** Puts values into a text: `fill('Toggle {label}', { label: 'Plugins' })`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
