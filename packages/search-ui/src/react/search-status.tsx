import { useSearchContext } from './search-context.js';
import type { SearchState } from './search-state.js';
import { fill, fillCount } from './strings.js';

/** Says politely how many results there are. Failures are alerts of their own. */
export function SearchStatus({ state }: { state: SearchState }) {
  const { strings, settings } = useSearchContext();
  const { status, answer, query } = state;
  const text =
    status === 'results' && answer
      ? fillCount(strings.count, { count: answer.total, locale: settings.locale })
      : status === 'none'
        ? fill(strings.noResults, { query })
        : '';
  return (
    <p role="status" className="search-hidden">
      {text}
    </p>
  );
}
