import { formatMessage } from '@org/site-model';
import { useId } from 'react';
import { CrossIcon, StarIcon } from '../controls/icons.js';
import { PageList } from '../controls/page-list.js';
import { useSearchContext } from '../controls/search-context.js';
import type { SavedSearchesHandle } from './saved-searches.js';

interface Props {
  saved: SavedSearchesHandle;
  onSearch(query: string): void;
  /** A page is opened. */
  onOpen(): void;
}

/** What the dialog shows before a query is typed. */
export function SavedLists({ saved, onSearch, onOpen }: Props) {
  const { messages, settings } = useSearchContext();
  const { popular = [] } = settings;
  const { recent, favourites, pages } = saved;
  const hasHistory = recent.length + pages.length > 0;
  return (
    <>
      {!hasHistory && favourites.length === 0 && <p className="search-hint">{messages.emptyHint}</p>}
      <SavedList title={messages.favourites} queries={favourites} saved={saved} onSearch={onSearch} />
      <SavedList title={messages.recent} queries={recent} saved={saved} onSearch={onSearch} />
      <PageList title={messages.recentPages} pages={pages} onOpen={onOpen} />
      {hasHistory && (
        <p className="search-history">
          {messages.historyKept}{' '}
          <button
            type="button"
            className="search-link"
            onClick={() => {
              saved.clear();
              // The button is gone; the focus is where a reader goes on.
              onSearch('');
            }}
          >
            {messages.clearHistory}
          </button>
        </p>
      )}
      <PageList title={messages.popularPages} pages={popular} onOpen={onOpen} />
    </>
  );
}

type ListProps = Pick<Props, 'saved' | 'onSearch'> & { title: string; queries: string[] };

function SavedList({ title, queries, saved, onSearch }: ListProps) {
  const { messages } = useSearchContext();
  const id = useId();
  if (queries.length === 0) return null;
  return (
    <section aria-labelledby={id} className="search-saved">
      <h2 id={id}>{title}</h2>
      <ul>
        {queries.map((query) => {
          const favourite = saved.favourites.includes(query);
          return (
            <li key={query}>
              <button type="button" className="search-link" onClick={() => onSearch(query)}>
                {query}
              </button>
              <button
                type="button"
                className="search-icon-button"
                aria-label={formatMessage(favourite ? messages.removeFavourite : messages.addFavourite, {
                  query,
                })}
                onClick={() => saved.toggle(query)}
              >
                <StarIcon filled={favourite} />
              </button>
              {!favourite && (
                <button
                  type="button"
                  className="search-icon-button"
                  aria-label={formatMessage(messages.removeRecent, { query })}
                  onClick={() => saved.remove(query)}
                >
                  <CrossIcon />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
