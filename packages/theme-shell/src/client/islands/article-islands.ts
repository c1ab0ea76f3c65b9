import { SHELL_EVENTS } from '../../model/constants.js';
import type { IslandLoaders, Islands } from './islands.js';

/** The islands of whatever article is shown. What they need is loaded with the first page that has one. */
export class ArticleIslands {
  readonly #loaders: IslandLoaders;
  #islands: Islands | undefined;
  #started = false;

  constructor(loaders: IslandLoaders) {
    this.#loaders = loaders;
  }

  /** Serves the page that is there, and each that is shown in its place. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    document.addEventListener(SHELL_EVENTS.pageShown, () => void this.#hydrate());
    void this.#hydrate();
  }

  /** Before the article is replaced. */
  unmount(): void {
    this.#islands?.unmountAll();
  }

  async #hydrate(): Promise<void> {
    if (!document.querySelector('[data-docs-island]')) return;
    try {
      const { Islands } = await import('./islands.js');
      this.#islands ??= new Islands(this.#loaders);
      this.#islands.hydrateAll();
    } catch (cause) {
      console.warn('The islands of this page could not be loaded; their HTML stays.', cause);
    }
  }
}
