import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IdleQueue } from '../navigation/prefetch-links.js';

const done: string[] = [];
/** What waits for an idle period; each call of `idle` is one, with so much time at each look at the clock. */
const waiting: IdleRequestCallback[] = [];
const idle = (...left: number[]): void => {
  waiting.shift()?.({ didTimeout: false, timeRemaining: () => left.shift() ?? 0 });
};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => waiting.push(callback));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  done.length = waiting.length = 0;
});

function fill(...items: string[]): IdleQueue<string> {
  const queue = new IdleQueue<string>((item) => done.push(item));
  for (const item of items) queue.add(item);
  return queue;
}

it('does as much as there is time for, in order, and goes on in the next idle period', () => {
  fill('a', 'b', 'c', 'd');
  expect(done).toEqual([]);
  idle(9, 1);
  expect(done).toEqual(['a', 'b']);
  idle(0);
  expect(done).toEqual(['a', 'b', 'c']);
  idle(9);
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  expect(waiting).toEqual([]);
});

it('starts again when something comes after all was done', () => {
  const queue = fill('a');
  idle(9);
  queue.add('b');
  idle(9);
  expect(done).toEqual(['a', 'b']);
});

it('does all in a task of its own where the browser does not tell when it is idle', () => {
  vi.unstubAllGlobals();
  vi.useFakeTimers();
  fill('a', 'b');
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b']);
});
