import { expect, it } from 'vitest';
import { tokenise } from './tokenise.js';

const terms = (text: string): string[] => tokenise(text).map(({ term }) => term);

it.each([
  ['plain words, with stops.', ['plain', 'words', 'with', 'stops']],
  ['entityService', ['entityservice', 'entity', 'service']],
  ['find-one find_one', ['findone', 'find', 'one', 'findone', 'find', 'one']],
  ['api::article.article', ['apiarticlearticle', 'api', 'article', 'article']],
  ['XMLHttpRequest', ['xmlhttprequest', 'xml', 'http', 'request']],
  ['APIs and URLs', ['apis', 'and', 'urls']],
  ['Élan façade cafe\u0301', ['elan', 'facade', 'cafe']],
  ["l'entité don't", ['l', 'entite', 'don', 't']],
  ['straße Œuvre', ['strasse', 'oeuvre']],
  ['検索機能', ['検索', '索機', '機能']],
  ['ガ', ['ガ']],
  ['검색 API키', ['검색', 'api', '키']],
  ['a/b ... --- 😀', ['a', 'b']],
  ['', []],
])('cuts %j', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

it('knows where a term is in the text as it came', () => {
  const text = 'Der Cafe\u0301-Besuch';
  expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Der',
    'Cafe\u0301-Besuch',
    'Cafe\u0301',
    'Besuch',
  ]);
});

it('cuts very long words, never inside a character', () => {
  expect(terms('x'.repeat(100))[0]).toHaveLength(40);
  expect(terms(`${'x'.repeat(39)}𐐨𐐨`)[0]).toBe('x'.repeat(39));
});
