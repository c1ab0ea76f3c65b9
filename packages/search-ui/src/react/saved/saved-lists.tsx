import { formatMessage } from '@org/site-model';
import { useId } from 'react';
import { CrossIcon, StarIcon } from '../controls/icons.js';
import { useSearchContext } from '../controls/search-context.js';
import type { SavedSearchesHandle } from './saved-searches.js';

interface Props {
  saved: SavedSearchesHandle;
  onSearch(query: string): void;
}

/** What the dialog shows before a query is typed. */
export function SavedLists({ saved, onSearch }: Props) {
  const { messages } = useSearchContext();
  if (saved.recent.length + saved.favourites.length === 0)
    return <p className="search-hint">{messages.emptyHint}</p>;
  return (
    <>
      <SavedList title={messages.favourites} queries={saved.favourites} saved={saved} onSearch={onSearch} />
      <SavedList title={messages.recent} queries={saved.recent} saved={saved} onSearch={onSearch} />
    </>
  );
}

function SavedList({ title, queries, saved, onSearch }: Props & { title: string; queries: string[] }) {
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
