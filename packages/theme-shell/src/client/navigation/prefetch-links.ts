import { closestTarget } from '../../behaviours/closest-target.js';
import { whenIdle } from '../../behaviours/loading/when-idle.js';
import { SHELL_EVENTS } from '../../model/constants.js';
import { IdleQueue } from '../islands/idle-queue.js';
import type { Navigation } from './navigation.js';
import type { Payloads } from './payloads.js';

/** Prefetches links that come into view, and fetches those that the reader is about to follow. */
export function prefetchLinks(navigation: Navigation, payloads: Payloads): void {
  const inView = new IdleQueue((link: HTMLAnchorElement) => {
    const path = pagePath(link, navigation);
    if (path) payloads.prefetch(path);
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
        if (path) payloads.preload(path);
      },
      { passive: true },
    );
  }
}

function pagePath(link: HTMLAnchorElement, navigation: Navigation): string | null {
  const url = new URL(link.href, location.href);
  return navigation.isOwn(url) && url.pathname !== location.pathname ? url.pathname : null;
}
