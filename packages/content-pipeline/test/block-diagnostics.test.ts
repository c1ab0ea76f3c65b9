import { expect, it } from 'vitest';
import { diagnose } from './diagnose.js';

it('corrects the number of colons of a directive', () => {
  expect(diagnose('::steps\n\n:::video\n:::')).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-unknown",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write :::steps.",
        "line": 1,
        "message": "The directive "::steps" is not known, so its content would lose its meaning.",
        "severity": "error",
      },
      {
        "code": "directive-unknown",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write ::video.",
        "line": 3,
        "message": "The directive ":::video" is not known, so its content would lose its meaning.",
        "severity": "error",
      },
    ]
  `);
});

it('warns about an unknown attribute with the closest known one', () => {
  expect(diagnose('> ::::cards\n> :::card{title="A" hreff="/a"}\n> :::\n> ::::')).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-attribute-unknown",
        "column": 3,
        "file": "guide/page.md",
        "hint": "Did you mean "href"?",
        "line": 2,
        "message": "":::card" has no attribute "hreff", so it has no effect.",
        "severity": "warning",
      },
    ]
  `);
});

it('warns about an unknown attribute that is like none', () => {
  expect(diagnose('Text :kbd[A]{style="color: red"}.')).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-attribute-unknown",
        "column": 6,
        "file": "guide/page.md",
        "hint": "Known: id.",
        "line": 1,
        "message": "":kbd" has no attribute "style", so it has no effect.",
        "severity": "warning",
      },
    ]
  `);
});

it('reports content of steps that is not in the list', () => {
  expect(diagnose(':::steps\n1. One\n\nStray.\n\n2. Two\n:::')).toMatchInlineSnapshot(`
    [
      {
        "code": "steps-stray-content",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Indent what belongs to a step by three spaces, so that it is part of the list.",
        "line": 4,
        "message": "":::steps" takes one ordered list; this would be left out.",
        "severity": "error",
      },
    ]
  `);
});

it('reports steps without an ordered list', () => {
  expect(diagnose(':::steps\n- One\n:::')).toMatchInlineSnapshot(`
    [
      {
        "code": "steps-stray-content",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write "1. " before each step.",
        "line": 2,
        "message": "":::steps" needs one ordered list, and there is none in it.",
        "severity": "error",
      },
    ]
  `);
});

it('reports steps that are empty', () => {
  expect(diagnose('Text.\n\n:::steps\n:::')).toMatchInlineSnapshot(`
    [
      {
        "code": "steps-stray-content",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write "1. " before each step.",
        "line": 3,
        "message": "":::steps" needs one ordered list, and there is none in it.",
        "severity": "error",
      },
    ]
  `);
});

it('reports content of cards that is on no card', () => {
  expect(diagnose('::::cards\nStray.\n\n:::card{title="One"}\n:::\n::::')).toMatchInlineSnapshot(`
    [
      {
        "code": "cards-stray-content",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Move it into a card, or out of the cards.",
        "line": 2,
        "message": "Only ":::card" may stand directly inside ":::cards"; this would be on no card.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a card without a title', () => {
  expect(diagnose('::::cards\n:::card{href="/a"}\nBody.\n:::\n::::')).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-attribute-missing",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write :::card{title="…"}.",
        "line": 2,
        "message": "":::card" has no "title", so readers would not know what the card is.",
        "severity": "error",
      },
    ]
  `);
});

it('warns about an unknown badge type with the closest known one', () => {
  expect(diagnose('Text :badge[New]{type=dangr}.')).toMatchInlineSnapshot(`
    [
      {
        "code": "badge-type-unknown",
        "column": 6,
        "file": "guide/page.md",
        "hint": "Did you mean "danger"?",
        "line": 1,
        "message": "The badge type "dangr" is not known; the badge looks like a note.",
        "severity": "warning",
      },
    ]
  `);
});

it('warns about an unknown badge type that is like none', () => {
  expect(diagnose('Text :badge[New]{type=new-feature}.')).toMatchInlineSnapshot(`
    [
      {
        "code": "badge-type-unknown",
        "column": 6,
        "file": "guide/page.md",
        "hint": "Known: note, tip, info, caution, warning, danger.",
        "line": 1,
        "message": "The badge type "new-feature" is not known; the badge looks like a note.",
        "severity": "warning",
      },
    ]
  `);
});

it('reports a file tree without a list', () => {
  expect(diagnose(':::file-tree\nsrc/\n:::')).toMatchInlineSnapshot(`
    [
      {
        "code": "file-tree-stray-content",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write "- name" for each entry, entries of a folder indented by two spaces.",
        "line": 2,
        "message": "":::file-tree" needs one nested list, and there is none in it.",
        "severity": "error",
      },
    ]
  `);
});

it('reports an entry of a file tree that is more than a name', () => {
  expect(diagnose(':::file-tree\n- src/\n  - a.ts\n\n    More about it.\n:::')).toMatchInlineSnapshot(`
    [
      {
        "code": "file-tree-stray-content",
        "column": 5,
        "file": "guide/page.md",
        "hint": "Move it below the tree.",
        "line": 5,
        "message": "An entry of ":::file-tree" is one line with a name; this would be left out.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a figure without a caption', () => {
  expect(diagnose(':::figure\nText.\n:::')).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-attribute-missing",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write :::figure{caption="…"}.",
        "line": 1,
        "message": "":::figure" has no "caption", and without one it is no more than its content.",
        "severity": "error",
      },
    ]
  `);
});

it('reports a video without a source and a name', () => {
  expect(diagnose('- ::video')).toMatchInlineSnapshot(`
    [
      {
        "code": "directive-attribute-missing",
        "column": 3,
        "file": "guide/page.md",
        "hint": "Write ::video{src="…"}.",
        "line": 1,
        "message": ""::video" has no "src", so there is nothing to play.",
        "severity": "error",
      },
      {
        "code": "directive-attribute-missing",
        "column": 3,
        "file": "guide/page.md",
        "hint": "Write ::video{title="…"}.",
        "line": 1,
        "message": ""::video" has no "title", so readers who cannot see it do not know what it shows.",
        "severity": "error",
      },
    ]
  `);
});

it("reports a video's captions without a language, and files that do not exist", () => {
  expect(diagnose('::video{src=a.mp4 title=A captions=a.vtt}', { 'guide/a.mp4': 'x' }))
    .toMatchInlineSnapshot(`
    [
      {
        "code": "directive-attribute-missing",
        "column": 1,
        "file": "guide/page.md",
        "hint": "Write ::video{lang="…"}.",
        "line": 1,
        "message": ""::video" has no "lang", and the captions need their language.",
        "severity": "error",
      },
      {
        "code": "asset-missing",
        "column": 1,
        "file": "guide/page.md",
        "hint": "It was looked for at "guide/a.vtt" below the content folder.",
        "line": 1,
        "message": "The file "a.vtt" does not exist, so readers would see nothing in its place.",
        "severity": "error",
      },
    ]
  `);
});

it('reports an icon that there is not, where it is, with the nearest names', () => {
  expect(diagnose('Text :icon[rokcet].\n\n::::cards\n:::card{title="A" icon=react}\n:::\n::::'))
    .toMatchInlineSnapshot(`
      [
        {
          "code": "icon-unknown",
          "column": 6,
          "file": "guide/page.md",
          "hint": "Did you mean "rocket"?",
          "line": 1,
          "message": "There is no icon "rokcet", so readers would see none.",
          "severity": "error",
        },
        {
          "code": "icon-unknown",
          "column": 1,
          "file": "guide/page.md",
          "hint": "Did you mean "brand:react"?",
          "line": 4,
          "message": "There is no icon "react", so readers would see none.",
          "severity": "error",
        },
      ]
    `);
});
