import { expect, it } from 'vitest';
import { renderMarkdown } from '../src/index.js';
import { noFiles } from './content-files.js';
import { compilePage } from './printed-page.js';

const BREAK = '<wbr hidden>';

/** A table with a row of these cells below a row of numbers. */
const tableOf = (cells: string[]): string =>
  [cells.map((_, column) => `${column + 1}`), cells.map(() => '---'), cells]
    .map((row) => `| ${row.join(' | ')} |\n`)
    .join('');

const compile = (cells: string[]) => compilePage({ path: 'a.md', text: tableOf(cells) }, noFiles);

/** The texts of its cells, with a bar where a name may break on paper. */
const printed = (cells: string[]): string[] =>
  [...compile(cells).html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replaceAll(BREAK, '¦').replaceAll(/<[^>]+>/g, ''),
  );

const LONG = 'settings.connection.pool.acquireTimeout';

it('breaks no name of a table that has room on a sheet', () => {
  expect(printed([LONG, 'a sentence of some words that wraps where it has to'])).not.toContainEqual(
    expect.stringContaining('¦'),
  );
});

it('lets long names of a wide table break at their signs, and leaves short ones whole', () => {
  expect(printed([`\`${LONG}\``, 'on/off', LONG, LONG])).toEqual([
    'settings¦.connection¦.pool¦.acquireTimeout',
    'on/off',
    'settings¦.connection¦.pool¦.acquireTimeout',
    'settings¦.connection¦.pool¦.acquireTimeout',
  ]);
  const row = ['--a/b_cc', 'https://example.org/some/where?else=that', './plugins/x[`key`].ts', LONG];
  expect(printed([...row, LONG])).toEqual([
    '--a/b_cc',
    'https://¦example¦.org/¦some/¦where?¦else=¦that',
    './plugins/x[key].ts',
    ...Array.from({ length: 2 }, () => 'settings¦.connection¦.pool¦.acquireTimeout'),
  ]);
});

it('breaks what is longer than its column at capitals, and last anywhere', () => {
  const row = ['transformIncomingRequestHeaders', 'a'.repeat(40), LONG, LONG, LONG];
  const [capitals, letters] = printed(row);
  expect(capitals).toBe('transform¦Incoming¦Request¦Headers');
  expect(letters).toBe(`${'a'.repeat(14)}¦${'a'.repeat(14)}¦${'a'.repeat(12)}`);
});

it('changes the text of no cell, for search and for machines', () => {
  const page = compile([`\`${LONG}\``, LONG, LONG, '__init__.py/snake_case_name_of_some_length']);
  expect(page.html).toContain(BREAK);
  expect(page.markdown).toContain(`| \`${LONG}\` | ${LONG} |`);
  expect(page.sections[0]?.text).toContain(`${LONG} ${LONG} ${LONG} `);
});

it('does so in descriptions of an API', () => {
  const { html } = renderMarkdown(tableOf([LONG, LONG, LONG]), { headingLevel: 2 });
  expect(html.join('')).toContain(`settings${BREAK}.connection`);
});
