import { useState } from 'react';
import {
  addRecent,
  readSaved,
  removeSaved,
  type SavedSearches,
  toggleFavourite,
  writeSaved,
} from './saved-searches.js';

export interface SavedSearchesHandle extends SavedSearches {
  add(query: string): void;
  remove(query: string): void;
  toggle(query: string): void;
}

/** The reader's recent and favourite searches. Each change starts from what is stored: another tab may have changed it. */
export function useSavedSearches(): SavedSearchesHandle {
  const [saved, setSaved] = useState(readSaved);
  const change = (edit: (saved: SavedSearches, query: string) => SavedSearches) => (query: string) =>
    setSaved(writeSaved(edit(readSaved(), query)));
  return { ...saved, add: change(addRecent), remove: change(removeSaved), toggle: change(toggleFavourite) };
}
