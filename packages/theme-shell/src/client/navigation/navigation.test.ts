import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentOf } from '../../../test/document.js';
import { docPage } from '../../../test/sample.js';
import { Navigation, type NavigationAction } from './navigation.js';
import { PageFetcher } from './page-fetcher.js';
import { ProgressBar } from './progress-bar.js';
import { ScrollMemory } from './scroll-memory.js';

const START = '/docs/start';

/** What the server answers, by path; a promise that a test ends itself for a slow page. */
const answers = new Map<string, () => Promise<Response>>();
/** What a page needs beside its document, such as a sidebar or a style sheet. */
const needs = new Map<string, Promise<void>>();
const shown: [string, NavigationAction][] = [];
const relocated: NavigationAction[] = [];
const pageEvents = vi.fn();
const leave = vi.fn();

const respond = (path: string): Response =>
  new Response(documentOf({ ...docPage, path, title: path, documentTitle: `${path} | Field guide` }));
const url = (address: string): URL => new URL(address, location.href);

/** A page that arrives when the returned function is called. */
function slow(path: string): () => void {
  let afterNavigation: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (afterNavigation = resolve));
  answers.set(path, () => gate.then(() => respond(path)));
  return afterNavigation;
}

/** What a page needs comes when the returned function is called. */
function lack(path: string): () => void {
  let afterNavigation: () => void = () => undefined;
  needs.set(path, new Promise<void>((resolve) => (afterNavigation = resolve)));
  return afterNavigation;
}

