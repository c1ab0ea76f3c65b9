/** Scroll position of each history entry of this visit. Takes restoration over from the browser while a page is open. */
export class ScrollMemory {
  readonly #positions = new Map<string, number>();
  #key: string;

  constructor() {
    this.#key = entryKey();
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => this.#positions.set(this.#key, scrollY), { passive: true });
    // A reload, or a return from another site, is the browser's to restore.
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  }

  /** Call once the history stands at another entry; returns where that entry was scrolled to. */
  enter(): number | undefined {
    this.#key = entryKey();
    return this.#positions.get(this.#key);
  }
}

let entries = 0;

/** Key of the current history entry, given to it on first sight. */
function entryKey(): string {
  const state = (history.state ?? {}) as { docsKey?: string };
  if (state.docsKey) return state.docsKey;
  const docsKey = newEntryKey();
  history.replaceState({ ...state, docsKey }, '');
  return docsKey;
}

/** Unique within the visit: time of load and a counter. */
export const newEntryKey = (): string => `${performance.timeOrigin}-${++entries}`;
