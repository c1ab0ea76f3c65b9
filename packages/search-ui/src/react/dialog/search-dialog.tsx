import '#styles.css';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type SearchMessages, searchMessagesFor } from '../../messages/search-messages.js';
import type { SearchHit, SearchProvider, SearchScope } from '../../provider.js';
import type { SearchSettings } from '../../settings.js';
import { siteProvider } from '../../start/site-provider.js';
import { DialogBody } from './dialog-body.js';
import { initialScope } from '../request/initial-scope.js';
import { SearchFilters } from '../controls/search-filters.js';
import { SearchContext, useSearchContext } from '../controls/search-context.js';
import { SearchField } from '../controls/search-field.js';
import { SearchStatus } from '../controls/search-status.js';
import { useActiveHit } from './use-active-hit.js';
import { useSavedSearches } from '../saved/saved-searches.js';
import { useSearch } from '../request/use-search.js';

/** Settings of the search, and what happens when the dialog closes. */
export interface SearchDialogProps {
  settings: SearchSettings;
  /** @default the engine that the settings name */
  provider?: SearchProvider;
  /** @default those of the settings' locale */
  messages?: SearchMessages;
  /** What the field starts with. @default nothing */
  initialQuery?: string;
  onClose(): void;
}

/** Rows of an answer: a screenful. All of them are on the search page. */
const ROWS = 8;

/** The search in a modal dialog. The browser keeps the focus in it and gives it back. */
export function SearchDialog({ settings, onClose, ...options }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const provider = options.provider ?? siteProvider(settings);
  const messages = options.messages ?? searchMessagesFor(settings.locale);
  const [query, setQuery] = useState(options.initialQuery ?? '');
  const [scope, setScope] = useState<SearchScope>(() => initialScope(settings.areas));
  const { state, retry } = useSearch(provider, { query, scope, limit: ROWS });
  const list = useActiveHit(state);
  const saved = useSavedSearches(settings.history ?? true);
  const context = useMemo(() => ({ settings, messages }), [settings, messages]);

  useModal(dialog);
  useReadiness(field, provider);

  const search = (next: string): void => {
    setQuery(next);
    field.current?.focus();
  };
  const close = (): void => dialog.current?.close();
  const leave = (hit?: SearchHit): void => {
    saved.add(query.trim());
    if (hit) saved.addPage({ label: hit.title, href: hit.url });
    close();
  };
  return (
    <SearchContext.Provider value={context}>
      <dialog ref={dialog} className="search-dialog" aria-label={messages.title} onClose={onClose}>
        <div className="search-frame">
          <form role="search" action={settings.pageHref} className="search-bar" onSubmit={() => leave()}>
            <SearchField
              field={field}
              query={query}
              onQuery={setQuery}
              list={{ id: list.listId, activeId: list.activeId }}
              onKeyDown={list.onKeyDown}
            />
            <CloseButton onClose={close} />
          </form>
          <SearchFilters scope={scope} onChange={setScope} />
          <SearchStatus state={state} />
          <DialogBody
            {...{ state, list, saved, scope, retry, close, leave }}
            onScope={setScope}
            onSearch={search}
          />
        </div>
      </dialog>
    </SearchContext.Provider>
  );
}

function CloseButton({ onClose }: { onClose(): void }) {
  const { close, closeShort } = useSearchContext().messages;
  return (
    <button type="button" className="search-button" onClick={onClose}>
      <span className="search-key" aria-hidden="true">
        Esc
      </span>
      <span className="search-no-key" aria-hidden="true">
        {closeShort}
      </span>
      <span className="search-hidden">{close}</span>
    </button>
  );
}

/** The field has the focus, and the engine loads what the first query needs. */
function useReadiness(field: RefObject<HTMLInputElement | null>, provider: SearchProvider): void {
  useEffect(() => {
    field.current?.focus();
    // Nobody waits for it; a search that fails says so itself.
    provider.preload?.().catch(() => undefined);
  }, [field, provider]);
}

/** Opens a dialog over everything else. The browser keeps the focus in it and gives it back; a click beside it closes it. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    // What is in the dialog covers it, so that a click on the dialog itself is one on its backdrop.
    const onClick = ({ target }: Event): void => {
      if (target === element) element.close();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [dialog]);
}
