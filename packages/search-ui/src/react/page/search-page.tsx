import '#page.css';
import { formatMessage } from '@org/site-model';
import { type SearchMessages, searchMessagesFor } from '../../messages/search-messages.js';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { SearchProvider, SearchScope } from '../../provider.js';
import type { SearchSettings } from '../../settings.js';
import { AtRest, Failure, NoResults } from '../controls/no-answer.js';
import { PageResults } from './page-results.js';
import { initialScope } from '../request/initial-scope.js';
import { SearchFilters } from '../controls/search-filters.js';
import { SearchContext, useSearchContext } from '../controls/search-context.js';
import { SearchField } from '../controls/search-field.js';
import { SearchStatus } from '../controls/search-status.js';
import { siteProvider } from '../../start/site-provider.js';
import { usePageMemory, useRemembered } from './use-page-memory.js';
import { useQueryAddress, useVisit } from './use-query-address.js';
import { useSearch } from '../request/use-search.js';

/** Settings of the search, and the titles of its page. */
export interface SearchPageProps {
  settings: SearchSettings;
  /** Titles of the page as the site has them: what follows the page's own in that of the document stays. */
  page: { title: string; documentTitle: string };
  /** @default the engine that the settings name */
  provider?: SearchProvider;
  /** @default those of the settings' locale */
  messages?: SearchMessages;
}

/** Hits of a page of results; as many more come at the end. */
const PAGE_SIZE = 10;
/** What the server knows of the reader's versions. */
const NO_SCOPE: SearchScope = { areas: [], versions: {} };

/**
 * The search page, with its styles. Without JavaScript it is a form that leads to itself, and tells what to enable. It follows the
 * query of the address, and the address follows what is typed.
 */
export function SearchPage({ settings, page, ...options }: SearchPageProps) {
  const provider = options.provider ?? siteProvider(settings);
  const field = useRef<HTMLInputElement>(null);
  const messages = options.messages ?? searchMessagesFor(settings.locale);
  const alive = useAlive();
  const visit = useVisit();
  const [query, setQuery] = useQueryAddress({ field, visit, alive });
  const [chosen, setScope] = useState<SearchScope | null>(null);
  const first = useMemo(() => (alive ? initialScope(settings.areas) : NO_SCOPE), [alive, settings]);
  const remembered = useRemembered(alive, visit);
  const scope = chosen ?? remembered?.scope ?? first;
  const [more, setMore] = useState<{ query: string; pages: number }>();
  const pages = [more, remembered].find((one) => one?.query === query)?.pages ?? 1;
  const { state, retry } = useSearch(provider, { query, scope, limit: PAGE_SIZE * pages });
  usePageMemory(remembered, { state, scope, pages });
  const context = useMemo(() => ({ settings, messages }), [settings, messages]);
  const heading = query.trim()
    ? formatMessage(messages.resultsTitle, { query: query.trim() })
    : messages.title;

  useEffect(() => {
    document.title = heading + page.documentTitle.slice(page.title.length);
  }, [heading, page, state.status]);

  return (
    <SearchContext.Provider value={context}>
      <div className="search-page">
        <h1 tabIndex={-1}>{heading}</h1>
        <PageForm {...{ field, query, alive }} onQuery={setQuery} />
        <SearchFilters scope={scope} onChange={setScope} />
        <SearchStatus state={state} />
        {alive && !query.trim() && state.status === 'idle' && <AtRest onSearch={setQuery} />}
        {state.status === 'loading' && !state.answer && <p className="search-hint">{messages.loading}</p>}
        {state.status === 'error' && <Failure state={state} onRetry={retry} />}
        {state.status === 'none' && (
          <NoResults query={state.query} scope={scope} onScope={setScope} onSearch={setQuery} />
        )}
        {state.answer && state.answer.hits.length > 0 && (
          <PageResults
            answer={state.answer}
            query={state.query}
            busy={state.status === 'loading'}
            onMore={() => setMore({ query, pages: pages + 1 })}
          />
        )}
      </div>
    </SearchContext.Provider>
  );
}

/** A form that leads to its own page, and a text for readers without JavaScript. */
function PageForm({ alive, ...props }: Parameters<typeof SearchField>[0] & { alive: boolean }) {
  const { settings, messages } = useSearchContext();
  return (
    <>
      <form
        role="search"
        action={settings.pageHref}
        className="search-bar"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField {...props} />
        {!alive && (
          <button type="submit" className="search-button search-no-script">
            {messages.placeholder}
          </button>
        )}
      </form>
      {!alive && <p className="search-no-script">{messages.noScript}</p>}
    </>
  );
}

const never = () => () => undefined;

/** Whether the browser has taken over: `false` on the server and while its markup is hydrated. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
