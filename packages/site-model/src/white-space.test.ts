import { expect, it } from 'vitest';
import { foldSpaces } from './white-space.js';

it.each(['', ' ', 'a b', ' a  b\n', '\ta\r\nb', 'a\u00a0b', 'a \u2003b', 'a\n\n', '\n \n', 'a\u200bb'])(
  'makes %j what replacing all runs makes it',
  (text) => {
    expect(foldSpaces(text)).toBe(text.replace(/\s+/g, ' '));
  },
);
