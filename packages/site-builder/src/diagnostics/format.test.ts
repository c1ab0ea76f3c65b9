import { type Diagnostic, hasErrors } from '@org/site-model';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { severityOf, SiteError } from './diagnostic.js';
import { formatDiagnostics } from './format.js';

const finding = (changes: Partial<Diagnostic>): Diagnostic => ({
  code: 'link-broken',
  severity: 'error',
  message: 'The link "/x" leads nowhere.',
  file: 'content/cloud/intro.md',
  ...changes,
});

const format = (...diagnostics: Diagnostic[]): string =>
  stripVTControlCharacters(formatDiagnostics(diagnostics));

describe('formatDiagnostics', () => {
  it('groups by file, orders by place and by severity, and counts', () => {
    const text = format(
      finding({ line: 12, column: 3, hint: 'The closest that exists is "/y".' }),
      finding({
        file: 'content/cloud/a.md',
        severity: 'warning',
        code: 'image-without-alt',
        message: 'No text.',
        line: 1,
      }),
      finding({ line: 2, column: 9, severity: 'info', message: 'Third.' }),
      finding({ line: 2, column: 9, message: 'Second.' }),
      finding({ line: 2, column: 1, severity: 'warning', message: 'First.' }),
    );
    expect(text).toMatchInlineSnapshot(`
      "content/cloud/a.md
        content/cloud/a.md:1:1  warning  No text. image-without-alt

      content/cloud/intro.md
        content/cloud/intro.md:2:1  warning  First. link-broken
        content/cloud/intro.md:2:9  error  Second. link-broken
        content/cloud/intro.md:2:9  info  Third. link-broken
        content/cloud/intro.md:12:3  error  The link "/x" leads nowhere. link-broken
          → The closest that exists is "/y".

      2 error(s), 2 warning(s)"
    `);
  });

  it('names a file as a whole without a line', () => {
    expect(format(finding({}))).toMatchInlineSnapshot(`
      "content/cloud/intro.md
        content/cloud/intro.md  error  The link "/x" leads nowhere. link-broken

      1 error(s), 0 warning(s)"
    `);
  });

  it('gives the same text in whatever order files come, and leaves its input as it was', () => {
    const a = finding({ file: 'a.md' });
    const b = finding({ file: 'b.md' });
    expect(formatDiagnostics([b, a])).toBe(formatDiagnostics([a, b]));
    const input = Object.freeze([finding({ line: 9 }), finding({ line: 1 })]);
    formatDiagnostics(input);
    expect(input.map(({ line }) => line)).toEqual([9, 1]);
  });

  it('says so when there is nothing', () => {
    expect(format()).toBe('0 error(s), 0 warning(s)');
  });
});

it('a level of a rule is a severity, and "ignore" is none', () => {
  expect((['ignore', 'log', 'warn', 'throw'] as const).map(severityOf)).toEqual([
    null,
    'info',
    'warning',
    'error',
  ]);
});

it('only an error is an error', () => {
  expect(hasErrors([finding({ severity: 'warning' }), finding({ severity: 'info' })])).toBe(false);
  expect(hasErrors([finding({ severity: 'warning' }), finding({})])).toBe(true);
});

it('SiteError carries all findings and counts the errors', () => {
  const error = new SiteError([finding({}), finding({ severity: 'warning' }), finding({})]);
  expect(error.message).toBe('2 error(s) stopped the build.');
  expect(error.diagnostics).toHaveLength(3);
});
