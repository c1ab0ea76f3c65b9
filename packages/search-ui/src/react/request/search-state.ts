import { formatMessage, formatPlural } from '@org/site-model';
import type { SearchMessages } from '../../messages/search-messages.js';
import type { SearchAnswer } from '../../provider.js';

/** Why there is no answer: none came, the index cannot be read, or it is one that this page cannot read at all. */
export type SearchFault = 'network' | 'index' | 'release';

const FAULTS: Record<string, SearchFault> = {
  missing: 'index',
  corrupt: 'index',
  format: 'release',
  'set-missing': 'release',
};

/** What an error of a provider means to a reader: one without a `code` of the engine is a fault of the network. */
export const faultOf = (error: unknown): SearchFault =>
  FAULTS[String((error as { code?: unknown } | null)?.code)] ?? 'network';

/** Where a search stands. `answer` stays while the next one is on its way, so that nothing flickers. */
export interface SearchState {
  status: 'idle' | 'loading' | 'results' | 'none' | 'error';
  /** The query that the status is about. */
  query: string;
  answer: SearchAnswer | null;
  /** Why there is no answer, where the status is `error`. */
  fault?: SearchFault;
}

export type SearchAction =
  | { type: 'cleared' }
  | { type: 'asked'; query: string }
  | { type: 'answered'; answer: SearchAnswer }
  | { type: 'failed'; query: string; fault: SearchFault };

export const IDLE: SearchState = { status: 'idle', query: '', answer: null };

export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'cleared':
      return IDLE;
    case 'asked':
      return { status: 'loading', query: action.query, answer: state.answer };
    case 'answered': {
      const { answer } = action;
      return { status: answer.hits.length > 0 ? 'results' : 'none', query: answer.query, answer };
    }
    case 'failed':
      return { status: 'error', query: action.query, answer: null, fault: action.fault };
  }
}

/** What is announced politely: how many results there are, or that there are none. Failures are alerts. */
export function statusText(
  { status, answer, query }: SearchState,
  messages: Pick<SearchMessages, 'count' | 'noResults'>,
  locale: string,
): string {
  if (status === 'results' && answer) return formatPlural(messages.count, answer.total, locale);
  return status === 'none' ? formatMessage(messages.noResults, { query }) : '';
}
