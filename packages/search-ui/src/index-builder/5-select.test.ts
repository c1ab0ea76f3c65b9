import { expect, it } from 'vitest';
import { topKThreshold } from './5-select.js';

it('is the impact of the last of the strongest, and 0 where there are fewer', () => {
  const impacts = [7, 255, 7, 3, 9, 7];
  expect([1, 2, 3, 4, 5, 6, 7].map((most) => topKThreshold(impacts, most))).toEqual([255, 9, 7, 7, 7, 3, 0]);
  expect(topKThreshold([], 3)).toBe(0);
});
