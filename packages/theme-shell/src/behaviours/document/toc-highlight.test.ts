import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTocHighlight } from './toc-highlight.js';

const WINDOW_HEIGHT = 1000;
/** The band in which a heading counts as read: the upper 30 % of the window. */
const LINE = 300;

const tops = new Map<string, number>();
const marked = (): string[] =>
  [...document.querySelectorAll('[data-toc] [aria-current=true]')].map(
    (link) => link.getAttribute('href') ?? '',
  );

/** Scrolls so that the headings stand at these places, and lets the browser draw. */
function scrollTo(places: Record<string, number>): void {
  Object.entries(places).forEach(([id, top]) => tops.set(id, top));
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersToNextFrame();
}

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', WINDOW_HEIGHT);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops.get(this.id), 0, 0);
  });
  startTocHighlight();
  vi.advanceTimersToNextFrame();
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  document.body.innerHTML = `
    <nav data-toc><a href="#first">1</a><a href="#zw%C3%B6lf">12</a><a href="#last">9</a><a href="#gone">?</a></nav>
    <h2 id="first"></h2><h2 id="zwölf"></h2><h2 id="last"></h2>`;
});

it('marks nothing above the first heading', () => {
  scrollTo({ first: LINE + 1, zwölf: 800, last: 1600 });
  expect(marked()).toEqual([]);
});

it('marks the last heading that has come up into the upper part of the window', () => {
  scrollTo({ first: LINE, zwölf: 800, last: 1600 });
  expect(marked()).toEqual(['#first']);
  scrollTo({ first: -500, zwölf: 290, last: 1100 });
  expect(marked()).toEqual(['#zw%C3%B6lf']);
  scrollTo({ first: -1600, zwölf: -810, last: 0 });
  expect(marked()).toEqual(['#last']);
});

describe('at the end of the page', () => {
  const places = (scrolled: number) => {
    vi.stubGlobal('scrollY', scrolled);
    scrollTo({ first: 200 - scrolled, zwölf: 1700 - scrolled, last: 1900 - scrolled });
  };
  const setHeight = (height: number) =>
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });

  afterEach(() => {
    setHeight(0);
    vi.stubGlobal('scrollY', 0);
  });

  it('every short section has its turn, and the last one has it at the very end', () => {
    setHeight(2000);
    places(0);
    expect(marked()).toEqual(['#first']);
    places(900);
    expect(marked()).toEqual(['#zw%C3%B6lf']);
    places(999);
    expect(marked()).toEqual(['#last']);
  });

  it('a page that does not scroll has no end', () => {
    setHeight(WINDOW_HEIGHT);
    scrollTo({ first: 100, zwölf: 500, last: 700 });
    expect(marked()).toEqual(['#first']);
  });
});

it('follows the page that comes', () => {
  for (const [id, top] of Object.entries({ first: 100, zwölf: 800, last: 1600 })) tops.set(id, top);
  document.dispatchEvent(new CustomEvent('docs:page'));
  vi.advanceTimersToNextFrame();
  expect(marked()).toEqual(['#first']);
});

it('goes back with the reader', () => {
  scrollTo({ first: -500, zwölf: 290, last: 1100 });
  scrollTo({ first: 0, zwölf: 790, last: 1600 });
  expect(marked()).toEqual(['#first']);
});
