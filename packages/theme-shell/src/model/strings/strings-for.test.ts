import { describe, expect, it } from 'vitest';
import { english, type ShellStrings } from '../strings.js';
import { french } from './fr.js';
import { stringsFor } from './strings-for.js';

const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

describe('stringsFor', () => {
  it('takes the language of a locale, whatever its region', () => {
    expect(stringsFor('fr')).toEqual(french);
    expect(stringsFor('fr-CA')).toEqual(french);
    expect(stringsFor('EN-gb')).toEqual(english);
  });

  it('takes English where the language does not ship', () => {
    expect(stringsFor('ar')).toEqual(english);
  });

  it('puts the site’s own wording over it', () => {
    expect(stringsFor('fr', { search: 'Chercher' })).toEqual({ ...french, search: 'Chercher' });
  });
});

describe('French', () => {
  it.each(Object.keys(english) as (keyof ShellStrings)[])(
    'has a text for %s with the same values in it',
    (name) => {
      expect(french[name]).not.toBe('');
      expect(placesOf(french[name])).toEqual(placesOf(english[name]));
    },
  );

  it.each(Object.values(french))('breaks no line before a sign, nor inside of quotation marks: %s', (text) =>
    expect(text).not.toMatch(/ [:;?!»]|« /),
  );
});
