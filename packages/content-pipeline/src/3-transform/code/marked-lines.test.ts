import { expect, it } from 'vitest';
import { parseRanges } from './marked-lines.js';

it.each([
  ['1', [1]],
  ['1,3-5', [1, 3, 4, 5]],
  [' 2 , 4 - 5 ', [2, 4, 5]],
  ['3,3,2-3', [3, 2]],
  ['5-3', []],
  ['', []],
  ['a,-,1-', []],
])('reads the ranges %j', (text, lines) => {
  expect([...parseRanges(text)]).toEqual(lines);
});

it('bounds a range, so that a typo cannot fill the memory', () => {
  expect(parseRanges('1-999999999').size).toBeLessThanOrEqual(10_001);
});
