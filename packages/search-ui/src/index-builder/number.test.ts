import { describe, expect, it } from 'vitest';
import { record } from '../../test/search-over.js';
import { number } from './2-number.js';

/** Pages of 1 to 40 sections. */
const RECORDS = Array.from({ length: 300 }, (_, page) =>
  Array.from({ length: 1 + ((page * 7) % 40) }, (__, section) =>
    record({ id: `${page}-${section}`, url: `/page-${page}` }),
  ),
).flat();
const numbersOf = (records: typeof RECORDS) =>
  new Map(number(records).records.map((one) => [one.record.id, one.number]));

describe('numbers', () => {
  it('belong to one record each, and do not depend on the order', () => {
    const numbers = numbersOf(RECORDS);
    expect(new Set(numbers.values()).size).toBe(RECORDS.length);
    expect(numbersOf([...RECORDS].reverse())).toEqual(numbers);
  });

  it('are in one block for each page, which no other page has a part of', () => {
    const { records, blocks } = number(RECORDS);
    const pages = [...blocks].flatMap((digit, block) =>
      Array.from({ length: 2 ** parseInt(digit, 36) }, () => block),
    );
    const urls = new Map<number, Set<string>>();
    for (const one of records) {
      const block = pages[one.number] ?? -1;
      urls.set(block, (urls.get(block) ?? new Set()).add(one.record.url));
    }
    expect([...urls.values()].every(({ size }) => size === 1)).toBe(true);
    expect(urls.size).toBe(300);
  });

  it('stay, all but a few, when any record goes', () => {
    const before = numbersOf(RECORDS);
    const moved = RECORDS.filter((_, at) => at % 397 === 0).map((gone) => {
      const after = numbersOf(RECORDS.filter((one) => one !== gone));
      return [...after].filter(([id, place]) => before.get(id) !== place).length;
    });
    expect(moved.sort((one, other) => one - other)[Math.floor(moved.length / 2)]).toBeLessThan(3);
  });
});