/** All that was waiting for what has come has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const nextPage = () =>
  new Promise((resolve) => document.addEventListener('docs:page', resolve, { once: true }));

let pages: PageFetcher;
let navigation: Navigation;

beforeAll(() => {
  vi.stubGlobal('fetch', (path: string) => (answers.get(path) ?? (() => Promise.resolve(respond(path))))());
  vi.spyOn(location, 'assign').mockImplementation(leave);
  history.replaceState(null, '', START);
  pages = new PageFetcher('build-1');
  navigation = new Navigation({
    pages,
    progress: new ProgressBar(),
    scroll: new ScrollMemory(),
    baseUrl: '/docs/',
    prepare: async ({ page }) => {
      await needs.get(page.path);
      return (action) => void shown.push([page.path, action]);
    },
    setHead: (page) => (document.title = page.documentTitle),
    otherLocales: ['/docs/fr/'],
    syncLocation: (action) => void relocated.push(action),
  });
  document.addEventListener('docs:page', pageEvents);
});

beforeEach(async () => {
  document.body.innerHTML = '<h1 tabindex="-1"></h1><h2 id="part">Part</h2>';
  await navigation.go(url(START), 'REPLACE');
  answers.clear();
  needs.clear();
  shown.length = relocated.length = 0;
  pageEvents.mockReset();
  leave.mockReset();
});

afterEach(() => {
  for (const path of ['/docs/a', '/docs/b']) pages.forget(path);
});

it.each(['/docs/area', '/docs/area/', '/docs/area/first.html', '/docs/area/first/index.html'])(
  'shows the address of the page that answers at %s',
  async (spelling) => {
    const first = () => Promise.resolve(respond('/docs/area/first'));
    for (const asked of ['/docs/area', '/docs/area/', '/docs/area/first']) answers.set(asked, first);
    await navigation.go(url(`${spelling}?a=1#b`), 'PUSH');
    expect(location.pathname + location.search + location.hash).toBe('/docs/area/first?a=1#b');
    expect(shown.at(-1)).toEqual(['/docs/area/first', 'PUSH']);
    await navigation.go(url('/docs/elsewhere'), 'PUSH');
  },
);

describe('from an open drawer, whose history entry is an extra one', () => {
  const markEntry = (): void => history.pushState({ ...history.state, docsDrawer: true }, '');
  const hidePopover = vi.fn<() => void>();
  const openDrawer = (): void => {
    const drawer = document.body.appendChild(document.createElement('div'));
    drawer.id = 'docs-drawer';
    Object.assign(drawer, { matches: (selector: string) => selector === ':popover-open', hidePopover });
    markEntry();
  };
  beforeEach(() => void hidePopover.mockReset());

  it('closes it before the page is drawn, whose code may come later and ask what had the focus', async () => {
    hidePopover.mockImplementation(() => expect(shown).toEqual([]));
    openDrawer();
    await navigation.go(url('/docs/a'), 'PUSH');
    expect(hidePopover).toHaveBeenCalledOnce();
    expect(shown).toEqual([['/docs/a', 'PUSH']]);
  });

  it('takes that entry for the next page, so that Back leads to the page before', async () => {
    openDrawer();
    const entries = history.length;
    await navigation.go(url('/docs/a'), 'PUSH');
    expect([location.pathname, history.length]).toEqual(['/docs/a', entries]);
    expect(history.state).not.toHaveProperty('docsDrawer');
  });

  it('adds no entry for the page that is open', async () => {
    openDrawer();
    const entries = history.length;
    await navigation.go(url(START), 'REPLACE');
    expect([shown, relocated, history.length]).toEqual([[], [], entries]);
    expect(hidePopover).toHaveBeenCalledOnce();
  });

  it('leaves the entry of a drawer that was closed, to which Forward leads, where it is', async () => {
    markEntry();
    const entries = history.length;
    await navigation.go(url('/docs/a'), 'PUSH');
    expect(history.length).toBe(entries + 1);
  });
});

describe('to another page', () => {
  it('shows it, then changes the title and tells the behaviours', async () => {
    await navigation.go(url('/docs/a'), 'PUSH');
    expect(shown).toEqual([['/docs/a', 'PUSH']]);
    expect(location.pathname).toBe('/docs/a');
    expect(document.title).toBe('/docs/a | Field guide');
    expect(pageEvents).toHaveBeenCalledOnce();
  });

  it('has changed the title before the focus moves, which makes screen readers announce it', async () => {
    const titles: string[] = [];
    document.querySelector('h1')?.blur();
    document.querySelector('h1')?.addEventListener('focus', () => titles.push(document.title));
    await navigation.go(url('/docs/a'), 'PUSH');
    expect(titles).toEqual(['/docs/a | Field guide']);
  });

  it('keeps the current page, its address included, until the next one has arrived', async () => {
    const afterNavigation = slow('/docs/a');
    const done = navigation.go(url('/docs/a'), 'PUSH');
    expect([location.pathname, shown]).toEqual([START, []]);
    afterNavigation();
    await done;
    expect(location.pathname).toBe('/docs/a');
  });

  it('keeps both until all that the next one needs has arrived', async () => {
    const afterNavigation = lack('/docs/a');
    const done = navigation.go(url('/docs/a'), 'PUSH');
    await pages.get('/docs/a');
    await settled();
    expect([location.pathname, shown]).toEqual([START, []]);
    afterNavigation();
    await done;
    expect([location.pathname, shown]).toEqual(['/docs/a', [['/docs/a', 'PUSH']]]);
  });

  it('lets only the newest of two change the screen', async () => {
    const arriveLate = slow('/docs/a');
    const first = navigation.go(url('/docs/a'), 'PUSH');
    await navigation.go(url('/docs/b'), 'PUSH');
    arriveLate();
    await first;
    expect(shown).toEqual([['/docs/b', 'PUSH']]);
    expect(location.pathname).toBe('/docs/b');
  });

  it('gives a page up whose needs come after the reader has gone on', async () => {
    const arriveLate = lack('/docs/a');
    const first = navigation.go(url('/docs/a'), 'PUSH');
    await pages.get('/docs/a');
    await settled();
    await navigation.go(url('/docs/b'), 'PUSH');
    arriveLate();
    await first;
    expect(shown).toEqual([['/docs/b', 'PUSH']]);
    expect([location.pathname, document.title]).toEqual(['/docs/b', '/docs/b | Field guide']);
  });

  it('loads in full, with one warning that names the path and the cause, when the page does not come', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const cause = new TypeError('offline');
    answers.set('/docs/a', () => Promise.reject(cause));
    await navigation.go(url('/docs/a#part'), 'PUSH');
    expect(warn.mock.calls).toEqual([
      ['The page /docs/a could not be loaded in place; loading it in full.', cause],
    ]);
    expect(leave.mock.calls).toEqual([[url('/docs/a#part')]]);
    expect([location.pathname, shown]).toEqual([START, []]);
    warn.mockRestore();
  });

  it.each([
    ['the page itself', () => void answers.set('/docs/a', () => new Promise(() => undefined))],
    ['what it needs', () => void lack('/docs/a')],
  ])('loads in full after ten seconds in which %s does not come', async (_, hang) => {
    vi.useFakeTimers();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    hang();
    const done = navigation.go(url('/docs/a'), 'PUSH');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(leave.mock.calls).toEqual([[url('/docs/a')]]);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[1]).toEqual(new Error('No answer within 10 seconds.'));
    warn.mockRestore();
    vi.useRealTimers();
  });

  it('reloads where back or forward has changed the address already: its hash alone would load nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    answers.set('/docs/a', () => Promise.reject(new TypeError('offline')));
    history.pushState(null, '', '/docs/a#part');
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(leave).not.toHaveBeenCalled();
    history.replaceState(null, '', START);
    reload.mockRestore();
    warn.mockRestore();
  });
});

describe('where a page starts', () => {
  const tops = async (go: () => Promise<unknown>): Promise<unknown[]> => {
    const scroll = vi.spyOn(window, 'scrollTo');
    await go();
    const calls = scroll.mock.calls.flat();
    scroll.mockRestore();
    return calls;
  };
  const back = async (): Promise<void> => {
    const shows = nextPage();
    history.back();
    await shows;
  };

  it('is the top, also where it has no element of the hash', async () => {
    expect(await tops(() => navigation.go(url('/docs/a'), 'PUSH'))).toMatchObject([{ top: 0 }]);
    expect(await tops(() => navigation.go(url('/docs/b#missing'), 'PUSH'))).toMatchObject([{ top: 0 }]);
  });

  it('is reached at once on a page that has just come, and as the site scrolls on the same one', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await navigation.go(url('/docs/a#part'), 'PUSH');
    await navigation.go(url('/docs/a'), 'PUSH');
    await navigation.go(url('/docs/a#part'), 'PUSH');
    expect(scrolled.mock.calls).toEqual([[{ behavior: 'instant' }], [{ behavior: 'auto' }]]);
    scrolled.mockRestore();
  });

  it('is the element of the hash, and on the way back where the reader was', async () => {
    expect(await tops(() => navigation.go(url('/docs/a#part'), 'PUSH'))).toEqual([]);
    expect(document.activeElement?.id).toBe('part');
    scrollTo(0, 120);
    await navigation.go(url('/docs/b'), 'PUSH');
    expect(await tops(back)).toMatchObject([{ top: 120 }]);
    expect(location.hash).toBe('#part');
  });
});

describe('on the same page', () => {
  it('changes the address and goes to the hash, without fetching', async () => {
    await navigation.go(url(`${START}#part`), 'PUSH');
    expect([location.hash, relocated, shown]).toEqual(['#part', ['PUSH'], []]);
    expect(document.activeElement?.id).toBe('part');
    expect(pageEvents).not.toHaveBeenCalled();
  });

  it('changes the query alone without scrolling, fetching or moving the focus', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    const active = document.activeElement;
    await navigation.go(url(`${START}?q=1`), 'PUSH');
    expect([location.search, relocated, shown]).toEqual(['?q=1', ['PUSH'], []]);
    expect(scroll).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(active);
    scroll.mockRestore();
  });

  it('gives up a page that is still on its way: the reader has chosen to stay', async () => {
    const afterNavigation = slow('/docs/a');
    const left = navigation.go(url('/docs/a'), 'PUSH');
    await navigation.go(url(`${START}#part`), 'PUSH');
    afterNavigation();
    await left;
    expect([location.pathname, shown]).toEqual([START, []]);
  });
});

describe('a click', () => {
  const click = (html: string, init: MouseEventInit = {}): boolean => {
    document.body.insertAdjacentHTML('beforeend', html);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // The browser's own navigation is not part of this: what counts is whether it was left to the browser.
    let prevented = false;
    addEventListener(
      'click',
      () => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    document.querySelector('a > *, a')?.dispatchEvent(event);
    return prevented;
  };

  it('on a link of the site is followed in place, on what stands inside it too', async () => {
    const arrived = nextPage();
    expect(click('<a href="/docs/a"><b>A</b></a>')).toBe(true);
    await arrived;
    expect(shown).toEqual([['/docs/a', 'PUSH']]);
  });

  it('on a link to the very same address makes no second history entry', () => {
    expect(click(`<a href="${START}">Here</a>`)).toBe(true);
    expect(relocated).toEqual(['REPLACE']);
  });

  it.each([
    ['on another site', '<a href="https://example.org/docs/a">A</a>', {}],
    ['outside of the base path', '<a href="/blog">A</a>', {}],
    ['on a file', '<a href="/docs/paper.pdf">A</a>', {}],
    ['on a download', '<a href="/docs/a" download>A</a>', {}],
    ['for another window', '<a href="/docs/a" target="_blank">A</a>', {}],
    ['with Ctrl', '<a href="/docs/a">A</a>', { ctrlKey: true }],
    ['with Cmd', '<a href="/docs/a">A</a>', { metaKey: true }],
    ['with Shift', '<a href="/docs/a">A</a>', { shiftKey: true }],
    ['with Alt', '<a href="/docs/a">A</a>', { altKey: true }],
    ['with the middle button', '<a href="/docs/a">A</a>', { button: 1 }],
  ])('%s is left to the browser', (_case, html, init) => {
    expect(click(html, init)).toBe(false);
  });
});

describe('a refresh of the current page', () => {
  it('fetches it again and shows it in place', async () => {
    const title = 'Edited | Field guide';
    answers.set(
      START,
      async () => new Response(documentOf({ ...docPage, path: START, documentTitle: title })),
    );
    const arrived = nextPage();
    document.dispatchEvent(new CustomEvent('docs:refresh'));
    await arrived;
    expect(shown).toEqual([[START, 'REPLACE']]);
    expect(document.title).toBe(title);
  });

  it('is given up when the reader goes to another page meanwhile', async () => {
    const arriveLate = lack(START);
    document.dispatchEvent(new CustomEvent('docs:refresh'));
    await settled();
    await navigation.go(url('/docs/a'), 'PUSH');
    arriveLate();
    await settled();
    expect(shown).toEqual([['/docs/a', 'PUSH']]);
  });
});

it('leaves the pages of another locale to the browser: they have documents and data of their own', () => {
  expect(navigation.isOwn(url('/docs/fr/a'))).toBe(false);
  expect(navigation.isOwn(url('/docs/fr'))).toBe(false);
  expect(navigation.isOwn(url('/docs/french'))).toBe(true);
});
