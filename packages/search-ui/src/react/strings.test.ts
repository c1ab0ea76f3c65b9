import { expect, it } from 'vitest';
import { searchFrench } from './strings.js';

it.each(Object.values(searchFrench).flat())(
  'French breaks no line before a sign, nor inside of quotation marks: %s',
  (text) => expect(text).not.toMatch(/ [:;?!»]|« /),
);
