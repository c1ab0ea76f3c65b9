import { expect, it } from 'vitest';
import { OccurrenceList } from './occurrence-list.js';

it('gives what was found of each term in the order in which it was found, however much it is', () => {
  const list = new OccurrenceList();
  const expected = Array.from({ length: 5 }, (): [number, number][] => []);
  for (let number = 0; number < 200_000; number++) {
    const term = (number * number) % 5;
    list.add(term, number, number % 512);
    expected[term]?.push([number, number % 512]);
  }
  const found = list
    .takeByTerm(5)
    .map(({ numbers, marks }) => Array.from(numbers, (number, at) => [number, marks[at]]));
  expect(found).toEqual(expected);
});
