import { beforeEach, expect, it } from 'vitest';
import { newEntryKey, ScrollMemory } from './scroll-memory.js';

const scrollToPosition = (top: number): void => {
  scrollTo(0, top);
  dispatchEvent(new Event('scroll'));
};
const enter = (docsKey: string, memory: ScrollMemory) => {
  history.replaceState({ docsKey }, '');
  return memory.enter();
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

it('gives every entry another key', () => {
  expect(newEntryKey()).not.toBe(newEntryKey());
});
