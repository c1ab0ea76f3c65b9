import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CompiledPage, compilePage, defaultCompileOptions, type ParserName } from '../src/index.js';
import { filesBelow } from './content-files.js';

/**
 * Each folder of `fixtures/` holds one construct: `input.md`, the `expected.html` of its article and, where more than
 * HTML is of interest, an `expected.json` with some fields of the compiled page. A fixture has no diagnostics unless its
 * `expected.json` names them. `UPDATE_FIXTURES=1` rewrites both files (of `expected.json` the fields that it has): read the
 * difference before it is kept.
 */
const ROOT = path.join(import.meta.dirname, 'fixtures');
const UPDATE = process.env.UPDATE_FIXTURES === '1';
const PARSERS: ParserName[] = ['remark', 'satteri'];

type Expected = Partial<CompiledPage>;

const compile = (name: string, parser: ParserName): CompiledPage => {
  const source = `${name}/input.md`;
  const text = readFileSync(path.join(ROOT, source), 'utf8');
  return compilePage({ path: source, text }, filesBelow(ROOT), { ...defaultCompileOptions, parser });
};

const readExpected = (file: string): Expected =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Expected) : {};

function update(page: CompiledPage, html: string, json: string): void {
  writeFileSync(html, `${page.html.trim()}\n`);
  const fields = Object.keys(readExpected(json)).map((field) => [field, page[field as keyof CompiledPage]]);
  if (fields.length > 0) writeFileSync(json, `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`);
}

describe.each(readdirSync(ROOT))('%s', (name) => {
  const html = path.join(ROOT, name, 'expected.html');
  const json = path.join(ROOT, name, 'expected.json');
  if (UPDATE) update(compile(name, 'remark'), html, json);

  it.each(PARSERS)('gives the expected page with the parser "%s"', (parser) => {
    const page = compile(name, parser);
    const { diagnostics = [], ...fields } = readExpected(json);

    expect(`${page.html.trim()}\n`).toBe(readFileSync(html, 'utf8'));
    expect(page).toMatchObject(fields);
    expect(page.diagnostics).toEqual(diagnostics);
  });
});
