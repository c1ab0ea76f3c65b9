import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { SearchAnswer, SearchHit } from '../../provider.js';
import { groupHits, type HitGroup } from '../hits/hits.js';
import type { SearchState } from '../request/search-state.js';

export interface ActiveHit {
  listId: string;
  groups: HitGroup[];
  /** Id of the option that the keyboard is on; the first one when an answer comes. */
  activeId: string | undefined;
  optionId(hit: SearchHit): string;
  setActive(hit: SearchHit): void;
  /** Arrow keys, Home, End and Enter of the field; Enter waits for an answer that is on its way. Returns whether the key was meant for the list. */
  onKeyDown(event: KeyboardEvent): boolean;
}

/** Which option of the listbox is active. The focus stays in the field, as the combobox pattern of ARIA asks. */
export function useActiveHit({ status, answer }: SearchState): ActiveHit {
  const listId = useId();
  const groups = useMemo(() => groupHits(answer?.hits ?? []), [answer]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const [chosen, setChosen] = useState<{ answer: SearchAnswer | null; at: number }>({ answer, at: 0 });
  const at = chosen.answer === answer ? chosen.at : 0;
  const optionId = (hit: SearchHit): string => `${listId}-${hits.indexOf(hit)}`;
  const activeId = hits.length > 0 ? `${listId}-${at}` : undefined;
  const choose = (next: number): void => setChosen({ answer, at: (next + hits.length) % hits.length });

  useEffect(() => {
    if (activeId && at > 0) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, at]);

  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: hits.length - 1 };
  const defer = useDeferredEnter(status, `${listId}-0`);
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false;
    const isDeferred = defer(event);
    if (hits.length === 0 && !isDeferred) return false;
    const next = event.shiftKey || event.altKey ? undefined : moves[event.key];
    if (next !== undefined) choose(next);
    else if (event.key !== 'Enter') return false;
    else if (!isDeferred) follow(activeId, opensTab(event));
    event.preventDefault();
    return true;
  };
  return { listId, groups, activeId, optionId, setActive: (hit) => choose(hits.indexOf(hit)), onKeyDown };
}

const opensTab = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

/**
 * Defers an Enter that comes before the answer to what was typed: what is shown until then answers the letters before. Another
 * key cancels it. @returns what is called with each key, and returns whether it is deferred
 */
function useDeferredEnter(status: SearchState['status'], firstId: string): (event: KeyboardEvent) => boolean {
  const deferred = useRef<{ newTab: boolean } | null>(null);
  useEffect(() => {
    if (status === 'loading') return;
    if (status === 'results' && deferred.current) follow(firstId, deferred.current.newTab);
    deferred.current = null;
  }, [status, firstId]);
  return (event) => {
    const isDeferred = event.key === 'Enter' && status === 'loading';
    deferred.current = isDeferred ? { newTab: opensTab(event) } : null;
    return isDeferred;
  };
}

/** A click, so that the site's navigation takes the link in place; or a new tab. */
function follow(id: string | undefined, newTab: boolean): void {
  const link = id ? document.getElementById(id) : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  if (newTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
