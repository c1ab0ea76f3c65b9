import { expect, it } from 'vitest';
import { compilePage } from './printed-page.js';
import { filesOf } from './content-files.js';
import { diagnose } from './diagnose.js';

it('reports front matter that is not YAML', () => {
  expect(diagnose('---\ntitle: One: two\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-syntax",
        "column": 8,
        "file": "guide/page.md",
        "hint": "Quote values that contain ": ", "#" or that start with a special character.",
        "line": 2,
        "message": "The front matter is not valid YAML: Nested mappings are not allowed in compact mappings",
        "severity": "error",
      },
    ]
  `);
});

it('reports an alias that leads nowhere, as an unquoted asterisk makes it', () => {
  expect(diagnose('---\nid: x\ntitle: *Important\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-syntax",
        "column": 8,
        "file": "guide/page.md",
        "hint": "Quote values that contain ": ", "#" or that start with a special character.",
        "line": 3,
        "message": "The front matter is not valid YAML: Unresolved alias *Important",
        "severity": "error",
      },
    ]
  `);
});

it('reports an alias that leads to a list around it', () => {
  expect(diagnose('---\ncustom:\n  a: &around [1, *around]\n---')).toMatchObject([
    { code: 'front-matter-syntax', line: 3, column: 18 },
  ]);
});

it('reports a key that is given twice', () => {
  expect(diagnose('---\ntitle: One\ntitle: Two\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-syntax",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Quote values that contain ": ", "#" or that start with a special character.",
        "line": 3,
        "message": "The front matter is not valid YAML: Map keys must be unique",
        "severity": "error",
      },
    ]
  `);
});

it('reports front matter that is not a list of keys', () => {
  expect(diagnose('---\n- one\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 1,
        "file": "guide/page.md",
        "line": 2,
        "message": "The front matter must be a list of "key: value" lines: Invalid input: expected object, received array.",
        "severity": "error",
      },
    ]
  `);
});

it('reports an unknown front matter key with the closest known one', () => {
  expect(diagnose('---\ntitle: T\nsidebar_lable: L\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-unknown-key",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Did you mean "sidebar_label"? A key of your own belongs under "custom".",
        "line": 3,
        "message": "The front matter key "sidebar_lable" is not known, so it would have no effect.",
        "severity": "error",
      },
    ]
  `);
});

it('reports an unknown front matter key that is like none', () => {
  expect(diagnose('---\naudience: developers\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-unknown-key",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Remove it, or put it under "custom".",
        "line": 2,
        "message": "The front matter key "audience" is not known, so it would have no effect.",
        "severity": "error",
      },
    ]
  `);
});

it('reports an unknown key inside another key', () => {
  expect(diagnose('---\nsearch:\n  exclude: true\n  bost: 2\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-unknown-key",
        "column": 3,
        "file": "guide/page.md",
        "hint": "Remove it, or put it under "custom".",
        "line": 4,
        "message": "The front matter key "search.bost" is not known, so it would have no effect.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a wrong front matter value at its key', () => {
  expect(diagnose('---\ntitle: T\n\ntoc_max_heading_level: 9\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 1,
        "file": "guide/page.md",
        "line": 4,
        "message": "The front matter key "toc_max_heading_level" has a wrong value: Too big: expected number to be <=6.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a wrong value inside another key at the inner key', () => {
  expect(diagnose('---\nlast_update:\n  author: 3\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 3,
        "file": "guide/page.md",
        "hint": "Without quotes it is a number. Put quotes around what you mean as text.",
        "line": 3,
        "message": "The front matter key "last_update.author" has a wrong value: Invalid input: expected string, received number.",
        "severity": "error",
      },
    ]
  `);
});

it('reports an id that would be a path', () => {
  expect(diagnose('---\nid: a/b\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 1,
        "file": "guide/page.md",
        "line": 2,
        "message": "The front matter key "id" has a wrong value: must not contain "/" or spaces.",
        "severity": "error",
      },
    ]
  `);
});

it('reports an unknown container directive', () => {
  expect(diagnose('Text.\n\n:::notice\nBody.\n:::')).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-unknown",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Did you mean ":::note"?",
        "line": 3,
        "message": "The directive ":::notice" is not known, so its content would lose its meaning.",
        "severity": "error",
      },
    ]
  `);
});

it('reports an unknown leaf directive', () => {
  expect(diagnose('::youtube[Video]{id=a}')).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-unknown",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Known ones are :::note, :::tip, :::info, :::caution, :::warning, :::danger, :::tabs, :::details, :::steps, :::cards, :::file-tree, :::figure, ::include, ::video, ::child-cards, ::glossary.",
        "line": 1,
        "message": "The directive "::youtube" is not known, so its content would lose its meaning.",
        "severity": "error",
      },
    ]
  `);
});

