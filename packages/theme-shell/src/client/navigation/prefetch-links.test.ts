import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { documentOf } from '../../../test/document.js';
import { docPage } from '../../../test/sample.js';
import { Navigation } from './navigation.js';
import { PageFetcher } from './page-fetcher.js';
import { prefetchLinks } from './prefetch-links.js';
import { ProgressBar } from './progress-bar.js';
import { ScrollMemory } from './scroll-memory.js';

/** What the browser watches, and a way to say that it has come into view. */
const watched = new Set<Element>();
let comeIntoView: (target: Element, isIntersecting?: boolean) => void;

class Observer {
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    comeIntoView = (target, isIntersecting = true) => {
      if (watched.has(target)) callback([{ target, isIntersecting }]);
    };
  }
  observe = (target: Element) => watched.add(target);
  unobserve = (target: Element) => watched.delete(target);
  disconnect = () => watched.clear();
}

const fetched = vi.fn(async (_address: string) => new Response(documentOf(docPage)));
const prefetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
const link = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

const PAGE = `
  <a id="next" href="/docs/next"><b id="inside">Next</b></a>
  <a id="here" href="/docs/here#part">Here</a>
  <a id="file" href="/docs/paper.pdf">Paper</a>
  <a id="away" href="https://example.org/docs/next">Away</a>`;

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  history.replaceState(null, '', '/docs/here');
});

beforeEach(() => {
  document.body.innerHTML = PAGE;
});

afterEach(() => {
  for (const sheet of document.head.querySelectorAll('link')) sheet.remove();
  fetched.mockClear();
});

function start(): void {
  const pages = new PageFetcher('build-1');
  const navigation = new Navigation({
    pages,
    progress: new ProgressBar(),
    scroll: new ScrollMemory(),
    baseUrl: '/docs/',
    prepare: async () => () => undefined,
    setHead: () => undefined,
    syncLocation: () => undefined,
  });
  prefetchLinks(navigation, pages);
}

it('prefetches a link that comes into view, once, and no link that has not', () => {
  start();
  comeIntoView(link('next'), false);
  expect(prefetched()).toEqual([]);
  comeIntoView(link('next'));
  comeIntoView(link('next'));
  expect(prefetched()).toEqual(['/docs/next']);
  expect(fetched).not.toHaveBeenCalled();
});

it.each(['pointerover', 'focusin', 'touchstart'])('fetches for real what the reader is at (%s)', (sign) => {
  start();
  link('inside').dispatchEvent(new Event(sign, { bubbles: true }));
  expect(fetched.mock.calls).toContainEqual(['/docs/next', { mode: 'same-origin' }]);
});

it('passes over this page, files and other sites', () => {
  start();
  for (const id of ['here', 'file', 'away']) {
    comeIntoView(link(id));
    link(id).dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  expect(prefetched()).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

it('watches the links of a page that has been shown since', () => {
  start();
  document.body.innerHTML = '<a id="other" href="/docs/other">Other</a>';
  document.dispatchEvent(new CustomEvent('docs:page'));
  comeIntoView(link('other'));
  expect(prefetched()).toEqual(['/docs/other']);
});
