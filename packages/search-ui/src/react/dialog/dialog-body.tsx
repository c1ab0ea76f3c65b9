import { formatMessage } from '@org/site-model';
import type { SearchAnswer, SearchHit, SearchScope } from '../../provider.js';
import { Failure, NoResults, searchHref } from '../controls/no-answer.js';
import { ResultList } from './result-list.js';
import { SavedLists } from '../saved/saved-lists.js';
import { useSearchContext } from '../controls/search-context.js';
import type { SearchState } from '../request/search-state.js';
import type { ActiveHit } from './use-active-hit.js';
import type { SavedSearchesHandle } from '../saved/saved-searches.js';

interface Props {
  state: SearchState;
  list: ActiveHit;
  saved: SavedSearchesHandle;
  scope: SearchScope;
  retry(): void;
  close(): void;
  /** Keeps the query, and the hit that it led to, and closes the dialog. */
  leave(hit?: SearchHit): void;
  onScope(scope: SearchScope): void;
  onSearch(query: string): void;
}

/** What is below the field, by the state of the search. */
export function DialogBody({ state, list, saved, scope, retry, close, leave, onScope, onSearch }: Props) {
  const { messages } = useSearchContext();
  const { status, query, answer } = state;
  const hasHits = answer !== null && answer.hits.length > 0;
  return (
    <>
      <div className="search-body" data-state={status}>
        {status === 'idle' && <SavedLists saved={saved} onSearch={onSearch} onOpen={close} />}
        {status === 'loading' && !hasHits && <p className="search-hint">{messages.loading}</p>}
        {status === 'error' && <Failure state={state} onRetry={retry} />}
        {status === 'none' && <NoResults {...{ query, scope, onScope, onSearch }} />}
        {hasHits && (
          <ResultList
            id={list.listId}
            groups={list.groups}
            query={query}
            activeId={list.activeId}
            busy={status === 'loading'}
            optionId={list.optionId}
            onPoint={list.setActive}
            onOpen={leave}
          />
        )}
      </div>
      <Foot answer={answer} query={query} onOpen={() => leave()} />
    </>
  );
}

interface FootProps {
  answer: SearchAnswer | null;
  query: string;
  onOpen(): void;
}

/** The way to the search page where it has more than what is shown, and what keys do. */
function Foot({ answer, query, onOpen }: FootProps) {
  const { messages, settings } = useSearchContext();
  return (
    <div className="search-foot">
      {answer && answer.hits.length < answer.total && (
        <a href={searchHref(settings, query)} onClick={onOpen}>
          {formatMessage(messages.seeAll, { count: answer.total.toLocaleString(settings.locale) })}
        </a>
      )}
      <span className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {messages.keyMove} <kbd>↵</kbd> {messages.keyOpen} <kbd>Ctrl ↵</kbd>{' '}
        {messages.keyNewTab} <kbd>Esc</kbd> {messages.keyClose}
      </span>
    </div>
  );
}
