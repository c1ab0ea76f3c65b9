import { expect, it } from 'vitest';
import { TermSums } from './term-reader.js';

function taken(sums: TermSums): [number, number][] {
  const found: [number, number][] = [];
  sums.take((term, sum) => found.push([term, sum]));
  return found;
}

it('gives what was added by term, once, however large the numbers are', () => {
  const sums = new TermSums();
  for (const [term, value] of [
    [5, 1],
    [9000, 0.5],
    [5, 2],
    [0, 4],
  ] as const)
    sums.add(term, value);
  expect(taken(sums)).toEqual([
    [5, 3],
    [9000, 0.5],
    [0, 4],
  ]);
  expect(taken(sums)).toEqual([]);
  sums.add(5, 1);
  expect(taken(sums)).toEqual([[5, 1]]);
});
