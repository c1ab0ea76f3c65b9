import { closestTarget } from '../../behaviours/closest-target.js';
import { closeDrawer, isDrawerEntry } from '../../behaviours/sidebar/drawer.js';
import { isPageAddress } from '../../model/addresses.js';
import { SHELL_EVENTS } from '../../model/constants.js';
import type { ShellPage } from '../../model/shell-page.js';
import { afterNavigation, goToHash } from './after-navigation.js';
import { inTime } from './in-time.js';
import type { FetchedPage, PageFetcher } from './page-fetcher.js';
import type { ProgressBar } from './progress-bar.js';
import { newEntryKey, type ScrollMemory } from './scroll-memory.js';

export type NavigationAction = 'PUSH' | 'REPLACE' | 'POP';

interface NavigationOptions {
  pages: PageFetcher;
  progress: ProgressBar;
  scroll: ScrollMemory;
  baseUrl: string;
  /** Paths below the base path that are another locale's, with documents and data of their own. @default none */
  otherLocales?: string[];
  /** Prepares all that a page needs. What it answers with puts the page on the screen, and has drawn it when it returns. */
  prepare(page: FetchedPage): Promise<(action: NavigationAction) => void>;
  /** Makes `<head>` that of the page on the screen. */
  setHead(page: ShellPage): void;
  /** The address changed, the page did not. */
  syncLocation(action: NavigationAction): void;
}

/** Same-origin navigation without loading documents. Order and failures as `behaviour.md` of the design says. */
export class Navigation {
  readonly #options: NavigationOptions;
  /** Path of the page on the screen. */
  #shown = location.pathname;
  /** Counts navigations: only the newest may change the screen. */
  #latest = 0;

  constructor(options: NavigationOptions) {
    this.#options = options;
    addEventListener('popstate', () => void this.#traverse());
    document.addEventListener('click', (event) => this.#onClick(event));
    document.addEventListener(SHELL_EVENTS.refresh, () => void this.#refresh());
  }

  /** Whether a link leads to a page that this shell can show. */
  isOwn(url: URL): boolean {
    const { baseUrl, otherLocales = [] } = this.#options;
    if (otherLocales.some((path) => `${url.pathname}/`.startsWith(path))) return false;
    return isPageAddress(url, location.origin, baseUrl);
  }

  async go(url: URL, action: 'PUSH' | 'REPLACE'): Promise<void> {
    if (url.href === location.href && isDrawerEntry()) {
      // Closing it goes back to the page's own entry.
      closeDrawer();
      return;
    }
    if (url.pathname === this.#shown) {
      this.#stay();
      this.#commit(url, action);
      closeDrawer();
      this.#options.syncLocation(action);
      if (url.hash) goToHash(url.hash);
      document.dispatchEvent(new CustomEvent(SHELL_EVENTS.addressChanged));
      return;
    }
    await this.#load(url, (fetched, draw) => {
      const own = pageUrl(url, fetched.page);
      this.#commit(own, own.href === location.href ? 'REPLACE' : action);
      draw(action);
      this.#arrived(fetched, url.hash, undefined);
    });
  }

  /** Back and forward: the address has changed already. */
  async #traverse(): Promise<void> {
    const url = new URL(location.href);
    const position = this.#options.scroll.position();
    if (url.pathname === this.#shown) {
      this.#stay();
      this.#options.scroll.enter();
      this.#options.syncLocation('POP');
      this.#scroll(url.hash, position);
      document.dispatchEvent(new CustomEvent(SHELL_EVENTS.addressChanged));
      return;
    }
    await this.#load(url, (fetched, draw) => {
      this.#options.scroll.enter();
      draw('POP');
      this.#arrived(fetched, url.hash, position);
    });
  }

  /** Gives up the page that is on its way, if there is one. */
  #stay(): void {
    this.#latest++;
    this.#options.progress.done();
  }

  /** `show` happens at once, address and page together: the reader may have gone on while the page was on its way. */
  async #load(
    url: URL,
    show: (fetched: FetchedPage, draw: (action: NavigationAction) => void) => void,
  ): Promise<void> {
    const ticket = ++this.#latest;
    this.#options.progress.start();
    try {
      const { fetched, draw } = await this.#prepare(url.pathname);
      if (ticket !== this.#latest) return;
      show(fetched, (action) => {
        // First: it returns the focus to its button, and a page whose code comes later has to know what had it on arrival.
        closeDrawer();
        draw(action);
      });
    } catch (cause) {
      if (ticket === this.#latest) loadDocument(url, cause);
    } finally {
      if (ticket === this.#latest) this.#options.progress.done();
    }
  }

  /** The page and all that it needs. @throws when it does not come, or not in time */
  #prepare(pathname: string): Promise<{ fetched: FetchedPage; draw: (action: NavigationAction) => void }> {
    const { pages, prepare } = this.#options;
    const work = async () => {
      const fetched = await pages.get(pathname);
      return { fetched, draw: await prepare(fetched) };
    };
    return inTime(work());
  }

  async #refresh(): Promise<void> {
    this.#options.pages.forget(this.#shown);
    const ticket = ++this.#latest;
    try {
      const { fetched, draw } = await this.#prepare(this.#shown);
      if (ticket !== this.#latest) return;
      draw('REPLACE');
      this.#options.setHead(fetched.page);
    } catch (cause) {
      if (ticket === this.#latest) loadDocument(new URL(location.href), cause);
      return;
    }
    document.dispatchEvent(new CustomEvent(SHELL_EVENTS.pageShown));
  }

  #commit(url: URL, action: 'PUSH' | 'REPLACE'): void {
    const state = { docsKey: newEntryKey() };
    // The entry of an open drawer becomes that of the page that it led to: Back leads to the page before.
    if (action === 'PUSH' && !isDrawerEntry()) history.pushState(state, '', url);
    else history.replaceState(state, '', url);
    this.#options.scroll.enter();
  }

  #arrived(fetched: FetchedPage, hash: string, position: number | undefined): void {
    this.#shown = location.pathname;
    this.#options.setHead(fetched.page);
    afterNavigation(fetched.page);
    this.#scroll(hash, position);
    document.dispatchEvent(new CustomEvent(SHELL_EVENTS.pageShown));
  }

  /** @param position where the entry was left, if it was */
  #scroll(hash: string, position: number | undefined): void {
    if (position !== undefined) this.#options.scroll.restore(position);
    else if (!goToHash(hash, 'instant')) scrollTo({ top: 0, behavior: 'instant' });
  }

  #onClick(event: MouseEvent): void {
    const link = closestTarget<HTMLAnchorElement>(event, 'a[href]');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (!this.isOwn(url)) return;
    event.preventDefault();
    void this.go(url, url.href === location.href ? 'REPLACE' : 'PUSH');
  }
}

/** An address has many spellings (`/x/`, `/x.html`, `/x/index.html`, where a redirect is), and the page says which one is its own. */
const pageUrl = ({ search, hash, origin }: URL, { path }: ShellPage): URL =>
  new URL(path + search + hash, origin);

/** The way out when a page cannot be shown in place. A full load cannot fail here again, so it cannot loop. */
function loadDocument(url: URL, cause: unknown): void {
  console.warn(`The page ${url.pathname} could not be loaded in place; loading it in full.`, cause);
  if (url.href === location.href) location.reload();
  else location.assign(url);
}
