import { expect, it } from 'vitest';
import { parseFenceMeta } from './fence-meta.js';

const noLines = (): Set<number> => new Set();
const unmarked = {
  highlight: noLines(),
  add: noLines(),
  remove: noLines(),
  focus: noLines(),
  error: noLines(),
  warning: noLines(),
};
const none = {
  title: undefined,
  marks: unmarked,
  firstLine: undefined,
  wrap: false,
  noFold: false,
  lineLinks: undefined,
  live: undefined,
  twoslash: false,
  file: undefined,
  height: undefined,
};

it.each([null, undefined, '', 'noInline', 'unknown=1 {a}', 'showLineNumbers=a'])(
  'finds nothing in %j',
  (meta) => {
    expect(parseFenceMeta(meta)).toEqual(none);
  },
);

it('reads every option from one line, in any order', () => {
  expect(
    parseFenceMeta(`wrap {2} del={4, 6} title="a 'b' {1}.js" showLineNumbers focus={5} ins={3} file=a.ts#b`),
  ).toEqual({
    title: "a 'b' {1}.js",
    marks: {
      highlight: new Set([2]),
      add: new Set([3]),
      remove: new Set([4, 6]),
      focus: new Set([5]),
      error: new Set(),
      warning: new Set(),
    },
    firstLine: 1,
    wrap: true,
    noFold: false,
    live: undefined,
    twoslash: false,
    file: 'a.ts#b',
  });
});

it('numbers lines from where it is told', () => {
  expect(parseFenceMeta('showLineNumbers=10').firstLine).toBe(10);
});

it.each([
  ['live', 'expression'],
  ['title="x" live noInline', 'render'],
])('takes %j for a live example', (meta, live) => {
  expect(parseFenceMeta(meta).live).toBe(live);
});

it.each([
  ['lineLinks', ''],
  ['lineLinks=server', 'server-'],
  ['lineLinks="my server"', 'myserver-'],
  ['lineLinks="é"', undefined],
])('reads what the ids of lines start with from %j', (meta, lineLinks) => {
  expect(parseFenceMeta(meta).lineLinks).toBe(lineLinks);
});

it('numbers lines that can be linked to, from where it is told', () => {
  expect(parseFenceMeta('lineLinks').firstLine).toBe(1);
  expect(parseFenceMeta('lineLinks showLineNumbers=7 noFold')).toMatchObject({ firstLine: 7, noFold: true });
});

it('takes no option from inside a title', () => {
  expect(parseFenceMeta('title="wrap showLineNumbers"')).toEqual({ ...none, title: 'wrap showLineNumbers' });
});
