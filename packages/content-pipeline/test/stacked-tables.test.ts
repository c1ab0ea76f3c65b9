import { expect, it } from 'vitest';
import { noFiles } from './content-files.js';
import { compilePage } from './printed-page.js';

const SENTENCE = 'a sentence of some words that wraps where it has to';

/** Whether a table of a row of these cells is a list of blocks on a phone. */
const isStacked = (...cells: string[]): boolean => {
  const rows = [cells.map((_, column) => `${column + 1}`), cells.map(() => '---'), cells];
  const text = rows.map((row) => `| ${row.join(' | ')} |\n`).join('');
  return compilePage({ path: 'a.md', text }, noFiles).html.includes('<div class="table stack"');
};

it('stacks more than two columns with a sentence', () => {
  expect(isStacked('a', 'b', SENTENCE)).toBe(true);
  expect(isStacked('a', 'b', 'c')).toBe(false);
  expect(isStacked(SENTENCE)).toBe(false);
});

it('leaves two columns beside each other where one of them is of short words', () => {
  expect(isStacked('`server.port`', SENTENCE)).toBe(false);
  expect(isStacked('two short words', SENTENCE)).toBe(false);
  expect(isStacked(SENTENCE, 'on')).toBe(false);
});

it('stacks two columns where a name, or a second sentence, leaves a sentence no room', () => {
  expect(isStacked('`server.addressOfIt`', SENTENCE)).toBe(true);
  expect(isStacked(SENTENCE, SENTENCE)).toBe(true);
  expect(isStacked('a-name-of-some-length', 'another-name-of-it')).toBe(false);
});

it('tells which column a cell is of, the first apart', () => {
  const text = `| Name | What it does |\n| - | - |\n| server.addressOfIt | ${SENTENCE} |\n`;
  const { html } = compilePage({ path: 'a.md', text }, noFiles);
  expect(html).toContain('<td role="cell">server');
  expect(html).toContain('<td role="cell" data-label="What it does">a sentence');
});
