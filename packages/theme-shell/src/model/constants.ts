import { PREFERRED_VERSION_KEY } from '@org/site-model';

export { SHELL_EVENTS } from '@org/site-model';

/** Milliseconds a navigation lasts before its progress bar appears. */
export const PROGRESS_DELAY = 200;
/** First fraction that the progress bar shows. */
export const PROGRESS_MINIMUM = 0.08;
/** Milliseconds of one step of the progress bar's animation. */
export const PROGRESS_SPEED = 200;
/** Upper bound of one random step. */
export const PROGRESS_TRICKLE_RATE = 0.02;
/** Milliseconds between two random steps. */
export const PROGRESS_TRICKLE_SPEED = 800;
/** The bar never passes this before the page is there. */
export const PROGRESS_CEILING = 0.994;

/** Milliseconds that a page may take to be shown in place, and the shell to come; then the browser loads a document. */
export const LOAD_LIMIT = 10_000;

/** Milliseconds that a lazy component may take before a spinner shows. */
export const LOADER_DELAY = 200;

/** From this width, in pixels, the desktop layout holds. The style sheet repeats it: media queries read no variables. */
export const DESKTOP_MIN_WIDTH = 997;

/** Pixels below the top of the page from which scrolling up offers the way back to it. */
export const BACK_TO_TOP_FROM = 300;

/** Patterns of the route matcher that are kept compiled. */
export const MATCHER_CACHE_LIMIT = 10_000;

/** Milliseconds between a page's arrival and the attachment of image zoom. */
export const ZOOM_DELAY = 1000;
/** Pixels of scrolling that close a zoomed image. */
export const ZOOM_SCROLL_OFFSET = 40;
/** Pixels between a zoomed image and the window's edge. */
export const ZOOM_MARGIN = 0;

/** Keys in the browser's local storage. Those that end in `.` or `-` are followed by the name of what they are about. */
export const STORAGE_KEYS = {
  colorMode: 'theme',
  tabGroup: 'docs.tab.',
  announcementId: 'docs.announcement.id',
  announcementDismissed: 'docs.announcement.dismissed',
  preferredVersion: PREFERRED_VERSION_KEY,
} as const;
/** Keys in the browser's session storage: remembered for the visit. */
export const SESSION_KEYS = {
  sidebarHidden: 'docs.sidebar.hidden',
  sidebarScroll: 'docs.sidebar.scroll',
  /** Scroll positions of the visit's history entries. */
  scroll: 'docs.scroll',
  /** Identity of the shell that was left for a newer release. */
  leftShell: 'docs.shell.left',
} as const;

/** Ids of elements that scripts and the reader's browser find. */
export const ELEMENT_IDS = {
  root: 'docs-root',
  page: 'docs-page',
  main: 'main',
  drawer: 'docs-drawer',
  announcer: 'docs-announcer',
  /** Followed by the item's index in the navbar. */
  menu: 'docs-menu-',
} as const;

/** Ids that nothing in an article may have. One that ends in `-` stands for all that start so. */
export const RESERVED_IDS: readonly string[] =
  // Browsers do not need them: bundlers leave out what is marked as a pure call.
  /* @__PURE__ */ ((): string[] => [...Object.values(ELEMENT_IDS), 'toc-title'])();
