import { expect, it } from 'vitest';
import { diagnose } from './diagnose.js';

it('reports an include without a file', () => {
  expect(diagnose('::include')).toMatchInlineSnapshot(`
    [
      {
        "code": "include-without-file",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write ::include{file="./_name.md"}.",
        "line": 1,
        "message": ""::include" has no "file", so there is nothing to take in.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a partial that does not exist', () => {
  expect(diagnose('Text.\n\n- ::include{file="./_gone.md"}')).toMatchInlineSnapshot(`
    [
      {
        "code": "include-missing",
        "column": 3,
        "file": "guide/page.md",
        "hint": "It was looked for at "guide/_gone.md" below the content folder.",
        "line": 3,
        "message": "The file "./_gone.md" does not exist, so its content would be missing here.",
        "severity": "error",
      },
    ]
  `);
});

it('refuses a partial outside of the content folder', () => {
  expect(diagnose('::include{file="../../_a.md"}')).toMatchInlineSnapshot(`
    [
      {
        "code": "include-outside",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Move the file below the content folder.",
        "line": 1,
        "message": ""../../_a.md" leads out of the content folder; nothing outside of it is taken in.",
        "severity": "error",
      },
    ]
  `);
});

it('refuses to include what is a page', () => {
  expect(diagnose('::include{file="./other.md"}', { 'guide/other.md': 'Text.' })).toMatchInlineSnapshot(`
    [
      {
        "code": "include-not-partial",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Rename it to "_other.md", which also keeps it from being a page.",
        "line": 1,
        "message": ""./other.md" is no partial: the name of one starts with "_" and ends in ".md" or ".mdx".",
        "severity": "error",
      },
    ]
  `);
});

it('reports a missing parameter', () => {
  expect(
    diagnose('::include{file="./_a.md"}', {
      'guide/_a.md':
        '---\nparams:\n  name: { type: string, required: true }\n  port: { type: number }\n  secure: { type: boolean }\n---\n\n{{name}} {{port}} {{secure}}\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "include-parameter-missing",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write ::include{file="./_a.md" name="…"}.",
        "line": 1,
        "message": "The parameter "name" is required here, so the text would have a gap.",
        "severity": "error",
      },
    ]
  `);
});

