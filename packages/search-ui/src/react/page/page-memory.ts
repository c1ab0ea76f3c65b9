import type { SearchScope } from '../../provider.js';

/** Where a reader was on the search page: kept in the entry of the history, so that Back finds it however the page comes back. */
export interface PageMemory {
  query: string;
  scope: SearchScope;
  /** Pages of results that were shown. */
  pages: number;
  /** Pixels from the top. */
  top: number;
}

const KEY = 'docsSearch';
/** More pages than a reader scrolls through. */
const MAX_PAGES = 1000;

/** What the current entry of the history remembers; other versions of this page may have written it. */
export function readMemory(): PageMemory | undefined {
  const { [KEY]: kept } = (history.state ?? {}) as { [KEY]?: Partial<PageMemory> };
  const { query, scope, pages = 0, top } = kept ?? {};
  const isWhole = typeof query === 'string' && Array.isArray(scope?.areas) && typeof top === 'number';
  return isWhole && pages >= 1 && pages <= MAX_PAGES ? (kept as PageMemory) : undefined;
}

/** Writes it beside what others have in the entry. */
export const writeMemory = (memory: PageMemory): void =>
  history.replaceState({ ...(history.state as object | null), [KEY]: memory }, '');
