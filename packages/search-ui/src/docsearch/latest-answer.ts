import type { SearchAnswer, SearchProvider, SearchScope } from '../provider.js';
import {
  faultOf,
  IDLE,
  reduceSearch,
  type SearchAction,
  type SearchState,
} from '../react/request/search-state.js';

interface Options {
  provider: SearchProvider;
  scope: SearchScope;
  limit: number;
  /** Milliseconds without another question before one is asked. */
  delay: number;
  /** After anything but `loading` the modal has to ask once more. */
  onProgress(state: SearchState): void;
}

export interface LatestAnswer {
  /** The answer to a query; until there is one, the answer before it, or none. Never waits. */
  ask(query: string): SearchAnswer;
  /** Cancels a pending answer: the field is empty, or the modal is gone. The next question is asked anew. */
  forget(): void;
}

const NOTHING: SearchAnswer = { query: '', total: 0, hits: [] };

/**
 * Asks the engine once for what is typed in one go, and never lets an old answer come after a new one. The modal is never kept
 * waiting: it would make another field in the middle of a word. Failures are progress and no rejection, because it takes them
 * for "no results".
 */
export function latestAnswer({ provider, scope, limit, delay, onProgress }: Options): LatestAnswer {
  let shown = NOTHING;
  /** The query that was asked last, answered or not. */
  let asked: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let control = new AbortController();

  async function send(query: string, signal: AbortSignal): Promise<void> {
    const action = await provider.search(query, { ...scope, limit, signal }).then(
      (answer): SearchAction => ({ type: 'answered', answer }),
      (error: unknown): SearchAction => ({ type: 'failed', query, fault: faultOf(error) }),
    );
    if (signal.aborted) return;
    const state = reduceSearch(IDLE, action);
    shown = state.answer ?? { ...NOTHING, query };
    onProgress(state);
  }

  const cancel = (): void => {
    clearTimeout(timer);
    control.abort();
    control = new AbortController();
  };

  return {
    ask(query) {
      if (query === asked) return shown;
      cancel();
      asked = query;
      onProgress(reduceSearch(IDLE, { type: 'asked', query }));
      const { signal } = control;
      timer = setTimeout(() => void send(query, signal), delay);
      return shown;
    },
    forget() {
      cancel();
      asked = undefined;
      shown = NOTHING;
      onProgress(IDLE);
    },
  };
}
