import { SHELL_EVENTS, type SearchedDetail } from '@org/site-model';
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { SearchProvider, SearchScope } from '../../provider.js';
import { faultOf, IDLE, reduceSearch, type SearchState } from './search-state.js';

/** Milliseconds without a key before a query is sent. */
const DEBOUNCE = 100;
/** Milliseconds for which a reader stays with an answer before it is told of as one: what they type on the way is no search. */
const STAY = 1000;

interface Asked {
  query: string;
  scope: SearchScope;
  limit: number;
}

/**
 * Searches while a query is typed. An answer that comes after a later question is dropped. A failure stays until the query,
 * the scope or the network changes, or `retry` is called.
 */
export function useSearch(
  provider: SearchProvider,
  { query, scope, limit }: Asked,
): { state: SearchState; retry: () => void } {
  const [state, dispatch] = useReducer(reduceSearch, IDLE);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const failed = state.status === 'error';
  const text = query.trim();
  const where = JSON.stringify(scope);

  useEffect(() => {
    if (text === '') {
      dispatch({ type: 'cleared' });
      return undefined;
    }
    dispatch({ type: 'asked', query: text });
    const controller = new AbortController();
    const { signal } = controller;
    const options = { ...(JSON.parse(where) as SearchScope), limit, signal };
    const timer = setTimeout(() => {
      // The blank that follows a word says that it is no beginning of another one.
      provider.search(query.trimStart(), options).then(
        (answer) => signal.aborted || dispatch({ type: 'answered', answer: { ...answer, query: text } }),
        (error: unknown) =>
          signal.aborted || dispatch({ type: 'failed', query: text, fault: faultOf(error) }),
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [provider, query, text, where, limit, attempt]);

  useEffect(() => {
    if (!failed) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);

  const { status, answer } = state;
  useEffect(() => {
    if (!answer || (status !== 'results' && status !== 'none')) return undefined;
    const detail: SearchedDetail = { query: answer.query, results: answer.total };
    const tell = (): boolean => document.dispatchEvent(new CustomEvent(SHELL_EVENTS.searched, { detail }));
    const timer = setTimeout(tell, STAY);
    return () => clearTimeout(timer);
  }, [status, answer]);

  return { state, retry };
}
