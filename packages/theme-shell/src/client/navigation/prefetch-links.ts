import { closestTarget } from '../../behaviours/closest-target.js';
import { whenIdle } from '../../behaviours/loading/when-idle.js';
import { SHELL_EVENTS } from '../../model/constants.js';
import type { Navigation } from './navigation.js';
import type { PageFetcher } from './page-fetcher.js';

/** Prefetches links that come into view, and fetches those that the reader is about to follow. */
export function prefetchLinks(navigation: Navigation, pages: PageFetcher): void {
  const inView = new IdleQueue((link: HTMLAnchorElement) => {
    const path = pagePath(link, navigation);
    if (path) pages.prefetch(path);
  });
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      inView.add(target as HTMLAnchorElement);
    }
  });
  const observe = (): void => {
    observer.disconnect();
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  };

  // Hundreds of links take their time, which a page that is on its way to the screen does not have.
  const observeSoon = (): void => whenIdle(observe);
  observeSoon();
  document.addEventListener(SHELL_EVENTS.pageShown, observeSoon);
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      sign,
      (event) => {
        const link = closestTarget<HTMLAnchorElement>(event, 'a[href]');
        const path = link && pagePath(link, navigation);
        if (path) pages.preload(path);
      },
      { passive: true },
    );
  }
}

function pagePath(link: HTMLAnchorElement, navigation: Navigation): string | null {
  const url = new URL(link.href, location.href);
  return navigation.isOwn(url) && url.pathname !== location.pathname ? url.pathname : null;
}

/** Milliseconds that must be left of an idle period for one more item. */
const SPARE = 2;

/** Works through what comes in while the browser has nothing else to do: a page may show a hundred links at once. */
export class IdleQueue<T> {
  readonly #work: (item: T) => void;
  readonly #waiting: T[] = [];

  constructor(work: (item: T) => void) {
    this.#work = work;
  }

  add(item: T): void {
    if (this.#waiting.push(item) === 1) this.#schedule();
  }

  #schedule(): void {
    if ('requestIdleCallback' in window) requestIdleCallback((idle) => this.#drain(idle));
    else setTimeout(() => this.#drain());
  }

  #drain(idle?: IdleDeadline): void {
    do {
      const [item] = this.#waiting.splice(0, 1);
      if (item !== undefined) this.#work(item);
    } while (this.#waiting.length > 0 && (idle?.timeRemaining() ?? Infinity) > SPARE);
    if (this.#waiting.length > 0) this.#schedule();
  }
}
