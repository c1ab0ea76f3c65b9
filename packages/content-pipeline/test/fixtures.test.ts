import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultCompileOptions, type ParserName, type SourcePage } from '../src/index.js';
import { compilePage, type PrintedPage } from './printed-page.js';
import { filesBelow } from './content-files.js';
import { fixtureOptions, fixturePages, FIXTURES } from './fixture-pages.js';
import { pageComponents } from './page-components.js';

/**
 * Each folder of `fixtures/` holds one construct: `input.md` or `input.mdx`, the `expected.html` of its article and, where more than
 * HTML is of interest, an `expected.json` with some fields of the compiled page; an `options.json` has compile options. A fixture has no diagnostics unless its
 * `expected.json` names them. `UPDATE_FIXTURES=1` rewrites both files (of `expected.json` the fields that it has): read the
 * difference before it is kept.
 */
const UPDATE = process.env.UPDATE_FIXTURES === '1';
const PARSERS: ParserName[] = ['remark', 'satteri'];

type Expected = Partial<PrintedPage>;

const compile = (page: SourcePage, parser: ParserName): PrintedPage =>
  compilePage(page, filesBelow(FIXTURES), {
    ...defaultCompileOptions,
    ...fixtureOptions(page),
    parser,
    components: pageComponents,
  });

const readExpected = (file: string): Expected =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Expected) : {};

function update(page: PrintedPage, html: string, json: string): void {
  writeFileSync(html, `${page.html.trim()}\n`);
  const fields = Object.keys(readExpected(json)).map((field) => [field, page[field as keyof PrintedPage]]);
  if (fields.length > 0) writeFileSync(json, `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`);
}

describe.each(fixturePages)('$path', (source) => {
  const folder = path.join(FIXTURES, path.dirname(source.path));
  const html = path.join(folder, 'expected.html');
  const json = path.join(folder, 'expected.json');
  if (UPDATE) update(compile(source, 'remark'), html, json);

  it.each(PARSERS)('gives the expected page with the parser "%s"', (parser) => {
    const page = compile(source, parser);
    const { diagnostics = [], ...fields } = readExpected(json);

    expect(`${page.html.trim()}\n`).toBe(readFileSync(html, 'utf8'));
    expect(page).toMatchObject(fields);
    expect(page.diagnostics).toEqual(diagnostics);
  });
});
