import { expect, it } from 'vitest';
import { diagnose } from './diagnose.js';

it('reports a live example in a language that does not run', () => {
  expect(diagnose('Text.\n\n```bash live\nls\n```')).toMatchInlineSnapshot(`
    [
      {
        "code": "code-live-language",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Live examples are "jsx" or "tsx".",
        "line": 3,
        "message": "A block of code is marked "live", but its language "bash" does not run in a browser; it is shown as it is.",
        "severity": "warning",
      },
    ]
  `);
  expect(diagnose('```jsx live\n<b />\n```')).toEqual([]);
});

it('reports code from a file that does not exist', () => {
  expect(diagnose('Text.\n\n- item\n\n  ```js file=./gone.js\n  ```')).toMatchInlineSnapshot(`
    [
      {
        "code": "include-missing",
        "column": 3,
        "file": "guide/page.md",
        "hint": "It was looked for at "guide/gone.js" below the content folder.",
        "line": 5,
        "message": "The file "./gone.js" does not exist, so its content would be missing here.",
        "severity": "error",
      },
    ]
  `);
});

it('reports code from outside of the content folder', () => {
  expect(diagnose('```js file=../../package.json\n```')).toMatchInlineSnapshot(`
    [
      {
        "code": "include-outside",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Move the file below the content folder.",
        "line": 1,
        "message": ""../../package.json" leads out of the content folder; nothing outside of it is taken in.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a region that does not exist with the closest one', () => {
  expect(
    diagnose('```js file=./a.js#stat\n```', {
      'guide/a.js': '// #region start\na\n// #endregion\n// #region stop\nb\n// #endregion\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "code-region-missing",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Did you mean "start"? Its regions are start, stop.",
        "line": 1,
        "message": ""./a.js" has no region "stat", so the code would be missing here.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a region that is like none', () => {
  expect(
    diagnose('```js file=/guide/a.js#configuration\n```', {
      'guide/a.js': '// #region start\na\n// #endregion\n// #region stop\nb\n// #endregion\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "code-region-missing",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Its regions are start, stop.",
        "line": 1,
        "message": ""/guide/a.js" has no region "configuration", so the code would be missing here.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a region of a file without regions', () => {
  expect(diagnose('```js file=a.js#start\n```', { 'guide/a.js': 'a\n' })).toMatchInlineSnapshot(`
    [
      {
        "code": "code-region-missing",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write "#region start" and "#endregion" in comments around the code.",
        "line": 1,
        "message": ""a.js" has no region "start", so the code would be missing here.",
        "severity": "error",
      },
    ]
  `);
});

it('warns about text in a block that takes its code from a file', () => {
  expect(diagnose('```js file=a.js\nlet a;\n```', { 'guide/a.js': 'a\n' })).toMatchInlineSnapshot(`
    [
      {
        "code": "code-import-with-text",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Leave the block empty, or take "file=" away.",
        "line": 1,
        "message": "This code block takes its code from a file, so the text in it is not shown.",
        "severity": "warning",
      },
    ]
  `);
});

it('warns about a command of npm that has no counterpart', () => {
  expect(diagnose('```npm\nnpm install\nnpm publish\n```')).toMatchInlineSnapshot(`
    [
      {
        "code": "npm-command-unknown",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Known are install, ci, uninstall, run, start, test, exec, init, create, update and npx. Else write \`\`\`bash.",
        "line": 1,
        "message": "What other package managers call "npm publish" is not known; all tabs show it as it is.",
        "severity": "warning",
      },
    ]
  `);
});

it('warns about a diagram that has no name, and about a height that is none', () => {
  const diagnostics = diagnose('```mermaid height=tall\nflowchart LR\n  a --> b\n```');
  expect(diagnostics.map(({ code, message, hint, line }) => ({ code, message, hint, line })))
    .toMatchInlineSnapshot(`
    [
      {
        "code": "diagram-height",
        "hint": "Write "height=320".",
        "line": 1,
        "message": "The diagram has the height "tall", which is no number of pixels, so what is below it may move when it is drawn.",
      },
      {
        "code": "diagram-without-name",
        "hint": "Begin its second line with "accTitle: …" and the third with "accDescr: …", or write title="…" behind "mermaid".",
        "line": 1,
        "message": "This diagram has no name, so a screen reader can only say that there is one.",
      },
    ]
  `);
  expect(diagnose('```mermaid\nflowchart LR\n  accDescr {\n  a\n  }\n```')).toEqual([]);
  expect(diagnose('```Mermaid title="A" height=99\nflowchart LR\n```')).toEqual([]);
});

it('takes a diagram from a file', () => {
  const text = '```mermaid title="A" file=a.mmd\n```';
  expect(diagnose(text, { 'guide/a.mmd': 'flowchart LR\n' })).toEqual([]);
  expect(diagnose(text).map(({ code }) => code)).toEqual(['include-missing']);
});
