import { createContext, useContext } from 'react';
import type { SearchMessages } from '../../messages/search-messages.js';
import type { SearchSettings } from '../../settings.js';

interface SearchContextValue {
  settings: SearchSettings;
  messages: SearchMessages;
}

export const SearchContext = createContext<SearchContextValue | null>(null);

/** @throws outside of the dialog and the page */
export function useSearchContext(): SearchContextValue {
  const value = useContext(SearchContext);
  if (!value) throw new Error('A part of the search was used outside of <SearchDialog> and <SearchPage>.');
  return value;
}
