import { expect, it } from 'vitest';
import { dateText } from './date-text.js';

it.each([
  ['2024-02-29', 'en', 'Feb 29, 2024'],
  ['2024-02-29T23:59:59Z', 'de', '29.02.2024'],
  ['2024-02-29T23:59:59Z', 'en', 'Feb 29, 2024'],
  ['2024-03-01T00:30:00+02:00', 'fr', '29 févr. 2024'],
])('%s in "%s" is %s', (iso, lang, text) => {
  expect(dateText(iso, lang)).toBe(text);
});
