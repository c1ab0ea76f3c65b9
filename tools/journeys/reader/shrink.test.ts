import { expect, it } from 'vitest';
import { shrink } from './shrink.js';

const numbers = Array.from({ length: 40 }, (_, index) => index);

it('leaves exactly what is needed, in its order', async () => {
  const needed = [3, 17, 31];
  const fails = async (items: number[]) => needed.every((item) => items.includes(item));
  expect(await shrink(numbers, fails, 1000)).toEqual(needed);
});

it('leaves a list as it is when each item is needed', async () => {
  const items = ['a', 'b', 'c'];
  expect(await shrink(items, async (rest) => rest.length === 3, 1000)).toEqual(items);
});

it('finds items that can go only after others have gone', async () => {
  // The fault shows with 9 alone, and with 8 only where 7 is too.
  const fails = async (items: number[]) => items.includes(9) && (items.includes(7) || !items.includes(8));
  expect(await shrink([7, 8, 9], fails, 1000)).toEqual([9]);
});

it('gives up after the given number of attempts, with a list that still fails', async () => {
  let asked = 0;
  const fails = async (items: number[]) => {
    asked++;
    return items.includes(39);
  };
  expect(await shrink(numbers, fails, 2)).toEqual(numbers.slice(20));
  expect(asked).toBe(2);
});
