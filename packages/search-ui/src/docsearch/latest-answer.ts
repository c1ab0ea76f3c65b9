import type { SearchAnswer, SearchProvider, SearchScope } from '../provider.js';

/** How the search goes, for what the modal cannot say itself. */
export type SearchProgress =
  | { status: 'idle' }
  | { status: 'loading' | 'none' | 'error'; query: string }
  | { status: 'results'; query: string; total: number };

interface Options {
  provider: SearchProvider;
  scope: SearchScope;
  limit: number;
  /** Milliseconds without another question before one is asked. */
  delay: number;
  onProgress(progress: SearchProgress): void;
}

/**
 * Asks the engine once for what is typed in one go, and never lets an old answer come after a new one: whoever asked before gets
 * the answer to the last question. Failures are progress and no rejection, because the modal takes them for "no results".
 */
export function latestAnswer({ provider, scope, limit, delay, onProgress }: Options) {
  let newest: Promise<SearchAnswer> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resolveWaiting: ((answer: Promise<SearchAnswer>) => void) | undefined;
  let waiting: Promise<SearchAnswer> | undefined;
  let turns = 0;
  let control = new AbortController();

  async function ask(query: string): Promise<SearchAnswer> {
    const turn = ++turns;
    control.abort();
    control = new AbortController();
    try {
      const answer = await provider.search(query, { ...scope, limit, signal: control.signal });
      if (turn !== turns) return (await newest) ?? answer;
      const { total } = answer;
      onProgress(answer.hits.length > 0 ? { status: 'results', query, total } : { status: 'none', query });
      return answer;
    } catch {
      if (turn !== turns && newest) return newest;
      onProgress({ status: 'error', query });
      return { query, total: 0, hits: [] };
    }
  }

  return {
    ask(query: string): Promise<SearchAnswer> {
      onProgress({ status: 'loading', query });
      waiting ??= new Promise((resolve) => (resolveWaiting = resolve));
      clearTimeout(timer);
      timer = setTimeout(() => {
        newest = ask(query);
        resolveWaiting?.(newest);
        waiting = undefined;
      }, delay);
      return waiting;
    },
    /** Nobody waits for an answer any more: the field is empty, or the modal is gone. */
    forget(): void {
      turns++;
      newest = undefined;
      control.abort();
      onProgress({ status: 'idle' });
    },
  };
}
