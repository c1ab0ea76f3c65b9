import { expect, it } from 'vitest';
import type { ApiSchema } from '../api-model/index.js';
import { generateExample } from './generate-example.js';

const none = (): undefined => undefined;
const object = (properties: Record<string, ApiSchema>, required: string[] = []): ApiSchema => ({
  types: ['object'],
  properties: Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: required.includes(name),
  })),
});

it.each<[string, ApiSchema, unknown]>([
  ['its example', { types: ['string'], examples: ['a'], default: 'b' }, 'a'],
  ['its default', { types: ['string'], default: 'b', enum: [{ value: 'c' }] }, 'b'],
  ['a format', { types: ['string'], format: 'uuid' }, '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ['bounds of a number', { types: ['integer'], bounds: { exclusiveMinimum: 4, multipleOf: 5 } }, 10],
  ['a length', { types: ['string'], bounds: { maxLength: 3 } }, 'str'],
  [
    'as many items as it must have',
    { types: ['array'], items: { types: ['boolean'] }, bounds: { minItems: 2 } },
    [true, true],
  ],
  [
    'all that it is made of',
    { allOf: [object({ a: { types: ['null'] } }), { oneOf: [object({ b: { const: 1 } })] }] },
    { a: null, b: 1 },
  ],
])('takes %s', (_, schema, value) => {
  expect(generateExample(schema, none, 'request')).toEqual(value);
});

it('leaves out what the direction does not have', () => {
  const schema = object({
    id: { types: ['integer'], readOnly: true },
    secret: { types: ['string'], writeOnly: true },
  });
  expect(generateExample(schema, none, 'request')).toEqual({ secret: 'string' });
  expect(generateExample(schema, none, 'response')).toEqual({ id: 1 });
});

it('is not inside itself', () => {
  const node = object({ name: { types: ['string'] }, next: { ref: 'Node' } });
  expect(generateExample({ ref: 'Node' }, () => node, 'request')).toEqual({ name: 'string' });
});

it('has everything that is required when there is no room for more', () => {
  const text: ApiSchema = { types: ['string'] };
  const names = Array.from({ length: 150 }, (_, index) => `a${index}`);
  const many = object(Object.fromEntries(names.map((name) => [name, text])));
  const last = object({ free: text, must: text, list: { types: ['array'], items: text } }, ['must', 'list']);
  const value = generateExample(object({ many, last }, ['last']), none, 'request') as Record<string, object>;
  expect(Object.keys(value.many ?? {})).toHaveLength(118);
  expect(value.last).toEqual({ must: 'string', list: [] });
});

it('ends, however often references multiply', () => {
  const levels = new Map<string, ApiSchema>();
  for (let level = 0; level < 24; level++) {
    const next = { ref: `L${level + 1}` };
    levels.set(`L${level}`, object({ a: next, b: next, c: next }, ['a', 'b', 'c']));
  }
  levels.set('L24', { types: ['string'] });
  const text = JSON.stringify(generateExample({ ref: 'L0' }, (key) => levels.get(key), 'request'));
  expect(text.length).toBeLessThan(10_000);
});
