import { formatMessage, formatPlural } from '@org/site-model';
import { useSearchContext } from './search-context.js';
import type { SearchState } from '../request/search-state.js';

/** Announces politely how many results there are. Failures are alerts. */
export function SearchStatus({ state }: { state: SearchState }) {
  const { messages, settings } = useSearchContext();
  const { status, answer, query } = state;
  const text =
    status === 'results' && answer
      ? formatPlural(messages.count, answer.total, settings.locale)
      : status === 'none'
        ? formatMessage(messages.noResults, { query })
        : '';
  return (
    <p role="status" className="search-hidden">
      {text}
    </p>
  );
}