it('reports an unknown parameter with the closest known one', () => {
  expect(
    diagnose('::include{file="./_a.md" name=A prot=80}', {
      'guide/_a.md':
        '---\nparams:\n  name: { type: string, required: true }\n  port: { type: number }\n  secure: { type: boolean }\n---\n\n{{name}} {{port}} {{secure}}\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "include-parameter-unknown",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Did you mean "port"?",
        "line": 1,
        "message": ""./_a.md" has no parameter "prot", so it has no effect.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a parameter for a partial that takes none', () => {
  expect(diagnose('::include{file="_b.md" name=A}', { 'guide/_b.md': 'Text.' })).toMatchInlineSnapshot(`
    [
      {
        "code": "include-parameter-unknown",
        "column": 1,
        "file": "guide/page.md",
        "hint": "It takes none.",
        "line": 1,
        "message": ""_b.md" has no parameter "name", so it has no effect.",
        "severity": "error",
      },
    ]
  `);
});

it('reports parameters of a wrong type', () => {
  expect(
    diagnose('::include{file="./_a.md" name=1 port=eighty secure=yes}', {
      'guide/_a.md':
        '---\nparams:\n  name: { type: string, required: true }\n  port: { type: number }\n  secure: { type: boolean }\n---\n\n{{name}} {{port}} {{secure}}\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "include-parameter-type",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write port=1.",
        "line": 1,
        "message": "The parameter "port" must be a number, and "eighty" is none.",
        "severity": "error",
      },
      {
        "code": "include-parameter-type",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write secure=true or secure=false.",
        "line": 1,
        "message": "The parameter "secure" must be a boolean, and "yes" is none.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a partial that includes itself, with the chain', () => {
  expect(
    diagnose('::include{file="_a.md"}', {
      'guide/_a.md': '::include{file="b/_b.md"}',
      'guide/b/_b.md': 'Text.\n\n::include{file="../_a.md"}',
    }),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "include-cycle",
        "column": 1,
        "file": "guide/b/_b.md",
        "hint": "Take one of these includes away.",
        "line": 3,
        "message": "The partial includes itself: guide/page.md → guide/_a.md → guide/b/_b.md → guide/_a.md.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a placeholder that is not declared, in the partial', () => {
  expect(
    diagnose('::include{file="_a.md" name=A}', {
      'guide/_a.md': '---\nparams:\n  name: { type: string }\n---\n\nText *and*\n  text {{nmae}} {{other}}\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "parameter-undeclared",
        "column": 8,
        "file": "guide/_a.md",
        "hint": "Did you mean "{{name}}"?",
        "line": 7,
        "message": ""{{nmae}}" is no parameter of this partial, so readers would see it as it is.",
        "severity": "error",
      },
      {
        "code": "parameter-undeclared",
        "column": 17,
        "file": "guide/_a.md",
        "hint": "Declare it under "params" in the front matter, or write it as code.",
        "line": 7,
        "message": ""{{other}}" is no parameter of this partial, so readers would see it as it is.",
        "severity": "error",
      },
    ]
  `);
});

it('reports the front matter of a partial, in the partial', () => {
  expect(
    diagnose('::include{file="_a.md"}', {
      'guide/_a.md': '---\nparms: {}\nparams:\n  n: { type: number, default: one }\n---\n\nText.\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 22,
        "file": "guide/_a.md",
        "line": 4,
        "message": "The front matter key "params.n.default" has a wrong value: must be of the type that the parameter declares.",
        "severity": "error",
      },
      {
        "code": "front-matter-unknown-key",
        "column": 1,
        "file": "guide/_a.md",
        "hint": "Did you mean "params"?",
        "line": 2,
        "message": "The front matter key "parms" is not known, so it would have no effect.",
        "severity": "error",
      },
    ]
  `);
});

it("names a partial's file, line and column in diagnostics about its content", () => {
  expect(
    diagnose('Text.\n\n::include{file="../parts/_a.md"}\n\n![](after.png)', {
      'parts/_a.md': '# A\r\n\r\n> See ![x](gone.png) and <img src="raw.png">.\r\n\r\n:::notice\r\n:::\r\n',
    }),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-unknown",
        "column": 1,
        "file": "parts/_a.md",
        "hint": "Did you mean ":::note"?",
        "line": 5,
        "message": "The directive ":::notice" is not known, so its content would lose its meaning.",
        "severity": "error",
      },
      {
        "code": "asset-missing",
        "column": 7,
        "file": "parts/_a.md",
        "hint": "It was looked for at "parts/gone.png" below the content folder.",
        "line": 3,
        "message": "The file "gone.png" does not exist, so readers would see nothing in its place.",
        "severity": "error",
      },
      {
        "code": "asset-missing",
        "column": 26,
        "file": "parts/_a.md",
        "hint": "It was looked for at "parts/raw.png" below the content folder.",
        "line": 3,
        "message": "The file "raw.png" does not exist, so readers would see nothing in its place.",
        "severity": "error",
      },
      {
        "code": "image-without-alt",
        "column": 26,
        "file": "parts/_a.md",
        "hint": "Write ![what it shows](path); for pure decoration, alt="".",
        "line": 3,
        "message": "An image has no alternative text, so readers who cannot see it learn nothing from it.",
        "severity": "warning",
      },
      {
        "code": "asset-missing",
        "column": 1,
        "file": "guide/page.md",
        "hint": "It was looked for at "guide/after.png" below the content folder.",
        "line": 5,
        "message": "The file "after.png" does not exist, so readers would see nothing in its place.",
        "severity": "error",
      },
    ]
  `);
});

it('has a diagnostic once about a partial that is included twice', () => {
  expect(diagnose('::include{file="_a.md"}\n\n::include{file="_a.md"}', { 'guide/_a.md': '[x](gone.zip)\n' }))
    .toMatchInlineSnapshot(`
    [
      {
        "code": "asset-missing",
        "column": 1,
        "file": "guide/_a.md",
        "hint": "It was looked for at "guide/gone.zip" below the content folder.",
        "line": 1,
        "message": "The file "gone.zip" does not exist, so readers would see nothing in its place.",
        "severity": "error",
      },
    ]
  `);
});

it('reports partials that double without end', () => {
  const twice = (file: string): string => `::include{file="${file}"}\n\n`.repeat(2);
  const files = Object.fromEntries(
    Array.from({ length: 30 }, (_, level) => [`guide/_${level}.md`, twice(`_${level + 1}.md`)]),
  );
  expect(diagnose('::include{file="_0.md"}', { ...files, 'guide/_30.md': 'End.' })).toContainEqual(
    expect.objectContaining({ code: 'include-too-many', file: expect.stringMatching(/^guide\/_\d+\.md$/) }),
  );
});

it('finds nothing wrong with braces outside of partials, or with code in them', () => {
  const partial = '`{{name}}`\n\n```twig\n{{name}} {{ other }}\n```\n\n{{ not one }}';
  expect(diagnose('{{name}}\n\n::include{file="_a.md"}', { 'guide/_a.md': partial })).toEqual([]);
});
