import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './read-front-matter.js';

function read(text: string) {
  const { locate: _locate, ...split } = readFrontMatter(text, 'page.md');
  return split;
}

it('tells where keys and items of lists are in the file', () => {
  const { locate } = readFrontMatter('---\ntitle: T\ntags: [a, b]\n---\n', 'page.md');
  expect(locate?.(['title'])).toEqual({ line: 2, column: 1 });
  expect(locate?.(['tags', 1])).toEqual({ line: 3, column: 11 });
  expect(locate?.(['tags', 7])).toEqual({ line: 3, column: 1 });
  expect(locate?.(['nope'])).toEqual({ line: 2, column: 1 });
});

describe('splitting', () => {
  it('leaves a page without front matter as it is', () => {
    expect(read('# Title\n')).toEqual({ frontMatter: {}, body: '# Title\n', diagnostics: [] });
  });

  it('blanks the front matter out, so that lines and columns stay those of the file', () => {
    const { frontMatter, body } = read('---\ntitle: Ü 😀\n---\nText\n');
    expect(frontMatter).toEqual({ title: 'Ü 😀' });
    expect(body).toBe('   \n           \n   \nText\n');
  });

  it.each(['---\n---\nText\n', '---\n\n---\nText\n', '---\n# a comment\n---\nText\n', '--- \n--- \nText\n'])(
    'takes %j for empty front matter',
    (text) => {
      const { frontMatter, body, diagnostics } = read(text);
      expect(body.trim()).toBe('Text');
      expect(frontMatter).toEqual({});
      expect(diagnostics).toEqual([]);
    },
  );

  it('ends at the end of a file that has nothing else', () => {
    expect(read('---\ntitle: T\n---')).toMatchObject({
      frontMatter: { title: 'T' },
      body: '   \n        \n   ',
    });
  });

  it.each(['\n---\ntitle: T\n---\n', ' ---\ntitle: T\n---\n', '---\ntitle: T\n', '----\ntitle: T\n----\n'])(
    'does not take %j for front matter',
    (text) => {
      expect(read(text)).toEqual({ frontMatter: {}, body: text, diagnostics: [] });
    },
  );

  it('closes at the first line of three dashes, not at dashes inside a line', () => {
    expect(read('---\ntitle: a --- b\n---\nText\n\n---\n')).toMatchObject({
      frontMatter: { title: 'a --- b' },
    });
  });

  it('reads a file with a byte order mark and carriage returns as one without', () => {
    const text = '---\ntitle: T\ndescription: |\n  One\n  two\n---\n\nText\nmore\n';
    expect(read(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(read(text));
  });
});

describe('validation', () => {
  it('keeps what is valid beside what is not', () => {
    const { frontMatter, diagnostics } = read('---\ntitle: T\nslug: 3\nnope: 1\nid: x\n---\n');
    expect(frontMatter).toEqual({ title: 'T', id: 'x' });
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['front-matter-invalid', 3],
      ['front-matter-unknown-key', 4],
    ]);
  });

  it('drops the whole of a key that is wrong inside', () => {
    const { frontMatter } = read('---\ntitle: T\nsearch:\n  exclude: true\n  bost: 2\n---\n');
    expect(frontMatter).toEqual({ title: 'T' });
  });

  it('passes "custom" through untouched', () => {
    const { frontMatter, diagnostics } = read('---\ncustom:\n  any: [1, { deep: null }]\n---\n');
    expect(frontMatter).toEqual({ custom: { any: [1, { deep: null }] } });
    expect(diagnostics).toEqual([]);
  });

  it('accepts null where it means "none"', () => {
    const { frontMatter, diagnostics } = read('---\npagination_next: null\ndisplayed_sidebar: null\n---\n');
    expect(frontMatter).toEqual({ pagination_next: null, displayed_sidebar: null });
    expect(diagnostics).toEqual([]);
  });

  it('keeps a date as the text that it is', () => {
    expect(read('---\nlast_update: { date: 2024-02-30 }\n---\n').frontMatter).toEqual({
      last_update: { date: '2024-02-30' },
    });
  });

  it('follows aliases that lead somewhere', () => {
    const { frontMatter, diagnostics } = read('---\ntitle: &name T\nsidebar_label: *name\n---\n');
    expect(frontMatter).toEqual({ title: 'T', sidebar_label: 'T' });
    expect(diagnostics).toEqual([]);
  });

  it('gives no front matter at all when the YAML is broken', () => {
    expect(read('---\ntitle: T\nslug: [\n---\nText').frontMatter).toEqual({});
  });
});

