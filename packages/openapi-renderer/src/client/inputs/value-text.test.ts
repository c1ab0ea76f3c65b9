import { expect, it } from 'vitest';
import type { ApiSchema, Json } from '../../api-model/index.js';
import { fromText, inputKind, toText } from './value-text.js';

const LIST: ApiSchema = { types: ['array'], items: { types: ['integer'] } };

it.each<[ApiSchema, string, string, Json]>([
  [{ types: ['string'] }, 'text', 'a b', 'a b'],
  [{ types: ['integer'] }, 'number', '7', 7],
  [{ types: ['boolean'] }, 'choice', 'false', false],
  [{ types: ['string'], enum: [{ value: 'asc' }] }, 'choice', '"asc"', 'asc'],
  [LIST, 'list', '1\n2', [1, 2]],
  [{ types: ['array'], items: { types: ['boolean'] } }, 'list', 'true', [true]],
  [{ types: ['array'], items: { types: ['object'] } }, 'json', '[\n  {}\n]', [{}]],
  [{ types: ['object'] }, 'json', '{\n  "a": 1\n}', { a: 1 }],
  [{ types: ['null', 'string'], format: 'date' }, 'date', '2026-01-01', '2026-01-01'],
  [{}, 'text', 'x', 'x'],
])('%j is put in as %s, %j', (schema, kind, text, value) => {
  expect(inputKind(schema)).toBe(kind);
  expect(fromText(schema, text)).toEqual(value);
  expect(toText(schema, value)).toBe(text);
});

it('keeps numbers that no number can hold', () => {
  expect(fromText({ types: ['integer'] }, '12345678901234567890')).toBe('12345678901234567890');
});

it('has nothing to show for nothing', () => {
  expect(toText({}, undefined)).toBe('');
  expect(toText(LIST, null)).toBe('');
});
