import { expect, it } from 'vitest';
import { fromLines, linesOf, toLines } from './large-json.js';

const read = (text: string): unknown => fromLines(linesOf(Buffer.from(text)));
const copy = (value: unknown[] | Record<string, unknown>): unknown => read([...toLines(value)].join(''));

const pages = Object.fromEntries(
  Array.from({ length: 1000 }, (_, page) => [
    `page-${page}.md`,
    { title: `„${page}“`, headings: [[page], []] },
  ]),
);

it.each([
  ['nothing', {}],
  ['an empty list', []],
  ['empty parts', { a: {}, b: [], c: null, d: '' }],
  ['a list of many', Array.from({ length: 1000 }, (_, at) => ({ at }))],
  ['lists in lists', [[[[[[1, [2]]]]]], []]],
  [
    'many pages',
    [{ model: { site: { title: 'S' }, pages: { document: pages, index: {} }, links: { a: ['/'] } } }],
  ],
  ['line ends and quotes', { 'a"\n': 'b\n"', c: { '\u2028': '\\' } }],
])('reads what it has written: %s', (_, value) => {
  expect(copy(value)).toEqual(value);
  // In the same order: hashes are made of it.
  expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
});

it('leaves out what is undefined, as JSON does', () => {
  const value = { a: undefined, b: { c: undefined, d: [undefined, 1] } };
  expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
});

it('writes many pages in parts', () => {
  const lines = [...toLines({ pages })];
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line.length).toBeLessThan(20_000);
});

it('fails for a text that is something else', () => {
  for (const text of ['x', '{"at":["a"],"entries":{}}', '7']) expect(() => read(text)).toThrow();
});
