import { expect, it } from 'vitest';
import { distance } from './find-typos.js';

it.each([
  ['config', 'config', 0],
  ['confg', 'config', 1],
  ['confiig', 'config', 1],
  ['cinfig', 'config', 1],
  ['cnofig', 'config', 1],
  ['conf', 'config', 2],
  ['abcdef', 'config', 3],
])('%s and %s differ by %d', (word, other, errors) => {
  expect(distance(word, other, 2, false)).toBe(errors);
});

it('compares the beginning of a longer word while typing', () => {
  expect(distance('authentcat', 'authentication', 2, true)).toBe(1.5);
  expect(distance('authentcat', 'authentication', 2, false)).toBe(3);
});
