import { useState } from 'react';
import type { SearchLink } from '../../settings.js';

/** What is kept on the reader's device, and sent nowhere. */
interface SavedSearches {
  /** Queries, latest first. */
  recent: string[];
  favourites: string[];
  /** Pages that were opened from an answer, latest first. */
  pages: SearchLink[];
}

const KEY = 'docs.search';
const MAX_RECENT = 6;
const MAX_FAVOURITES = 12;

export const NOTHING_SAVED: SavedSearches = { recent: [], favourites: [], pages: [] };

/** What is kept, or nothing: other tabs, versions and people may have written there. */
export function readSaved(): SavedSearches {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<string, unknown>>;
    const { recent, favourites, pages } = stored;
    return { recent: queriesIn(recent), favourites: queriesIn(favourites), pages: linksIn(pages) };
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

/** Addresses are those of this site: what else is stored is no page that was opened here. */
const linksIn = (value: unknown): SearchLink[] =>
  Array.isArray(value)
    ? value.flatMap((link: Partial<Record<keyof SearchLink, unknown>> | null) => {
        const { label, href } = link ?? {};
        const isOwn = typeof href === 'string' && href.startsWith('/') && !href.startsWith('//');
        return isOwn && typeof label === 'string' ? [{ label, href }] : [];
      })
    : [];

const without = (list: string[], query: string): string[] => list.filter((other) => other !== query);

export function addRecent(saved: SavedSearches, query: string): SavedSearches {
  if (!query || saved.favourites.includes(query)) return saved;
  return { ...saved, recent: [query, ...without(saved.recent, query)].slice(0, MAX_RECENT) };
}

export const addPage = (saved: SavedSearches, page: SearchLink): SavedSearches => ({
  ...saved,
  pages: [page, ...saved.pages.filter(({ href }) => href !== page.href)].slice(0, MAX_RECENT),
});

/** What was kept without being asked for. Favourites were: they stay. */
export const clearHistory = (saved: SavedSearches): SavedSearches => ({ ...saved, recent: [], pages: [] });

const removeSaved = ({ recent, favourites, pages }: SavedSearches, query: string): SavedSearches => ({
  pages,
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
  addPage(page: SearchLink): void;
  remove(query: string): void;
  toggle(query: string): void;
  clear(): void;
}

/**
 * The reader's recent and favourite searches, and pages. Each change starts from what is stored: another tab may have changed it.
 * @param isKept otherwise nothing is read, and nothing is written
 */
export function useSavedSearches(isKept: boolean): SavedSearchesHandle {
  const [saved, setSaved] = useState(() => (isKept ? readSaved() : NOTHING_SAVED));
  const change =
    <Value>(edit: (saved: SavedSearches, value: Value) => SavedSearches) =>
    (value: Value): void => {
      if (isKept) setSaved(writeSaved(edit(readSaved(), value)));
    };
  return {
    ...saved,
    add: change(addRecent),
    addPage: change(addPage),
    remove: change(removeSaved),
    toggle: change(toggleFavourite),
    clear: () => change<undefined>(clearHistory)(undefined),
  };
}
