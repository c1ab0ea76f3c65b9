import { expect, it } from 'vitest';
import { Random } from './random.js';

const first = (seed: number, count: number): number[] => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.next());
};

it('gives the same numbers for the same seed, and others for another one', () => {
  expect(first(7, 5)).toEqual(first(7, 5));
  expect(first(7, 5)).not.toEqual(first(8, 5));
});

it('spreads numbers over the whole range', () => {
  const tenths = new Set(first(1, 200).map((number) => Math.floor(number * 10)));
  expect([...tenths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('shuffles without losing an item', () => {
  const items = Array.from({ length: 30 }, (_, index) => index);
  const shuffled = new Random(3).shuffle(items);
  expect(shuffled).not.toEqual(items);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
});
