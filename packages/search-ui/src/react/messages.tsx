import type { SearchScope } from '../provider.js';
import { useSearchContext } from './search-context.js';
import { fill } from './strings.js';

/** Why there are no results, and what to do: it stays until the query or the network changes. */
export function Failure({ onRetry }: { onRetry(): void }) {
  const { strings } = useSearchContext();
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{strings.unableToFetch}</p>
      <p>{strings.checkConnection}</p>
      <button type="button" className="search-button" onClick={onRetry}>
        {strings.retry}
      </button>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  scope: SearchScope;
  onScope(scope: SearchScope): void;
  onSearch(query: string): void;
}

export function NoResults({ query, scope, onScope, onSearch }: NoResultsProps) {
  const { settings, strings } = useSearchContext();
  const suggestions = settings.suggestions.filter((suggestion) => suggestion !== query);
  return (
    <div className="search-message">
      <p className="search-message-title">{fill(strings.noResults, { query })}</p>
      {scope.areas.length > 0 && (
        <button type="button" className="search-button" onClick={() => onScope({ ...scope, areas: [] })}>
          {strings.searchEverywhere}
        </button>
      )}
      {suggestions.length > 0 && (
        <>
          <p>{strings.trySearching}</p>
          <ul className="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="search-link" onClick={() => onSearch(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {settings.feedbackHref && (
        <p>
          {strings.shouldReturn}{' '}
          <a href={settings.feedbackHref.replaceAll('{query}', encodeURIComponent(query))} rel="noopener">
            {strings.letUsKnow}
          </a>
        </p>
      )}
    </div>
  );
}
