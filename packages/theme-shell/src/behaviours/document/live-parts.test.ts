import { afterEach, expect, it, vi } from 'vitest';
import { onNearViewport } from './live-parts.js';

let see: (element: Element, isIntersecting: boolean) => void;
const observed = new Set<Element>();

vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: (entries: object[]) => void) {
      see = (target, isIntersecting) => callback([{ target, isIntersecting }]);
    }
    observe = (target: Element) => observed.add(target);
    unobserve = (target: Element) => observed.delete(target);
  },
);
afterEach(() => {
  observed.clear();
  vi.restoreAllMocks();
});

it('calls back when an element comes near, once, and for no other', () => {
  document.body.innerHTML = '<p class="a"></p><p class="a"></p><p></p>';
  const [first, second] = document.querySelectorAll('.a') as unknown as [Element, Element];
  const seen: Element[] = [];
  onNearViewport('.a', async (element) => void seen.push(element));
  expect([...observed]).toEqual([first, second]);
  see(first, false);
  see(second, true);
  expect(seen).toEqual([second]);
  expect([...observed]).toEqual([first]);
});

it('leaves the page as it came when what was to be done fails', async () => {
  document.body.innerHTML = '<p class="a">Text</p>';
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const cause = new Error('gone');
  onNearViewport('.a', () => Promise.reject(cause));
  see(document.querySelector('.a') as Element, true);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.any(String), cause));
  expect(document.body.innerHTML).toBe('<p class="a">Text</p>');
});

it('asks for nothing on a page without such elements', () => {
  document.body.innerHTML = '<p></p>';
  onNearViewport('.a', () => Promise.resolve());
  expect(observed.size).toBe(0);
});
