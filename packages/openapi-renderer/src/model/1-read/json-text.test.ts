import { expect, it } from 'vitest';
import { repeatedNames } from './json-text.js';

it.each([
  ['{ "a": 1, "b": { "a": 2 }, "c": [{ "a": 3 }, { "a": 4 }] }', []],
  ['{\n  "a": 1,\n  "b": 2, "a": 3\n}', [{ name: 'a', line: 3, column: 11 }]],
  ['{ "a": 1, "\\u0061": 2 }', [{ name: 'a', line: 1, column: 11 }]],
  ['{ "__proto__": 1, "": 2, "__proto__": 3, "": 4 }', ['__proto__', '']],
  // Values, and what only looks like a name.
  ['{ "a": "a", "b": "\\"a\\": {", "c": ["a", "a"] }', []],
  ['[{ "x": [{ "y": 1 }] , "x": 2 }]', ['x']],
])('%s', (text, names) => {
  const found = repeatedNames(text);
  expect(typeof names[0] === 'string' ? found.map(({ name }) => name) : found).toEqual(names);
});

it('is not slowed down by depth and long strings', () => {
  const deep = `${'{"a":'.repeat(50_000)}"${'\\"'.repeat(500_000)}"${'}'.repeat(50_000)}`;
  expect(repeatedNames(deep)).toEqual([]);
});
