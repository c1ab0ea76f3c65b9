import { describe, expect, it } from 'vitest';
import type { Json } from '../api-model/index.js';
import { cookiePairs, headerText, type ParameterFormat, pathText, queryPairs } from './parameter-styles.js';

const of = (
  style: ParameterFormat['style'],
  explode: boolean,
  more: Partial<ParameterFormat> = {},
): ParameterFormat => ({
  name: 'color',
  style,
  explode,
  allowReserved: false,
  mediaType: null,
  ...more,
});
const LIST = ['blue', 'black', 'brown'];
const OBJECT = { R: 100, G: 200 };

// The table of the specification (3.1.1, "Style Examples"), row by row.
describe('styles of the specification', () => {
  it.each<[ParameterFormat['style'], boolean, Json, string]>([
    ['matrix', false, '', ';color'],
    ['matrix', false, 'blue', ';color=blue'],
    ['matrix', false, LIST, ';color=blue,black,brown'],
    ['matrix', false, OBJECT, ';color=R,100,G,200'],
    ['matrix', true, LIST, ';color=blue;color=black;color=brown'],
    ['matrix', true, OBJECT, ';R=100;G=200'],
    ['label', false, '', '.'],
    ['label', false, 'blue', '.blue'],
    ['label', false, LIST, '.blue,black,brown'],
    ['label', true, LIST, '.blue.black.brown'],
    ['label', false, OBJECT, '.R,100,G,200'],
    ['label', true, OBJECT, '.R=100.G=200'],
    ['simple', false, 'blue', 'blue'],
    ['simple', false, LIST, 'blue,black,brown'],
    ['simple', false, OBJECT, 'R,100,G,200'],
    ['simple', true, OBJECT, 'R=100,G=200'],
  ])('path: %s, explode %s, %j → %s', (style, explode, value, text) => {
    expect(pathText(of(style, explode), value)).toBe(text);
  });

  it.each<[ParameterFormat['style'], boolean, Json, string]>([
    ['form', true, '', 'color='],
    ['form', true, 'blue', 'color=blue'],
    ['form', true, LIST, 'color=blue&color=black&color=brown'],
    ['form', true, OBJECT, 'R=100&G=200'],
    ['form', false, LIST, 'color=blue,black,brown'],
    ['form', false, OBJECT, 'color=R,100,G,200'],
    ['spaceDelimited', false, LIST, 'color=blue%20black%20brown'],
    ['spaceDelimited', false, OBJECT, 'color=R%20100%20G%20200'],
    ['pipeDelimited', false, LIST, 'color=blue%7Cblack%7Cbrown'],
    ['pipeDelimited', false, OBJECT, 'color=R%7C100%7CG%7C200'],
    ['deepObject', true, OBJECT, 'color[R]=100&color[G]=200'],
    ['deepObject', true, { a: { b: [1, 2] } }, 'color[a][b]=1&color[a][b]=2'],
    ['form', true, null, ''],
  ])('query: %s, explode %s, %j → %s', (style, explode, value, text) => {
    expect(queryPairs(of(style, explode), value).join('&')).toBe(text);
  });
});

it('encodes what would end a value, and keeps it where it may stay', () => {
  expect(queryPairs(of('form', true), "a&b=c d/é'()*!")).toEqual([
    'color=a%26b%3Dc%20d%2F%C3%A9%27%28%29%2A%21',
  ]);
  expect(queryPairs(of('form', true, { allowReserved: true }), 'a/b:c?[x]%20%')).toEqual([
    'color=a/b:c?[x]%20%25',
  ]);
  expect(pathText(of('simple', false), '../x')).toBe('..%2Fx');
  expect(queryPairs(of('form', true), '\uD800')).toEqual(['color=%EF%BF%BD']);
});

it('writes parameters with a media type, headers and cookies', () => {
  expect(queryPairs(of('form', true, { mediaType: 'application/json' }), { a: [1] })).toEqual([
    'color=%7B%22a%22%3A%5B1%5D%7D',
  ]);
  expect(headerText(of('simple', false), ['a b', 'c'])).toBe('a b,c');
  expect(headerText(of('simple', false), 'a\r\nX: b')).toBe('a X: b');
  expect(cookiePairs(of('form', true), ['a b', 'c'])).toEqual(['color=a%20b', 'color=c']);
  expect(cookiePairs(of('cookie', true), 'a b;c')).toEqual(['color=a bc']);
});
