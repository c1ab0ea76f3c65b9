import { expect, it } from 'vitest';
import { findAgain, type Part } from './same-part.js';

/** `section: text` for each; a heading is `#section`. */
const page = (...lines: string[]): Part[] =>
  lines.map((line) => {
    const [section = '', text = ''] = line.split(': ');
    return line.startsWith('#')
      ? { id: line.slice(1), section: line.slice(1), text: line.slice(1) }
      : { id: '', section, text };
  });

const before = page('#top', 'top: a', 'top: b', '#end', 'end: a', 'end: yes', 'end: c', 'end: yes');
const findIn = (index: number, ...after: string[]): number => findAgain(index, before, page(...after));

it('finds a heading by its id', () => {
  expect(findIn(3, '#top', 'top: new', '#end')).toBe(2);
});

it('finds a paragraph by its text and its section, wherever parts were added and removed', () => {
  expect(findIn(4, '#top', 'top: new', 'top: a', '#end', 'end: new', 'end: a')).toBe(5);
  expect(findIn(1, '#end', 'end: a', '#top', 'top: a')).toBe(3);
});

it('finds a paragraph by its text alone when its section is another', () => {
  expect(findIn(2, '#top', 'top: a', '#new', 'new: b')).toBe(3);
});

it('finds one of several that are alike by its number, unless one was added', () => {
  expect(findIn(7, '#end', 'end: a', 'end: new', 'end: yes', 'end: c', 'end: yes')).toBe(5);
  expect(findIn(7, '#end', 'end: yes', 'end: a', 'end: yes', 'end: c', 'end: yes')).toBe(-1);
});

it('finds a paragraph that was edited by its place in the section', () => {
  expect(findIn(2, '#new', '#top', 'top: a', 'top: edited', '#end')).toBe(3);
});

it('finds nothing where nothing is left', () => {
  expect(findIn(6, '#top', 'top: a')).toBe(-1);
  expect(findAgain(9, before, before)).toBe(-1);
});
