import type { Diagnostic } from '@org/site-model';
import { expect } from 'vitest';
import { defaultCompileOptions, type ParserName } from '../src/index.js';
import { compilePage } from './printed-page.js';
import { filesOf } from './content-files.js';

const PARSERS: ParserName[] = ['satteri', 'remark'];
const REST = 'The rest.';

/** Diagnostics about a page. Both parsers must give the same ones, and the page must be compiled to its end. */
export function diagnose(text: string, files: Record<string, string> = {}): Diagnostic[] {
  const [diagnostics = [], others] = PARSERS.map((parser) => {
    const source = { path: 'guide/page.md', text: `${text}\n\n${REST}\n` };
    const page = compilePage(source, filesOf(files), { ...defaultCompileOptions, parser });
    expect(page.html).toContain(`<p>${REST}</p>`);
    return page.diagnostics;
  });
  expect(diagnostics).toEqual(others);
  return diagnostics;
}
