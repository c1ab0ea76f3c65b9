import { type KeyboardEvent, type RefObject, useId } from 'react';
import { CrossIcon, LensIcon } from './icons.js';
import { useSearchContext } from './search-context.js';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery(query: string): void;
  /** The listbox that the field commands; a plain field without it. */
  list?: { id: string; activeId: string | undefined };
  onKeyDown?(event: KeyboardEvent): void;
}

/** Label, field and the button that empties it. */
export function SearchField({ field, query, onQuery, list, onKeyDown }: Props) {
  const { messages } = useSearchContext();
  const id = useId();
  const combobox = list && {
    role: 'combobox',
    'aria-expanded': list.activeId !== undefined,
    'aria-controls': list.id,
    'aria-activedescendant': list.activeId,
    'aria-autocomplete': 'list' as const,
  };
  return (
    <div className="search-field">
      <LensIcon />
      <label htmlFor={id} className="search-hidden">
        {messages.title}
      </label>
      <input
        {...combobox}
        id={id}
        ref={field}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        placeholder={messages.placeholder}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query && (
        <button
          type="button"
          className="search-icon-button"
          aria-label={messages.clear}
          onClick={() => {
            onQuery('');
            field.current?.focus();
          }}
        >
          <CrossIcon />
        </button>
      )}
    </div>
  );
}
