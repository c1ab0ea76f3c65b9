import { expect, it } from 'vitest';
import { isInPart, missingParts, parsePart, partName } from './site-part.js';

const sources = Array.from({ length: 1000 }, (_, at) => `cloud/page-${at}.md`);
const sharesOf = (names: readonly string[]) =>
  [1, 2, 3, 4].map((index) => names.filter((name) => isInPart(name, { index, count: 4 })));

it('has each page in one part of all, and about as many in each', () => {
  const shares = sharesOf(sources);
  expect(shares.flat().sort()).toEqual([...sources].sort());
  for (const share of shares) expect(Math.abs(share.length - 250)).toBeLessThan(50);
});

it('leaves pages where they were when others come or go', () => {
  const before = sharesOf(sources);
  const after = sharesOf(sources.filter((_, at) => at % 3 > 0));
  for (const [at, share] of after.entries()) expect(before[at]).toEqual(expect.arrayContaining(share));
});

it('is written as it is read', () => {
  for (const name of ['2/4', '1/1', 'search']) expect(partName(parsePart(name))).toBe(name);
});

it.each(['0/4', '5/4', '2', '2/0', 'pages', '1/2/3', '-1/2'])('is not "%s"', (text) => {
  expect(() => parsePart(text)).toThrow(`"${text}" is no shard of a site.`);
});

it('is missed among others of the same number alone', () => {
  expect(missingParts(['3/4', 'search', '1/4'])).toEqual(['2/4', '4/4']);
  expect(missingParts(['1/2', '1/4'])).toEqual([]);
  expect(missingParts(['search'])).toEqual([]);
});
