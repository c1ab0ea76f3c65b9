import { useState } from 'react';

/** Queries that are kept on the reader's device. */
interface SavedSearches {
  /** Latest first. */
  recent: string[];
  favourites: string[];
}

const KEY = 'docs.search';
const MAX_RECENT = 6;
const MAX_FAVOURITES = 12;

export const NOTHING_SAVED: SavedSearches = { recent: [], favourites: [] };

/** What is kept, or nothing: other tabs, versions and people may have written there. */
export function readSaved(): SavedSearches {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<string, unknown>>;
    return { recent: queriesIn(stored.recent), favourites: queriesIn(stored.favourites) };
  } catch {
    return NOTHING_SAVED;
  }
}

/** Keeps the searches. Without storage they are known until the page is left. */
export function writeSaved(saved: SavedSearches): SavedSearches {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Private windows and full disks: searching works without memory.
  }
  return saved;
}

const queriesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((query: unknown): query is string => typeof query === 'string' && query !== '')
    : [];

const without = (list: string[], query: string): string[] => list.filter((other) => other !== query);

export function addRecent(saved: SavedSearches, query: string): SavedSearches {
  if (!query || saved.favourites.includes(query)) return saved;
  return { ...saved, recent: [query, ...without(saved.recent, query)].slice(0, MAX_RECENT) };
}

const removeSaved = ({ recent, favourites }: SavedSearches, query: string): SavedSearches => ({
  recent: without(recent, query),
  favourites: without(favourites, query),
});

/** Moves a search from the recent ones to the favourites, or back. */
export function toggleFavourite(saved: SavedSearches, query: string): SavedSearches {
  const rest = removeSaved(saved, query);
  return saved.favourites.includes(query)
    ? { ...rest, recent: [query, ...rest.recent].slice(0, MAX_RECENT) }
    : { ...rest, favourites: [query, ...rest.favourites].slice(0, MAX_FAVOURITES) };
}

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
