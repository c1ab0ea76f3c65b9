import { expect, it } from 'vitest';
import { bracketDirectiveTitles, prepareMdx } from './prepare-source.js';

it.each([
  [':::note Title', ':::note[Title]'],
  ['::::danger  Two words  ', '::::danger[Two words]'],
  ['  > :::tip Quoted', '  > :::tip[Quoted]'],
  [':::details{#log} The log', ':::details[The log]{#log}'],
  [':::tab Title', ':::tab[Title]'],
  [':::notes Title', ':::notes[Title]'],
  [':::note Plural[s]', ':::note[Plural[s]]'],
  [':::note See [a](b) and [c]', ':::note[See [a](b) and [c]]'],
  [':::note Open [ only', String.raw`:::note[Open \[ only]`],
  [':::note Turned ]around[', String.raw`:::note[Turned \]around\[]`],
])('rewrites %j to %j', (line, bracketed) => {
  expect(bracketDirectiveTitles(line)).toBe(bracketed);
});

it.each([':::', ':::note', ':::note[Title]', ':::note {#id}', '::note Title', 'see :::note Title'])(
  'leaves %j as it is',
  (line) => {
    expect(bracketDirectiveTitles(line)).toBe(line);
  },
);

it.each([
  '```\n:::note Title\n```',
  '~~~md\n:::note Title\n```\n:::note Title\n~~~',
  '````md\n```js\n:::note Title\n```\n:::note Title\n````',
  '- ```\n  :::note Title\n  ```',
  '> ```\n> :::note Title\n> ```',
])('leaves titles in the fenced code of %j alone, and rewrites those after it', (code) => {
  expect(bracketDirectiveTitles(`${code}\n:::note Title`)).toBe(`${code}\n:::note[Title]`);
});

it('does not take inline code at the start of a line for a fence', () => {
  expect(bracketDirectiveTitles('```a``` b\n:::note Title')).toBe('```a``` b\n:::note[Title]');
});

it('makes comments of HTML those of MDX behind code between three back-ticks of one line', () => {
  expect(prepareMdx('``` a ```\n<!-- b -->\n\n```\n<!-- c -->\n```')).toBe(
    '``` a ```\n{/*  b */}\n\n```\n<!-- c -->\n```',
  );
});
