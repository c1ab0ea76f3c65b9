import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { SearchScope } from '../../provider.js';
import { writeMemory, type PageMemory, readMemory } from './page-memory.js';
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
