import { expect, it } from 'vitest';
import { fillCount, searchEnglish, searchFrench } from './strings.js';

it.each(Object.values(searchFrench).flat())(
  'French breaks no line before a sign, nor inside of quotation marks: %s',
  (text) => expect(text).not.toMatch(/ [:;?!»]|« /),
);

it('has one, none and many in each language', () => {
  const counted = (locale: string, strings: typeof searchEnglish) =>
    [0, 1, 2, 1200].map((count) => [
      fillCount(strings.count, { count, locale }),
      fillCount(strings.shown, { shown: Math.min(count, 10), count, locale }),
    ]);
  expect(counted('en', searchEnglish)).toEqual([
    ['0 results', '0 of 0 results shown'],
    ['1 result', '1 of 1 result shown'],
    ['2 results', '2 of 2 results shown'],
    ['1,200 results', '10 of 1,200 results shown'],
  ]);
  expect(counted('fr', searchFrench)).toEqual([
    ['0 résultat', '0 sur 0 résultat affiché'],
    ['1 résultat', '1 sur 1 résultat affiché'],
    ['2 résultats', '2 sur 2 résultats affichés'],
    ['1\u202f200 résultats', '10 sur 1\u202f200 résultats affichés'],
  ]);
});
