import { expect, it } from 'vitest';
import { markOf, OccurrenceList, recordOf } from './occurrence-list.js';
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
  const table = TermTable.of(['e', 'a', 'c', 'b'], list.takeInOrder(order, list.countByTerm(5)));
  const found = [...order.keys()].map((place) => {
    return Array.from(table.occurrences(place), (found) => [recordOf(found), markOf(found)]);
  });
  expect(expected[3]).toEqual([]);
  expect(found).toEqual([...order].map((term) => expected[term]));
});

it('has no number for more records and terms than it can tell apart', () => {
  const list = new OccurrenceList();
  list.begin(2 ** 23 - 1);
  list.add(2 ** 23 - 1, 511);
  const counts = new Uint32Array(2 ** 23);
  counts[2 ** 23 - 1] = 1;
  const { occurrences } = list.takeInOrder(Uint32Array.of(2 ** 23 - 1), counts);
  expect(Array.from(occurrences, (found) => [recordOf(found), markOf(found)])).toEqual([[2 ** 23 - 1, 511]]);
  expect(() => list.add(2 ** 23, 0)).toThrow(/more than 8,388,608 terms/);
  expect(() => list.begin(2 ** 23)).toThrow(/more than 8,388,608 numbers of sections/);
});
