import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newEntryKey, ScrollMemory } from './scroll-memory.js';

// The window's own is for reading only, and in a realm of its own happy-dom does not keep it up.
Object.defineProperty(window, 'scrollY', {
  get: () => document.documentElement.scrollTop,
  set: (top: number) => void (document.documentElement.scrollTop = top),
});

/** Who follows the height of the page. */
const followers = new Map<object, () => void>();
const grow = (): void => followers.forEach((follow) => follow());
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(private readonly callback: () => void) {}
    observe = () => void followers.set(this, this.callback);
    disconnect = () => void followers.delete(this);
  },
);

const scrollToPosition = (top: number): void => {
  scrollTo(0, top);
  dispatchEvent(new Event('scroll'));
};
/** What Back and Forward do: the history is at another entry, whose page is shown some time later. */
const traverse = (docsKey: string, memory: ScrollMemory) => {
  history.replaceState({ docsKey }, '');
  return memory.position();
};
const enter = (docsKey: string, memory: ScrollMemory) => {
  const position = traverse(docsKey, memory);
  memory.enter();
  return position;
};

beforeEach(() => {
  history.replaceState(null, '');
  scrollTo(0, 0);
});

it('takes restoration over while a page is open, and gives it back for a reload', () => {
  new ScrollMemory();
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

it('names the entry that it starts on, and leaves what others put there', () => {
  history.replaceState({ other: 1 }, '');
  new ScrollMemory();
  expect(history.state).toEqual({ other: 1, docsKey: expect.any(String) });
});

it('knows each entry’s last position, and none of an entry that was never scrolled', () => {
  history.replaceState({ docsKey: 'a' }, '');
  const memory = new ScrollMemory();
  scrollToPosition(100);
  scrollToPosition(300);
  expect(enter('b', memory)).toBeUndefined();
  scrollToPosition(40);
  expect(enter('a', memory)).toBe(300);
  expect(enter('b', memory)).toBe(40);
});

it('knows a position whose scrolling is so young that its event has not come', () => {
  history.replaceState({ docsKey: 'a' }, '');
  const memory = new ScrollMemory();
  scrollTo(0, 300);
  enter('b', memory);
  expect(enter('a', memory)).toBe(300);
});

it('counts scrolling as that of the page on the screen, while that of the current entry is on its way', () => {
  history.replaceState({ docsKey: 'a' }, '');
  const memory = new ScrollMemory();
  scrollToPosition(10);
  enter('b', memory);
  scrollToPosition(20);
  enter('c', memory);
  scrollToPosition(30);
  // Back twice, faster than pages come.
  traverse('b', memory);
  scrollToPosition(35);
  expect(enter('a', memory)).toBe(10);
  expect(traverse('b', memory)).toBe(20);
  expect(traverse('c', memory)).toBe(35);
});

it('gives every entry another key', () => {
  expect(newEntryKey()).not.toBe(newEntryKey());
});

it('knows positions of an earlier document of the visit, and restores an entry that the browser leaves alone', () => {
  history.replaceState({ docsKey: 'a' }, '');
  scrollToPosition(0);
  const before = new ScrollMemory();
  scrollToPosition(300);
  enter('b', before);
  scrollToPosition(40);
  dispatchEvent(new Event('pagehide'));

  // A document later: Back over it, to an entry that was not the last of its document.
  history.scrollRestoration = 'manual';
  history.replaceState({ docsKey: 'a' }, '');
  scrollTo(0, 0);
  const after = new ScrollMemory();
  expect(scrollY).toBe(300);
  expect(enter('b', after)).toBe(40);
});

it('leaves an entry to the browser that it restores by itself', () => {
  history.replaceState({ docsKey: 'c' }, '');
  const before = new ScrollMemory();
  scrollToPosition(200);
  enter('d', before);
  dispatchEvent(new Event('pagehide'));
  history.replaceState({ docsKey: 'c' }, '');
  scrollTo(0, 0);
  new ScrollMemory();
  expect(scrollY).toBe(0);
});

it('starts without positions where what is stored cannot be read', () => {
  sessionStorage.setItem('docs.scroll', '{');
  history.replaceState({ docsKey: 'e' }, '');
  expect(new ScrollMemory().position()).toBeUndefined();
});

describe('a page that is not yet as tall as it was', () => {
  /** A page that can be scrolled so far; what comes late makes it taller. */
  const pageOf = (height: { maxScroll: number }) =>
    vi
      .spyOn(window, 'scrollTo')
      .mockImplementation((options) =>
        Object.assign(window, { scrollY: Math.min((options as ScrollToOptions).top ?? 0, height.maxScroll) }),
      );
  const height = { maxScroll: 0 };
  let memory: ScrollMemory;
  beforeEach(() => {
    memory = new ScrollMemory();
    pageOf(height);
    height.maxScroll = 300;
    memory.restore(500);
    dispatchEvent(new Event('scroll'));
    expect(scrollY).toBe(300);
    height.maxScroll = 400;
    grow();
    expect(scrollY).toBe(400);
    height.maxScroll = 800;
  });
  afterEach(() => memory.enter());

  it('is scrolled to where the reader was as soon as it is', () => {
    grow();
    expect(scrollY).toBe(500);
  });

  it('is not scrolled by the browser meanwhile', () => {
    const { style } = document.body;
    expect(style.overflowAnchor).toBe('none');
    memory.enter();
    expect(style.overflowAnchor).toBe('');
  });

  it.each([
    [
      'scrolls',
      () => {
        Object.assign(window, { scrollY: 40 });
        dispatchEvent(new Event('scroll'));
      },
    ],
    ['presses a key', () => void dispatchEvent(new Event('keydown'))],
    ['presses a button', () => void dispatchEvent(new Event('pointerdown'))],
    ['goes on', () => memory.enter()],
  ])('is left alone once the reader %s', (_name, act) => {
    act();
    const before = scrollY;
    grow();
    expect(scrollY).toBe(before);
  });
});