it('takes no directive for known because objects have a property of its name', () => {
  expect(diagnose(':::constructor\nBody.\n:::')).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-unknown",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Known ones are :::note, :::tip, :::info, :::caution, :::warning, :::danger, :::tabs, :::details, :::steps, :::cards, :::file-tree, :::figure, ::include, ::video, ::child-cards, ::glossary.",
        "line": 1,
        "message": "The directive ":::constructor" is not known, so its content would lose its meaning.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a tab outside of tabs', () => {
  expect(diagnose(':::tab{title="One"}\nBody.\n:::')).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-unknown",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write :::tab inside ::::tabs, which needs one colon more.",
        "line": 1,
        "message": "The directive ":::tab" is not known, so its content would lose its meaning.",
        "severity": "error",
      },
    ]
  `);
});

it('reports content of tabs that is on no tab', () => {
  expect(diagnose('::::tabs\nStray.\n\n:::tab{title="One"}\nBody.\n:::\n::::')).toMatchInlineSnapshot(`
    [
      {
        "code": "tabs-stray-content",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Move it into a tab, or out of the tabs.",
        "line": 2,
        "message": "Only ":::tab" may stand directly inside ":::tabs"; this would be shown on no tab.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a tab without a title', () => {
  expect(diagnose('::::tabs\n:::tab\nBody.\n:::\n::::')).toMatchInlineSnapshot(`
    [
      {
        "code": "tab-without-title",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write :::tab{title="Name"} or :::tab Name.",
        "line": 2,
        "message": "A tab has no title, so readers could not choose it.",
        "severity": "error",
      },
    ]
  `);
});

it('warns once about an unknown code language, however many blocks have it', () => {
  const block = '```javascrpt\nlet a;\n```';
  expect(diagnose(`Text.\n\n${block}\n\n${block}`)).toMatchInlineSnapshot(`
    [
      {
        "code": "code-language-unknown",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Correct the name, or write "text".",
        "line": 3,
        "message": "The code language "javascrpt" is not known; its blocks are shown without colors.",
        "severity": "warning",
      },
    ]
  `);
});

it('warns about each unknown code language', () => {
  const diagnostics = diagnose('```one\n```\n\n```two\n```\n\n```constructor\n```');
  expect(diagnostics.map(({ line }) => line)).toEqual([1, 4, 7]);
});

