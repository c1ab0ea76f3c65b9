import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { SearchScope } from '../../provider.js';
import type { SearchState } from '../request/search-state.js';
import type { Visit } from './use-query-address.js';

/** Milliseconds without scrolling before the position is kept: browsers refuse to change an entry for every pixel. */
const SCROLL_PAUSE = 150;
/** Signs that the reader goes where they want by themselves. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** What the entry of the history remembers of this page, read once for each visit. */
export const useRemembered = (alive: boolean, visit: Visit): PageMemory | undefined =>
  // Another visit is another entry.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useMemo(() => (alive ? readMemory() : undefined), [alive, visit]);

interface Shown {
  state: SearchState;
  scope: SearchScope;
  pages: number;
}

/** Remembers where the reader is, and restores it once the results are on the page. */
export function usePageMemory(remembered: PageMemory | undefined, { state, scope, pages }: Shown): void {
  const awaited = useRef<PageMemory | undefined>(undefined);
  useLayoutEffect(() => {
    awaited.current = remembered;
    const giveUp = (): void => void (awaited.current = undefined);
    for (const way of OWN_WAYS) addEventListener(way, giveUp, { once: true, passive: true });
    return () => {
      for (const way of OWN_WAYS) removeEventListener(way, giveUp);
    };
  }, [remembered]);

  const { status, query } = state;
  useLayoutEffect(() => {
    if (status !== 'results' || awaited.current?.query !== query) return;
    scrollTo({ top: awaited.current.top, behavior: 'instant' });
    awaited.current = undefined;
  }, [status, query]);

  useEffect(() => {
    if (status !== 'results') return undefined;
    return watchPosition(() => {
      if (!awaited.current) writeMemory({ query, scope, pages, top: scrollY });
    });
  }, [status, query, scope, pages]);
}

/** Calls back while the page is the one of its entry: after scrolling, and before a link or the browser leaves it. */
function watchPosition(keep: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(keep, SCROLL_PAUSE);
    },
    options,
  );
  // The entry is another one already.
  addEventListener('popstate', () => end(), options);
  document.addEventListener('click', keep, { ...options, capture: true });
  addEventListener('pagehide', keep, options);
  const end = (): void => {
    clearTimeout(timer);
    stop.abort();
  };
  return end;
}

/** Where a reader was on the search page: kept in the entry of the history, so that Back finds it however the page comes back. */
interface PageMemory {
  query: string;
  scope: SearchScope;
  /** Pages of results that were shown. */
  pages: number;
  /** Pixels from the top. */
  top: number;
}

const KEY = 'docsSearch';
/** More pages than a reader scrolls through. */
const MAX_PAGES = 1000;

/** What the current entry of the history remembers; other versions of this page may have written it. */
function readMemory(): PageMemory | undefined {
  const { [KEY]: kept } = (history.state ?? {}) as { [KEY]?: Partial<PageMemory> };
  const { query, scope, pages = 0, top } = kept ?? {};
  const isWhole = typeof query === 'string' && Array.isArray(scope?.areas) && typeof top === 'number';
  return isWhole && pages >= 1 && pages <= MAX_PAGES ? (kept as PageMemory) : undefined;
}

/** Writes it beside what others have in the entry. */
const writeMemory = (memory: PageMemory): void =>
  history.replaceState({ ...(history.state as object | null), [KEY]: memory }, '');
