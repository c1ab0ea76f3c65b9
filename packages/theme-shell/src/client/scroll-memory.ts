/** Scroll position of each history entry of this visit. Takes restoration over from the browser while a page is open. */
export class ScrollMemory {
  readonly #positions = new Map<string, number>();
  /** Key of the entry whose page is on the screen, which is not the current one while the page of that is on its way. */
  #shown: string;

  constructor() {
    this.#shown = entryKey();
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => this.#remember(), { passive: true });
    // A reload, or a return from another site, is the browser's to restore.
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  }

  /** Where the current entry was scrolled to. */
  position(): number | undefined {
    return this.#positions.get(entryKey());
  }

  /** Call when the page of the current entry is about to be drawn, or is on the screen already. */
  enter(): void {
    // The event of the last scrolling may still be on its way.
    this.#remember();
    this.#shown = entryKey();
  }

  #remember(): void {
    this.#positions.set(this.#shown, scrollY);
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
