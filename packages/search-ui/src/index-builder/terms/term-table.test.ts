import { expect, it } from 'vitest';
import { TermTable, TermTableWriter } from './term-table.js';

/** Numbers that are the same in each run. */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % limit;
  };
}

const name = (number: number): string => `t${String(number).padStart(6, '0')}`;

type Lists = [term: string, occurrences: number[]][];

/** Each with some occurrences, and one of them with more than are gathered before they get memory. */
function listsOf(terms: number, seed: number): Lists {
  const random = seeded(seed);
  return Array.from({ length: terms }, (_, number) => {
    const length = number === terms >> 1 ? 70_000 : 1 + random(60);
    return [name(number), Array.from({ length }, () => random(2 ** 32))];
  });
}

function tableOf(lists: Lists): TermTable {
  const ends = new Uint32Array(lists.length);
  let length = 0;
  for (const [place, [, occurrences]] of lists.entries()) ends[place] = length += occurrences.length;
  const terms = lists.map(([term]) => term);
  return TermTable.of(terms, { ends, occurrences: Uint32Array.from(lists.flatMap(([, found]) => found)) });
}

const listsIn = (table: TermTable): Lists =>
  table.terms.map((term, place) => [term, [...table.occurrences(place)]]);

/** The lists with others between them, and the table that is written of them. */
function written(table: TermTable, lists: Lists, seed: number): { table: TermTable; lists: Lists } {
  const random = seeded(seed);
  const writer = new TermTableWriter(2 * lists.length);
  const expected: Lists = [];
  for (let place = 0; place < lists.length;) {
    // Some runs are shorter than what is worth a view, and some longer than one of the table before.
    const next = Math.min(lists.length, place + 1 + random(random(2) === 0 ? 30 : 1_500));
    writer.copy(table, place, next);
    expected.push(...lists.slice(place, next));
    const added: Lists[number] = [
      `${name(next)}-${seed}`,
      Array.from({ length: 1 + random(400) }, () => next),
    ];
    writer.add(...added);
    expected.push(added);
    expect(writer.length).toBe(expected.length);
    place = next;
  }
  return { table: writer.table(), lists: expected };
}

it('has what the tables have that it is written of, also those that are written themselves', () => {
  const lists = listsOf(3_000, 1);
  let last = { table: tableOf(lists), lists };
  for (let step = 1; step <= 4; step++) {
    last = written(last.table, last.lists, step);
    const all = last.lists.flatMap(([, found]) => found);
    expect(listsIn(last.table)).toEqual(last.lists);
    expect(last.table.start(last.table.length)).toBe(all.length);
    expect(last.table.runs.flatMap(({ occurrences }) => [...occurrences])).toEqual(all);
  }
});

it('does not copy long runs of another table', () => {
  const lists = listsOf(3_000, 1);
  const first = tableOf(lists);
  const { table } = written(first, lists, 1);
  const memory = first.runs[0]?.occurrences.buffer;
  expect(table.runs.filter(({ occurrences }) => occurrences.buffer === memory).length).toBeGreaterThan(1);
});

it('gives occurrences in whatever order they are asked for', () => {
  const lists = listsOf(500, 7);
  const writer = new TermTableWriter(lists.length);
  for (const [term, occurrences] of lists) writer.add(term, occurrences);
  const table = writer.table();
  expect(table.runs.length).toBeGreaterThan(1);
  const random = seeded(3);
  for (let step = 0; step < 500; step++) {
    const place = random(lists.length);
    expect([...table.occurrences(place)]).toEqual(lists[place]?.[1]);
  }
});
