import { expect, it } from 'vitest';
import { OccurrenceList } from './occurrence-list.js';
import { TermTable } from './term-table.js';

it('gives what was found of each term in the order in which it was found, however much it is', () => {
  const list = new OccurrenceList();
  const expected = Array.from({ length: 5 }, (): [number, number][] => []);
  for (let number = 0; number < 200_000; number += 2) {
    list.begin(number);
    for (const term of new Set([(number * number) % 5, number % 3])) {
      list.add(term, number % 512);
      expected[term]?.push([number, number % 512]);
    }
    // A record in which nothing is found.
    if (number % 10 === 0) list.begin(number + 1);
  }
  const order = Uint32Array.of(4, 0, 2, 1);
  const table = new TermTable(['e', 'a', 'c', 'b'], list.takeInOrder(order, list.countByTerm(5)));
  const found = [...order.keys()].map((place) => {
    const { numbers, marks } = table.occurrences(place);
    return Array.from(numbers, (number, at) => [number, marks[at]]);
  });
  expect(expected[3]).toEqual([]);
  expect(found).toEqual([...order].map((term) => expected[term]));
});
