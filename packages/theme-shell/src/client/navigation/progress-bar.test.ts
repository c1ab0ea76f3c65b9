import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProgressBar } from './progress-bar.js';

const bars = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.progress')];
const fraction = (): number | undefined => {
  const [bar] = bars();
  return bar && Number(bar.style.scale.split(' ')[0]);
};

let progress: ProgressBar;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  progress = new ProgressBar();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('shows nothing before 200 ms, and nothing at all for a navigation that is shorter', () => {
  progress.start();
  vi.advanceTimersByTime(199);
  expect(bars()).toEqual([]);
  progress.done();
  vi.advanceTimersByTime(10_000);
  expect(bars()).toEqual([]);
});

it('appears after 200 ms at 0.08, decorative and moving at the speed of 200 ms', () => {
  progress.start();
  vi.advanceTimersByTime(200);
  expect(fraction()).toBe(0.08);
  expect(bars()[0]?.ariaHidden).toBe('true');
  expect(bars()[0]?.style.transitionDuration).toBe('200ms');
});

it('trickles every 800 ms by a random part of 0.02', () => {
  progress.start();
  vi.advanceTimersByTime(200 + 799);
  expect(fraction()).toBe(0.08);
  vi.advanceTimersByTime(1);
  expect(fraction()).toBeCloseTo(0.09, 10);
  vi.advanceTimersByTime(800);
  expect(fraction()).toBeCloseTo(0.1, 10);
});

it('never passes 0.994 before the page is there', () => {
  progress.start();
  vi.advanceTimersByTime(200 + 800 * 500);
  expect(fraction()).toBe(0.994);
});

it('goes to 1, fades and leaves when the page is there', () => {
  progress.start();
  vi.advanceTimersByTime(200);
  progress.done();
  expect(fraction()).toBe(1);
  expect(bars()[0]?.style.opacity).toBe('0');
  vi.advanceTimersByTime(400);
  expect(bars()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('starts over for the next navigation, with one bar at a time', () => {
  progress.start();
  vi.advanceTimersByTime(200 + 800);
  progress.start();
  vi.advanceTimersByTime(200);
  expect(bars()).toHaveLength(1);
  expect(fraction()).toBe(0.08);
  progress.done();
  progress.start();
  vi.advanceTimersByTime(600);
  expect(bars()).toHaveLength(1);
});

it('does nothing when told twice that the page is there', () => {
  progress.start();
  vi.advanceTimersByTime(200);
  progress.done();
  progress.done();
  vi.advanceTimersByTime(400);
  expect(bars()).toEqual([]);
});

it('starts from nothing when a second navigation follows a slow one', () => {
  progress.start();
  vi.advanceTimersByTime(200 + 800 * 10);
  expect(fraction()).toBeGreaterThan(0.08);
  progress.start();
  expect(bars()).toEqual([]);
  vi.advanceTimersByTime(199);
  expect(bars()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(fraction()).toBe(0.08);
  expect(bars()).toHaveLength(1);
});