it('reports an image that does not exist', () => {
  expect(diagnose('See ![it](../images/gone%20away.png)')).toMatchInlineSnapshot(`
    [
      {
        "code": "asset-missing",
        "column": 5,
        "file": "guide/page.md",
        "hint": "It was looked for at "images/gone away.png" below the content folder.",
        "line": 1,
        "message": "The file "../images/gone%20away.png" does not exist, so readers would see nothing in its place.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a download that does not exist', () => {
  expect(diagnose('Get [it](./data.csv)')).toMatchInlineSnapshot(`
    [
      {
        "code": "asset-missing",
        "column": 5,
        "file": "guide/page.md",
        "hint": "It was looked for at "guide/data.csv" below the content folder.",
        "line": 1,
        "message": "The file "./data.csv" does not exist, so readers would see nothing in its place.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a link that leaves the content folder', () => {
  expect(diagnose('Text\n[out](../../README.md)')).toMatchInlineSnapshot(`
    [
      {
        "code": "reference-outside",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Move the file below the content folder.",
        "line": 2,
        "message": ""../../README.md" leads out of the content folder, where nothing is published.",
        "severity": "error",
      },
    ]
  `);
});

it('reports an image outside of the content folder once, and does not depend on it', () => {
  const text = '![out](../../logo.svg)';
  expect(diagnose(text).map(({ code }) => code)).toEqual(['reference-outside']);
  expect(compilePage({ path: 'guide/page.md', text }, filesOf({})).dependencies).toEqual([]);
});

it('reports an image that cannot be measured', () => {
  expect(diagnose('![it](./broken.png)', { 'guide/broken.png': 'not a picture' })).toMatchInlineSnapshot(`
    [
      {
        "code": "image-unreadable",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Supported are AVIF, GIF, JPEG, PNG, SVG with a size or viewBox, and WebP.",
        "line": 1,
        "message": ""./broken.png" is not an image that can be measured: unsupported file type: undefined.",
        "severity": "error",
      },
    ]
  `);
});

it('warns about a raw image without alternative text', () => {
  const files = { 'guide/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' };
  expect(diagnose('Text <img src="a.svg">', files)).toMatchInlineSnapshot(`
    [
      {
        "code": "image-without-alt",
        "column": 6,
        "file": "guide/page.md",
        "hint": "Write ![what it shows](path); for pure decoration, alt="".",
        "line": 1,
        "message": "An image has no alternative text, so readers who cannot see it learn nothing from it.",
        "severity": "warning",
      },
    ]
  `);
});

it('accepts an empty alternative text, which says that an image is decoration', () => {
  const files = { 'guide/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' };
  expect(diagnose('![](a.svg)\n\n<img src="a.svg" alt="">', files)).toEqual([]);
});

it('reports raw HTML that breaks the parser of raw HTML', () => {
  const text = ':::p\n<p></`\n\n::b{}\n<g c="" t="" h="" g="">';
  expect(diagnose(text).filter(({ code }) => code !== 'directive-unknown')).toMatchInlineSnapshot(`
    [
      {
        "code": "html-unreadable",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Look, from here on, for a tag that is begun and not ended, such as "</" or "<!", or for hundreds of tags in each other.",
        "line": 2,
        "message": "The page has raw HTML that cannot be parsed, so all of it is shown as text.",
        "severity": "error",
      },
    ]
  `);
});

it('reports the second of two places with the same id', () => {
  expect(diagnose('## One {#same}\n\nText.\n\n### Two {#same}')).toMatchInlineSnapshot(`
    [
      {
        "code": "anchor-duplicate",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Give one of the two another {#id}.",
        "line": 5,
        "message": "The id "same" is used twice on this page, so links reach only the first place.",
        "severity": "error",
      },
    ]
  `);
});

it('gives positions of the file, front matter counted', () => {
  expect(diagnose('---\ntitle: T\n---\n\n😀 ![it](gone.png)')).toMatchObject([{ line: 5, column: 4 }]);
});

it('reports raw HTML in a table that browsers move, and writes it as they read it', () => {
  expect(diagnose('A\n\n<button>\n<table>\n<button>').map(({ code, line }) => [code, line])).toEqual([
    ['html-misplaced', 3],
  ]);
  expect(diagnose('<table><tr><td><button>a</button></td></tr></table>')).toEqual([]);
  expect(diagnose('<p>a <table><tr><td>b</td></tr></table>')).toEqual([]);
});

it('reports a title that YAML reads as a number', () => {
  expect(diagnose('---\ntitle: 1.10\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Without quotes it is a number. Put quotes around what you mean as text.",
        "line": 2,
        "message": "The front matter key "title" has a wrong value: Invalid input: expected string, received number.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a title without any sign', () => {
  expect(diagnose('---\ntitle: " "\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 1,
        "file": "guide/page.md",
        "line": 2,
        "message": "The front matter key "title" has a wrong value: must not be empty.",
        "severity": "error",
      },
    ]
  `);
});

it('reports tags that are no list', () => {
  expect(diagnose('---\ntags: api\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write a list: tags: [api]",
        "line": 2,
        "message": "The front matter key "tags" has a wrong value: Invalid input: expected array, received string.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a tag that is a number, at the tag', () => {
  expect(diagnose('---\ntags: [api, 2024]\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 13,
        "file": "guide/page.md",
        "hint": "Without quotes it is a number. Put quotes around what you mean as text.",
        "line": 2,
        "message": "The front matter key "tags.1" has a wrong value: must be a text with a letter or a number in it, or { label: C++, permalink: cpp }, where the permalink is one word of letters, numbers, "-" and "_".",
        "severity": "error",
      },
    ]
  `);
});

it('reports a tag of which no address can be made', () => {
  expect(diagnose('---\ntags:\n  - api\n  - "++"\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 5,
        "file": "guide/page.md",
        "line": 4,
        "message": "The front matter key "tags.1" has a wrong value: must be a text with a letter or a number in it, or { label: C++, permalink: cpp }, where the permalink is one word of letters, numbers, "-" and "_".",
        "severity": "error",
      },
    ]
  `);
});

it('reports a permalink of a tag that is more than one word', () => {
  expect(diagnose('---\ntags:\n  - { label: API, permalink: a/b }\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "front-matter-invalid",
        "column": 19,
        "file": "guide/page.md",
        "line": 3,
        "message": "The front matter key "tags.0.permalink" has a wrong value: must be a text with a letter or a number in it, or { label: C++, permalink: cpp }, where the permalink is one word of letters, numbers, "-" and "_".",
        "severity": "error",
      },
    ]
  `);
});

it('reports an image in front matter that does not exist', () => {
  expect(diagnose('---\ntitle: T\nimage: ./card.png\n---')).toMatchInlineSnapshot(`
    [
      {
        "code": "asset-missing",
        "column": 1,
        "file": "guide/page.md",
        "hint": "It was looked for at "guide/card.png" below the content folder.",
        "line": 3,
        "message": "The file "./card.png" does not exist, so readers would see nothing in its place.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a file that is no image', () => {
  const files = { 'guide/card.md': 'Text.' };
  expect(diagnose('---\nimage: card.md\n---', files)).toMatchObject([{ code: 'image-unreadable', line: 2 }]);
});

it('reports an image in front matter that leads out of the content', () => {
  expect(diagnose('---\nimage: ../../card.png\n---')).toMatchObject([
    { code: 'reference-outside', line: 2, column: 1 },
  ]);
});

it.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', '""', '"#hash"'])(
  'reports the image %s, which nobody could show',
  (image) => {
    expect(diagnose(`---\nimage: ${image}\n---`)).toMatchObject([{ severity: 'error', line: 2, column: 1 }]);
  },
);
