import { mainElement } from './page-parts.js';
import { noteInitialState, type PageState, readPageState, restorePageState } from './page-state.js';
import { type ReadingPosition, readPosition, restorePosition } from './reading-position.js';

/** Where the reader of a page is, and what they have opened and chosen in it. */
interface ReadingState {
  path: string;
  position: ReadingPosition | null;
  page: PageState;
}

const KEY = 'docs.dev.reading';
/** After these the state is another. */
const CHANGES = ['scroll', 'toggle', 'click', 'focusin'];

/** The state to restore once the page has been replaced, while that is awaited. */
let awaited: ReadingState | undefined;

const readState = (): ReadingState => ({
  path: location.pathname,
  position: readPosition(),
  page: readPageState(),
});

function restore({ position, page }: ReadingState): void {
  // First: what is open and what is not decides the heights.
  restorePageState(page);
  if (position) restorePosition(position);
}

/** Call before the shell is asked for the page anew: it may take a moment, in which the reader goes on. */
export function expectSwap(): void {
  awaited = readState();
}

/** Once the event has had its effect. */
const onChange = (): void => {
  if (awaited) setTimeout(() => (awaited &&= readState()));
};

/** Call when a page has come: the same one anew, or another that the reader has gone to. */
export function restoreAfterSwap(): void {
  noteInitialState();
  const state = awaited;
  awaited = undefined;
  if (state?.path === location.pathname) restore(state);
}

/** What cannot be replaced in place, such as the navbar, comes with the whole document. */
export function restoreAfterReload(): void {
  noteInitialState();
  for (const type of CHANGES) document.addEventListener(type, onChange, { capture: true, passive: true });
  addEventListener('pagehide', keep);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const state = entry?.type === 'reload' ? kept() : undefined;
  if (state?.path === location.pathname) restore(state);
}

/** A page in whose place there is an error has nothing to keep, and does not take it from the one before. */
function keep(): void {
  if (!mainElement()) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(readState()));
  } catch {
    // No storage, or no room in it: the browser's own memory has to do.
  }
}

function kept(): ReadingState | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ReadingState;
  } catch {
    return undefined;
  }
}
