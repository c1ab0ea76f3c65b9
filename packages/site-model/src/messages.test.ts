import { expect, it } from 'vitest';
import { createTranslator, formatMessage, formatPlural, messageParts, messagesFor } from './messages.js';

it('puts values into a message', () => {
  expect(formatMessage('{a} of {b} {c}', { a: 1, b: 'x' })).toBe('1 of x {c}');
  expect(formatMessage('{toString}', {})).toBe('{toString}');
});

it('chooses the form for a number and writes it as the language does', () => {
  const results = ['{count} result', '{count} results'] as const;
  expect([0, 1, 2, 1234].map((count) => formatPlural(results, count, 'en'))).toEqual([
    '0 results',
    '1 result',
    '2 results',
    '1,234 results',
  ]);
  expect(formatPlural(['{count} résultat', '{count} résultats'], 0, 'fr')).toBe('0 résultat');
});

it('gives the pieces of a sentence with values that are more than text', () => {
  const link = { href: '/x' };
  expect(messageParts('See {link} or {links}, {none}', { link, links: [link, link] })).toEqual([
    'See ',
    link,
    ' or ',
    link,
    link,
    ', ',
    '{none}',
  ]);
});

it('translates, with English in the place of what is missing', () => {
  const t = createTranslator({ 'Hello {name}': 'Bonjour {name}' });
  expect(t('Hello {name}', { name: 'Ada' })).toBe('Bonjour Ada');
  expect(createTranslator<'Bye'>({})('Bye')).toBe('Bye');
});

it('finds the messages of a language by its first subtag', () => {
  const shipped = { en: 1, fr: 2 };
  expect(['fr', 'FR-ca', 'en', 'de', 'constructor'].map((tag) => messagesFor(tag, shipped))).toEqual([
    2,
    2,
    1,
    undefined,
    undefined,
  ]);
});
