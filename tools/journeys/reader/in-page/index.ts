import { announcementHeight, takeBearings } from './bearings.js';
import { pageLink, pageLinks, seen } from './seen.js';
import { takeSnapshot } from './snapshot.js';

const LEFT = 'walk.left.';
let left: number | null = null;

const asksForResults = (): boolean =>
  document.querySelector('.search-page') !== null && Boolean(new URLSearchParams(location.search).get('q'));

/** What a walk uses inside of a page. It reads only, and touches nothing. */
const eyes = {
  seen,
  pageLink,
  pageLinks,
  takeBearings,
  takeSnapshot,
  /** How far the page of an entry of the history was scrolled when the reader left it, and how high its announcement was. */
  leftAt(key: string | undefined): [scroll: number, announcement: number] | null {
    return JSON.parse(sessionStorage.getItem(`${LEFT}${key}`) ?? 'null') as [number, number] | null;
  },
  /** How far the page was scrolled when the last navigation of this document began. */
  leftBehind: (): number | null => left,
  /** Whether the shell has taken over, nothing is on its way, no diagram is being drawn, and a search has been answered. */
  isSettled: (): boolean =>
    document.documentElement.dataset.shell === 'ready' &&
    !document.querySelector('.progress, [aria-busy=true], [data-diagram-ready=drawing]') &&
    (!asksForResults() || document.querySelector('.search-results, .search-message') !== null),
};

declare global {
  /** Only in pages that a walk has opened. */
  var eyes: Eyes;
}

export type Eyes = typeof eyes;

globalThis.eyes = eyes;
/** The current entry; with that of an open drawer, the one below it, which is of the same page at the same place. */
function leftEntries(): NavigationHistoryEntry[] {
  const { currentEntry } = navigation;
  if (!currentEntry) return [];
  const below = navigation.entries()[currentEntry.index - 1];
  const isDrawer = below?.sameDocument && below.url === currentEntry.url;
  return isDrawer ? [currentEntry, below] : [currentEntry];
}

// Comes before anything of a navigation happens, of whatever kind it is.
navigation.addEventListener('navigate', () => {
  left = Math.round(scrollY);
  for (const { key } of leftEntries())
    sessionStorage.setItem(LEFT + key, JSON.stringify([left, announcementHeight()]));
});
