import { expect, it } from 'vitest';
import { decodeTerms } from './read-terms.js';
import { encodeTerms } from './write-terms.js';
import { impactFromByte, impactToByte } from './impact.js';

const ENTRIES = [
  { term: 'entities', stem: 'entiti', frequency: 2, postings: [0, 255, 70_000, 1] },
  { term: 'entity', stem: 'entiti', frequency: 1, postings: [3, 9] },
  { term: 'entity service', stem: 'entity service', frequency: 1, postings: [3, 9] },
  { term: 'the', stem: 'the', frequency: 5000, postings: [1, 2], common: true },
  { term: '検索', stem: '検索', frequency: 0, postings: [] },
  { term: '𐐨a', stem: '𐐨a', frequency: 1, postings: [1, 1] },
  { term: '𐐩a', stem: '𐐩a', frequency: 1, postings: [1, 1] },
];

it('reads what it wrote', () => {
  const read = decodeTerms(encodeTerms(ENTRIES));
  expect(
    read.map(({ term, stem, frequency, common, readPostings }) => ({
      term,
      stem,
      frequency,
      postings: readPostings(),
      ...(common && { common }),
    })),
  ).toEqual(ENTRIES);
});

it('tells that data is cut short', () => {
  const bytes = encodeTerms(ENTRIES);
  for (const length of [0, 1, 20, bytes.length - 1])
    expect(() => decodeTerms(bytes.subarray(0, length))).toThrow(RangeError);
});

it('lets zeros follow', () => {
  expect(decodeTerms(new Uint8Array([...encodeTerms(ENTRIES), 0, 0]))).toHaveLength(ENTRIES.length);
});

it('keeps impacts within a hundredth', () => {
  for (const impact of [0.01, 0.1, 0.5, 1, 2])
    expect(impactFromByte(impactToByte(impact))).toBeCloseTo(impact, 1.9);
});
