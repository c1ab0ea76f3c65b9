import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startScrolling } from './scrolling.js';

const root = document.documentElement;
const scrolled = vi.fn();

function scrollBy(...positions: number[]): void {
  for (const position of positions) {
    Object.defineProperty(window, 'scrollY', { value: position, configurable: true });
    dispatchEvent(new Event('scroll'));
  }
}
const isHidden = (): boolean => root.hasAttribute('data-navbar-hidden');
const isOffered = (): boolean => root.hasAttribute('data-back-to-top');

beforeAll(() => {
  vi.stubGlobal('scrollTo', scrolled);
  startScrolling();
});

beforeEach(() => {
  document.body.innerHTML =
    '<header class="navbar"></header><main tabindex="-1"><a href="#part">Part</a></main><button data-back-to-top></button>';
  Object.defineProperty(document.querySelector('.navbar'), 'offsetHeight', { value: 60 });
  root.dataset.hideOnScroll = '';
  dispatchEvent(new Event('wheel'));
  scrollBy(1, 0);
  root.removeAttribute('data-navbar-hidden');
});

describe('the navbar', () => {
  it('hides on scrolling down past its height and shows on scrolling up', () => {
    scrollBy(50);
    expect(isHidden()).toBe(false);
    scrollBy(61);
    expect(isHidden()).toBe(true);
    scrollBy(60);
    expect(isHidden()).toBe(false);
  });

  it('is at the top of the page, whatever led there', () => {
    document.querySelector('a')?.click();
    expect(isHidden()).toBe(false);
    scrollBy(900);
    expect(isHidden()).toBe(true);
    scrollBy(0);
    expect(isHidden()).toBe(false);
    scrollBy(59);
    expect(isHidden()).toBe(false);
  });

  it('does not slide over the announcement above it', () => {
    document.body.insertAdjacentHTML('afterbegin', '<section class="announcement"></section>');
    Object.defineProperty(document.querySelector('.announcement'), 'offsetHeight', { value: 40 });
    scrollBy(99);
    expect(isHidden()).toBe(false);
    scrollBy(101);
    expect(isHidden()).toBe(true);
  });

  it('stays where the site does not want it to hide', () => {
    delete root.dataset.hideOnScroll;
    scrollBy(500);
    expect(isHidden()).toBe(false);
  });

  it('makes room for an anchor, and what a jump scrolls does not count', () => {
    scrollBy(900, 800);
    expect(isHidden()).toBe(false);
    document.querySelector('a')?.click();
    expect(isHidden()).toBe(true);
    scrollBy(700, 600);
    expect(isHidden()).toBe(true);
    dispatchEvent(new Event('scrollend'));
    scrollBy(590);
    expect(isHidden()).toBe(false);
  });

  it('is there on the next page', () => {
    history.replaceState(null, '', '/docs/next');
    scrollBy(500);
    document.dispatchEvent(new CustomEvent('docs:page'));
    expect(isHidden()).toBe(false);
  });
});

describe('the way back to the top', () => {
  it('is offered while the reader scrolls up below 300 px', () => {
    scrollBy(800);
    expect(isOffered()).toBe(false);
    scrollBy(700);
    expect(isOffered()).toBe(true);
    scrollBy(710);
    expect(isOffered()).toBe(false);
    scrollBy(400, 299);
    expect(isOffered()).toBe(false);
  });

  it('goes to the top and leaves the focus in the text', () => {
    document.querySelector('button')?.click();
    expect(scrolled).toHaveBeenCalledWith({ top: 0 });
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('is not offered by a jump', () => {
    scrollBy(900);
    document.querySelector('a')?.click();
    scrollBy(800);
    expect(isOffered()).toBe(false);
  });
});

it('the contents of a narrow window close once one of them is chosen', () => {
  document.body.innerHTML =
    '<details class="toc-mobile" open><summary>Contents</summary><a href="#part">Part</a></details>';
  const contents = document.querySelector('details');
  document.querySelector('summary')?.click();
  contents?.setAttribute('open', '');
  document.querySelector('a')?.click();
  expect(contents?.open).toBe(false);
});
