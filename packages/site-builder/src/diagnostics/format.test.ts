import { type Diagnostic, hasErrors } from '@org/site-model';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { severityOf, SiteError } from './diagnostic.js';
import { formatDiagnostics } from './formats.js';

const diagnostic = (changes: Partial<Diagnostic>): Diagnostic => ({
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
      diagnostic({ line: 12, column: 3, hint: 'The closest that exists is "/y".' }),
      diagnostic({
        file: 'content/cloud/a.md',
        severity: 'warning',
        code: 'image-without-alt',
        message: 'No text.',
        line: 1,
      }),
      diagnostic({ line: 2, column: 9, severity: 'info', message: 'Third.' }),
      diagnostic({ line: 2, column: 9, message: 'Second.' }),
      diagnostic({ line: 2, column: 1, severity: 'warning', message: 'First.' }),
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
    expect(format(diagnostic({}))).toMatchInlineSnapshot(`
      "content/cloud/intro.md
        content/cloud/intro.md  error  The link "/x" leads nowhere. link-broken

      1 error(s), 0 warning(s)"
    `);
  });

  it('gives the same text in whatever order files come, and leaves its input as it was', () => {
    const a = diagnostic({ file: 'a.md' });
    const b = diagnostic({ file: 'b.md' });
    expect(formatDiagnostics([b, a])).toBe(formatDiagnostics([a, b]));
    const input = Object.freeze([diagnostic({ line: 9 }), diagnostic({ line: 1 })]);
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
  expect(hasErrors([diagnostic({ severity: 'warning' }), diagnostic({ severity: 'info' })])).toBe(false);
  expect(hasErrors([diagnostic({ severity: 'warning' }), diagnostic({})])).toBe(true);
});

it('SiteError carries all diagnostics and counts the errors', () => {
  const error = new SiteError([diagnostic({}), diagnostic({ severity: 'warning' }), diagnostic({})]);
  expect(error.message).toBe('2 error(s) stopped the build.');
  expect(error.diagnostics).toHaveLength(3);
});
