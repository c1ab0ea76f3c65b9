import { expect, it } from 'vitest';
import { lineRange } from './line-range.js';

it.each([
  ['#L3', 'L3', 'L3'],
  ['#L3-L7', 'L3', 'L7'],
  ['#server-L3', 'server-L3', 'server-L3'],
  ['#my-server-L3-L7', 'my-server-L3', 'my-server-L7'],
])('reads %s', (hash, first, last) => {
  expect(lineRange(hash)).toEqual({ first, last });
});

it.each(['', '#', '#top', '#L', '#L3-7', '#xL3', 'L3'])('finds no lines in %j', (hash) => {
  expect(lineRange(hash)).toBeUndefined();
});
