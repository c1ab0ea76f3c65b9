import { formatMessage } from '@org/site-model';
import type { SearchScope } from '../../provider.js';
import type { SearchSettings } from '../../settings.js';
import { PageList } from './page-list.js';
import { useSearchContext } from './search-context.js';
import type { SearchState } from '../request/search-state.js';

/** Address of the search page with a query. */
export const searchHref = ({ pageHref }: SearchSettings, query: string): string =>
  `${pageHref}?q=${encodeURIComponent(query)}`;

/** Why there are no results, and what to do: it stays until the query or the network changes. */
export function Failure({ state, onRetry }: { state: SearchState; onRetry(): void }) {
  const { messages, settings } = useSearchContext();
  const { fault, query } = state;
  // What this page cannot read, the same page of the latest release can.
  const retry = fault === 'release' ? () => location.assign(searchHref(settings, query)) : onRetry;
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">{messages.unableToFetch}</p>
      <p>{fault === 'network' ? messages.checkConnection : messages.unreadableIndex}</p>
      <button type="button" className="search-button" onClick={retry}>
        {messages.retry}
      </button>
    </div>
  );
}

/** Before the first word: what may be asked for, and what others ask for. */
export function AtRest({ onSearch }: { onSearch(query: string): void }) {
  const { settings, messages } = useSearchContext();
  return (
    <>
      <div className="search-message">
        <p>{messages.emptyHint}</p>
        <Suggestions queries={settings.suggestions} onSearch={onSearch} />
      </div>
      <PageList title={messages.popularPages} pages={settings.popular ?? []} />
    </>
  );
}

interface NoResultsProps {
  query: string;
  scope: SearchScope;
  onScope(scope: SearchScope): void;
  onSearch(query: string): void;
}

export function NoResults({ query, scope, onScope, onSearch }: NoResultsProps) {
  const { settings, messages } = useSearchContext();
  const suggestions = settings.suggestions.filter((suggestion) => suggestion !== query);
  return (
    <div className="search-message">
      <p className="search-message-title">{formatMessage(messages.noResults, { query })}</p>
      {scope.areas.length > 0 && (
        <button type="button" className="search-button" onClick={() => onScope({ ...scope, areas: [] })}>
          {messages.searchEverywhere}
        </button>
      )}
      <Suggestions queries={suggestions} onSearch={onSearch} />
      {settings.feedbackHref && (
        <p>
          {messages.shouldReturn}{' '}
          <a href={settings.feedbackHref.replaceAll('{query}', encodeURIComponent(query))} rel="noopener">
            {messages.letUsKnow}
          </a>
        </p>
      )}
    </div>
  );
}

function Suggestions({ queries, onSearch }: { queries: string[]; onSearch(query: string): void }) {
  const { messages } = useSearchContext();
  if (queries.length === 0) return null;
  return (
    <>
      <p>{messages.trySearching}</p>
      <ul className="search-suggestions">
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="search-link" onClick={() => onSearch(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
