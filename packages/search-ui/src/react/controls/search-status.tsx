import { useSearchContext } from './search-context.js';
import { type SearchState, statusText } from '../request/search-state.js';

/** Announces the outcome of a search. */
export function SearchStatus({ state }: { state: SearchState }) {
  const { messages, settings } = useSearchContext();
  return (
    <p role="status" className="search-hidden">
      {statusText(state, messages, settings.locale)}
    </p>
  );
}