describe('TOML', () => {
  it('is blanked out like YAML', () => {
    expect(read('+++\ntitle = "T"\n+++\nText\n')).toEqual({
      frontMatter: { title: 'T' },
      body: '   \n           \n   \nText\n',
      diagnostics: [],
    });
  });

  it.each(['+++\n+++\nText\n', '+++\r\n# a comment\r\n+++\r\nText\r\n'])('may be empty: %j', (text) => {
    expect(read(text)).toMatchObject({ frontMatter: {}, diagnostics: [] });
  });

  it.each(['+++\ntitle = "T"\n', '++++\ntitle = "T"\n++++\n', '+++\ntitle = "T"\n---\n', 'a\n+++\nb\n+++\n'])(
    'is not seen in %j',
    (text) => {
      expect(read(text)).toEqual({ frontMatter: {}, body: text, diagnostics: [] });
    },
  );

  it('is reported where it is broken', () => {
    expect(read('+++\nid = "x"\ntitle = Start\n+++\nText').diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "front-matter-syntax",
          "column": 9,
          "file": "page.md",
          "hint": "Texts are quoted in TOML: title = "A title".",
          "line": 3,
          "message": "The front matter is not valid TOML: invalid value",
          "severity": "error",
        },
      ]
    `);
  });

  it('reports keys and values with the messages of YAML', () => {
    const { frontMatter, diagnostics } = read('+++\ntitle = "T"\nslug = 3\nsidebar_lable = "L"\n+++\n');
    expect(frontMatter).toEqual({ title: 'T' });
    expect(diagnostics).toEqual([
      { ...read('---\ntitle: T\nslug: 3\n---\n').diagnostics[0], line: 3, column: 1 },
      { ...read('---\nsidebar_lable: L\n---\n').diagnostics[0], line: 4, column: 1 },
    ]);
  });

  it.each([
    ['in a table', '[search]\nexclude = true\n  bost = 2', 4, 3],
    ['in a table in braces', 'search = { exclude = true, bost = 2 }', 2, 28],
    ['dotted', 'search.exclude = true\nsearch.bost = 2', 3, 1],
    ['quoted', '"search" . "bost" = 2', 2, 1],
    ['behind text that looks like it', 'title = """\n[search]\nbost = 1"""\nsearch.bost = 2', 5, 1],
    [
      'behind a comment and a value that look like it',
      '# bost = 1\ntitle = "a, bost = 1"\nsearch.bost = 2',
      4,
      1,
    ],
    ['beside one of another table', '[custom]\nbost = 1\n[search]\nbost = 2', 5, 1],
  ])('finds a key %s', (_, text, line, column) => {
    const { diagnostics } = read(`+++\n${text}\n+++\n`);
    expect(diagnostics).toMatchObject([{ code: 'front-matter-unknown-key', line, column }]);
  });

  it('points at the table when a key in it has no place of its own', () => {
    expect(read('+++\ntags = [\n  "a",\n  2,\n]\n+++\n').diagnostics).toMatchObject([{ line: 2, column: 1 }]);
  });
});

describe('keys of Docusaurus', () => {
  it('in its forms mean the same', () => {
    const text = `---
sidebar_position: "2.5"
toc_max_heading_level: "4"
hide_title: "true"
tags: [one, { label: Two, permalink: /two }]
sidebar_custom_props:
  badge: new
custom: { own: 1 }
last_update: { date: 2024-05-01, author: Ada }
mdx: { format: md }
---
`;
    expect(read(text)).toMatchObject({
      diagnostics: [],
      frontMatter: {
        sidebar_position: 2.5,
        toc_max_heading_level: 4,
        hide_title: true,
        tags: ['one', { label: 'Two', permalink: '/two' }],
        custom: { own: 1, sidebar_custom_props: { badge: 'new' } },
        last_update: { date: '2024-05-01', author: 'Ada' },
        mdx: { format: 'md' },
      },
    });
  });

  it('without a counterpart are warnings, and the rest is used', () => {
    const { frontMatter, diagnostics } = read(
      '---\ntitle: T\ntitle_meta: M\nsidebar_key: k\nparse_number_prefixes: false\n---\n',
    );
    expect(frontMatter).toEqual({ title: 'T' });
    expect(diagnostics.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ['front-matter-ignored', 'warning', 3],
      ['front-matter-ignored', 'warning', 4],
      ['front-matter-ignored', 'warning', 5],
    ]);
    expect(diagnostics[0]?.message).toMatchInlineSnapshot(
      `"The front matter key "title_meta" of Docusaurus (another title for search engines) has no counterpart here, so it has no effect."`,
    );
  });

  it.each(['tags: [{ label: 1 }]', 'sidebar_position: two', 'draft: "yes"'])(
    'that make no sense stay errors: %s',
    (yaml) => {
      const { diagnostics } = read(`---\n${yaml}\n---\n`);
      expect(diagnostics.map(({ code }) => code)).toEqual(['front-matter-invalid']);
    },
  );
});
