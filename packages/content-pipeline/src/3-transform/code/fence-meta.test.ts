import { expect, it } from 'vitest';
import { parseFenceMeta, parseRanges } from './fence-meta.js';

const none = { title: undefined, highlighted: new Set(), lineNumbers: false, wrap: false };

it.each([null, undefined, '', 'live', 'unknown=1 {a}'])('finds nothing in %j', (meta) => {
  expect(parseFenceMeta(meta)).toEqual(none);
});

it('reads every option from one line, in any order', () => {
  expect(parseFenceMeta(`wrap {2} title="a 'b' {1}.js" showLineNumbers`)).toEqual({
    title: "a 'b' {1}.js",
    highlighted: new Set([2]),
    lineNumbers: true,
    wrap: true,
  });
});

it('takes no option from inside a title', () => {
  expect(parseFenceMeta('title="wrap showLineNumbers"')).toEqual({ ...none, title: 'wrap showLineNumbers' });
});

it.each([
  ['1', [1]],
  ['1,3-5', [1, 3, 4, 5]],
  [' 2 , 4 - 5 ', [2, 4, 5]],
  ['3,3,2-3', [3, 2]],
  ['5-3', []],
  ['', []],
  ['a,-,1-', []],
])('reads the ranges %j', (text, lines) => {
  expect([...parseRanges(text)]).toEqual(lines);
});

it('bounds a range, so that a typo cannot fill the memory', () => {
  expect(parseRanges('1-999999999').size).toBeLessThanOrEqual(10_001);
});
