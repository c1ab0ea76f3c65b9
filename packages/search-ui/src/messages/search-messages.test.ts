import { formatPlural } from '@org/site-model';
import { expect, it } from 'vitest';
import { languages } from './languages.js';
import { searchMessagesFor } from './search-messages.js';

it('finds the messages of a locale by its language, else the English ones', () => {
  expect(searchMessagesFor('fr-CA')).toBe(languages.fr);
  expect(searchMessagesFor('en')).toBe(languages.en);
  expect(searchMessagesFor('ar')).toBe(languages.en);
});

it.each(Object.values(languages.fr).flat())(
  'French breaks no line before a sign, nor inside of quotation marks: %s',
  (message) => expect(message).not.toMatch(/ [:;?!»]|« /),
);

it.each(Object.entries(languages))(
  '%s has each message with the same values in it',
  (_language, messages) => {
    const namesIn = (message: string | readonly string[]) =>
      [message].flat().map((text) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name));
    for (const [name, message] of Object.entries(languages.en))
      expect(namesIn(messages[name as keyof typeof messages])).toEqual(namesIn(message));
  },
);

it('counts none, one and many in each language', () => {
  const counted = (language: keyof typeof languages) =>
    [0, 1, 2, 1200].map((count) => formatPlural(languages[language].count, count, language));
  expect(counted('en')).toEqual(['0 results', '1 result', '2 results', '1,200 results']);
  expect(counted('fr')).toEqual(['0 résultat', '1 résultat', '2 résultats', '1\u202f200 résultats']);
});
