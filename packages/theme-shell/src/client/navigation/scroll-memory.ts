import { visitStorage } from '../../behaviours/frame/storage.js';
import { SESSION_KEYS } from '../../model/constants.js';

/** Entries of a visit that are remembered beyond the document, the newest. */
const MAX_ENTRIES = 100;

/**
 * Scroll position of each history entry of this visit, also through reloads and documents between. Takes restoration over
 * from the browser while a page is open.
 */
export class ScrollMemory {
  readonly #positions = new Map<string, number>(storedPositions());
  /** Key of the entry whose page is on the screen, which is not the current one while the page of that is on its way. */
  #shown: string;
  /** Where the reader was, and is put again while what comes late (a live example, a diagram) makes the page taller. */
  #wanted = 0;
  /** How far of it the page goes. */
  #reached = 0;
  readonly #growth = new ResizeObserver(() => this.#scroll());

  constructor() {
    this.#shown = entryKey();
    // The browser restores the entry that a document was left at, and none of the others that it had: they are `manual`.
    const position = this.position();
    if (history.scrollRestoration === 'manual' && position !== undefined && scrollY === 0)
      this.restore(position);
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => {
      this.#remember();
      if (scrollY !== this.#reached) this.#letGo();
    });
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => this.#letGo());
    addEventListener('pagehide', () => {
      this.#remember();
      visitStorage.set(SESSION_KEYS.scroll, JSON.stringify([...this.#positions].slice(-MAX_ENTRIES)));
      // A reload, or a return from another site, is the browser's to restore.
      history.scrollRestoration = 'auto';
    });
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  }

  /** Where the current entry was scrolled to. */
  position(): number | undefined {
    return this.#positions.get(entryKey());
  }

  /** Scrolls to where the reader was, and keeps to it while the page grows, until they do something. */
  restore(position: number): void {
    this.#wanted = position;
    this.#scroll();
    this.#growth.observe(document.body);
  }

  /** Call when the page of the current entry is about to be drawn, or is on the screen already. */
  enter(): void {
    // The event of the last scrolling may still be on its way.
    this.#remember();
    this.#letGo();
    this.#shown = entryKey();
  }

  /** The position is the reader's, or the next page's, from here on. */
  #letGo(): void {
    this.#growth.disconnect();
    document.body.style.overflowAnchor = '';
  }

  #scroll(): void {
    // What comes late above would make the browser scroll, before anybody is told of the growth. On the root it has no effect.
    document.body.style.overflowAnchor = 'none';
    scrollTo({ top: this.#wanted, behavior: 'instant' });
    this.#reached = scrollY;
  }

  #remember(): void {
    // The newest last.
    this.#positions.delete(this.#shown);
    this.#positions.set(this.#shown, scrollY);
  }
}

function storedPositions(): [string, number][] {
  try {
    return JSON.parse(visitStorage.get(SESSION_KEYS.scroll) ?? '[]') as [string, number][];
  } catch {
    return [];
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
