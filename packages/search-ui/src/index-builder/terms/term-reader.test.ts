import { expect, it } from 'vitest';
import { tokenise } from '../../text/tokenise.js';
import { TermReader, Vocabulary } from './term-reader.js';

const WORDS = [
  ...['find', 'findOne', 'api::article.article', "l'été", 'Éléphants', 'APIs', '東京タワー'],
  ...['x--y', '_a_', '😀', 'ß', 'ｱ'],
];
const BETWEEN = [' ', '', '-', '.', '_', '::', "'", '\n'];

it('reads what the engine reads, in the same order, whatever was read before', () => {
  const vocabulary = new Vocabulary();
  const reader = new TermReader(vocabulary);
  const texts = WORDS.flatMap((one) =>
    BETWEEN.flatMap((sign) => WORDS.map((other) => `${one}${sign}${other}${sign}${one} ${other}`)),
  );
  for (const text of [...texts, ...texts, ''])
    expect(
      reader.read(text).map(({ number, parts }) => [vocabulary.terms[number], parts]),
      text,
    ).toEqual(tokenise(text).map(({ term, parts }) => [term, parts]));
  expect(new Set(vocabulary.terms).size).toBe(vocabulary.terms.length);
});
