import { describe, expect, it } from 'vitest';
import { defaultCompileOptions, type ParserName } from '../../src/index.js';
import { compilePage } from '../printed-page.js';
import { noFiles } from '../content-files.js';
import { additions } from './additions.js';
import { deviations } from './deviations.js';
import { type Example, examples } from './examples.js';
import { normalise, normalisePage } from './normalise.js';

const PARSERS: ParserName[] = ['satteri', 'remark'];

/** An example stands below a title, because the first `#` of a page is taken out, and its first `---` opens front matter. */
const TITLE = '# Title\n\n';

const used = new Set<string>();

function compile({ markdown }: Example, parser: ParserName): string {
  const source = { path: 'page.md', text: TITLE + markdown };
  const page = compilePage(source, noFiles, { ...defaultCompileOptions, parser });
  return normalisePage(page, used);
}

const reasonOf = ({ suite, number }: Example): string | undefined =>
  deviations.find((deviation) => deviation[suite]?.includes(number))?.reason;

const conforming = examples.filter((example) => reasonOf(example) === undefined);
const deviating = examples.filter((example) => reasonOf(example) !== undefined);

describe.each(PARSERS)('the parser "%s"', (parser) => {
  it.each(conforming)('gives what $suite shows in example $number', (example) => {
    expect(compile(example, parser)).toBe(normalise(example.html));
  });

  it.each(deviating)('still deviates from $suite in example $number', (example) => {
    expect(compile(example, parser), reasonOf(example)).not.toBe(normalise(example.html));
  });
});

it('knows every published example', () => {
  const count = (suite: string): number => examples.filter((example) => example.suite === suite).length;
  expect([count('commonmark'), count('gfm')]).toEqual([652, 677]);
  expect(deviating).toHaveLength(
    deviations.flatMap(({ commonmark = [], gfm = [] }) => [...commonmark, ...gfm]).length,
  );
});

it('lists no addition that no example has', () => {
  expect([...used].sort()).toEqual(additions.map(({ name }) => name).sort());
});
