import type { Diagnostic } from '@org/site-model';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultCompileOptions, type RawHtml, scanPage } from '../src/index.js';
import { compilePage } from './printed-page.js';
import { filesBelow, filesOf } from './content-files.js';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

const compile = (text: string, files: Record<string, string> = {}, rawHtml: RawHtml = 'allow') => {
  const page = compilePage({ path: 'guide/page.md', text }, filesOf(files), {
    ...defaultCompileOptions,
    rawHtml,
  });
  const lines = text.split('\n').length;
  for (const { file, line, column } of page.diagnostics) {
    if (file !== 'guide/page.md') continue;
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(lines);
    expect(column).toBeGreaterThan(0);
  }
  return page;
};

const brief = ({ code, line, column }: Diagnostic) => [code, line, column];
const diagnostics = (text: string, files?: Record<string, string>) =>
  compile(text, files).diagnostics.map(brief);

describe('a page beyond the limits is not parsed, and says why', () => {
  it.each<[string, string, [string, number, number]]>([
    ['20 MB of prose', 'Some words.\n'.repeat(1_750_000), ['page-too-large', 166_667, 9]],
    ['5,000 quotes', `a\n\n${'>'.repeat(5000)} b`, ['nesting-too-deep', 3, 1]],
    ['5,000 list markers', `${'- '.repeat(5000)}b`, ['nesting-too-deep', 1, 1]],
    [
      '500 lists in each other',
      Array.from({ length: 500 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n'),
      ['nesting-too-deep', 101, 1],
    ],
    ['a megabyte of open attributes', `a\n\n${':a{="'.repeat(200_000)}`, ['block-too-complex', 3, 1]],
    ['100,000 directives in a paragraph', ':a[b] '.repeat(100_000), ['block-too-complex', 1, 1]],
    ['100,000 open brackets', '['.repeat(100_000), ['block-too-complex', 1, 1]],
    ['a paragraph of emphasis', 'x\n\n' + '*a\n'.repeat(50_000), ['block-too-complex', 3, 1]],
    [
      'the same behind a fence whose quote has ended',
      `> \`\`\`\n${':a{="'.repeat(20_000)}`,
      ['block-too-complex', 1, 1],
    ],
    [
      'the same behind a fence whose list has ended',
      `- \`\`\`\n ${':a{="'.repeat(20_000)}`,
      ['block-too-complex', 1, 1],
    ],
    [
      'a megabyte of blocks that are each just below that',
      `${':a{="'.repeat(1400)}\n\n`.repeat(140),
      ['page-too-complex', 41, 1],
    ],
    [
      'ten kilobytes of short rows below a long head',
      `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n${'|b\n'.repeat(1000)}`,
      ['page-too-many-cells', 27, 1],
    ],
    ['100,000 headings', '# a\n\n'.repeat(100_000), ['page-too-many-headings', 10_001, 1]],
    ['100,000 underlined headings', 'a\n-\n'.repeat(100_000), ['page-too-many-headings', 10_002, 1]],
    ['2,000 admonitions that do not end', ':::note\n'.repeat(2000), ['nesting-too-deep', 101, 1]],
    [
      'the same behind what is no fence',
      `\`\`\` a\`b\n${':a{="'.repeat(20_000)}`,
      ['block-too-complex', 1, 1],
    ],
  ])('%s', (_, text, diagnostic) => {
    expect(diagnostics(text)).toEqual([diagnostic]);
    const page = compile(`---\ntitle: Kept\n---\n${text}`);
    expect(page.html).toBe('');
    expect(scanPage({ path: 'guide/page.md', text }).diagnostics.map(brief)).toEqual([diagnostic]);
  });

  it('but many tables, headings and admonitions one after the other are no such page', () => {
    const table = '| a | b |\n| - | - |\n| c | d |\n\n';
    expect(diagnostics(`${table.repeat(500)}${'## A\n\n:::note\nb\n:::\n\n'.repeat(300)}`)).toEqual([]);
  });

  it('and takes in no partial that is', () => {
    const files = { 'guide/_a.md': '>'.repeat(5000) };
    const { diagnostics, html } = compile('::include{file="./_a.md"}\n\nThe rest.\n', files);
    expect(diagnostics).toMatchObject([{ code: 'nesting-too-deep', file: 'guide/_a.md', line: 1 }]);
    expect(html).toContain('The rest.');
  });
});

it('finds nothing wrong with large tables, lists and code', () => {
  const table = `| a | b |\n| - | - |\n${'| `a` | *b* [c](https://d.e) |\n'.repeat(2000)}`;
  const list = '- *a* `b` [c](https://d.e)\n'.repeat(2000);
  const code = `- \`\`\`json\n  ${'{"a": ["b"]}'.repeat(2000)}\n  \`\`\`\n`;
  for (const text of [table, list, code]) {
    expect(diagnostics(text)).toEqual([]);
  }
});

describe('JSX that does not end', () => {
  it.each<[string, string, [string, number, number][]]>([
    ['a tag', '<Tip>', [['mdx-syntax', 1, 1]]],
    ['a tag further down', 'a\n\n<div>\n\nb\n', [['mdx-syntax', 3, 1]]],
    ['a tag without its end', 'a <b', [['mdx-syntax', 1, 5]]],
    ['an attribute', '<A b="', [['mdx-syntax', 4, 1]]],
    ['an end without a beginning', '</Tip>', [['mdx-syntax', 1, 2]]],
    ['an expression', '{a', [['mdx-syntax', 4, 1]]],
    ['an export', 'export const a = {', [['mdx-syntax', 3, 5]]],
    [
      '3,000 tags in each other',
      `${'<Tip>'.repeat(3000)}a`,
      [
        ['mdx-syntax', 1, 1],
        ['html-unreadable', 1, 1],
      ],
    ],
  ])('%s is a diagnostic, and the rest is shown', (_, text, expected) => {
    const source = { path: 'guide/page.mdx', text: `${text}\n\nThe rest.\n` };
    const page = compilePage(source, filesOf({}));
    expect(page.diagnostics.map(brief)).toEqual(expected);
    expect(page.html).toContain('The rest.');
  });
});

describe('characters', () => {
  it('that are NUL become a sign, and are reported', () => {
    const page = compile('# A\n\nb\0c');
    expect(page.diagnostics.map(brief)).toEqual([['character-null', 3, 2]]);
    expect(page.html).toContain('b\uFFFDc');
  });

  it('that were no UTF-8 are reported', () => {
    const text = Buffer.from([0x61, 0x0a, 0x62, 0xff, 0x63]).toString('utf8');
    expect(diagnostics(text)).toEqual([['character-invalid', 2, 2]]);
  });

  it('of a byte order mark and of Windows line ends make the same page', () => {
    const text = '---\ntitle: A\n---\n\n## B\n\n```js {1}\nc\nd\n```\n';
    const { html, frontMatter, diagnostics } = compile(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
    expect({ html, frontMatter, diagnostics }).toEqual({
      html: compile(text).html,
      frontMatter: { title: 'A' },
      diagnostics: [],
    });
  });
});

describe('front matter', () => {
  it.each([
    ['a tab for indentation', 'a:\n\t- b'],
    ['an open quote', 'title: "a'],
    [
      'aliases that double',
      Array.from({ length: 30 }, (_, n) =>
        n ? `a${n}: &a${n} [*a${n - 1}, *a${n - 1}]` : 'a0: &a0 [x, x]',
      ).join('\n'),
    ],
    ['a key that is twice there', 'title: a\ntitle: b'],
    ['a list', '- a'],
  ])('with %s is a diagnostic', (_, yaml) => {
    const page = compile(`---\n${yaml}\n---\n\nText.\n`);
    expect(page.diagnostics[0]?.code).toMatch(/^front-matter-/);
    expect(page.html).toContain('<p>Text.</p>');
  });
});

describe('code from a file', () => {
  it('that is too long is not taken', () => {
    const files = { 'guide/a.js': 'a\n'.repeat(150_000) };
    expect(diagnostics('Text.\n\n```js file=a.js\n```\n', files)).toEqual([['code-file-too-large', 3, 1]]);
  });

  it('whose region does not end is reported', () => {
    const files = { 'guide/a.js': '// #region x\na\n' };
    expect(diagnostics('```js file=a.js#x\n```\n', files)).toEqual([['code-region-unclosed', 1, 1]]);
  });
});

it('shows HTML that is too deep as text, and says where it begins', () => {
  for (const [tags, expected] of [
    ['<b>'.repeat(501), [['html-unreadable', 3, 1]]],
    [`<div>${'<b>'.repeat(499)}`, []],
    ['<b></b><br><p>a'.repeat(550), []],
  ] as const)
    expect(compile(`Text.\n\n${tags}a`).diagnostics.map(brief)).toEqual(expected);
});

describe('hostile HTML', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    '<img src="https://a.b/c.png" onerror="alert(1)" alt="">',
    '<a href="javascript:alert(1)">a</a>',
    '[a](javascript:alert(1))',
    '<iframe src="https://a.b"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi xlink:href="data:x,<script>alert(1)</script>"></mi></math>',
    '<style>* { display: none }</style>',
    '<p style="position: fixed">a</p>',
    '<form action="https://a.b"><input name="x"></form>',
    '<object data="x"></object><embed src="x">',
    '<base href="https://a.b">',
    '<meta http-equiv="refresh" content="0;url=https://a.b">',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<video src="javascript:alert(1)" onplay="alert(1)"></video>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '![a](javascript:alert(1))',
  ];
  const DANGER =
    /<(?:script|iframe|style|form|object|embed|base|meta|svg|noscript)|\s(?:xlink:)?href="data:|\son\w+=|javascript:|data:text|\sstyle=|\sname=/i;

  it.each(HOSTILE)('is harmless when it is sanitised: %s', (html) => {
    const page = compile(`Text.\n\n${html}\n\nMore.\n`, {}, 'sanitize');
    expect(page.html.replace(/ title="[^"]*"/g, '')).not.toMatch(DANGER);
    expect(page.html).toContain('<p>More.</p>');
    expect(page.diagnostics.length).toBeGreaterThan(0);
    for (const diagnostic of page.diagnostics) {
      expect(diagnostic).toMatchObject({ code: 'html-removed', severity: 'warning', line: 3 });
    }
  });

  // In SVG, a block does not end the paragraph; without the SVG around it, a browser would end it there.
  it.each(['<svg><details>in', '<svg><foreignObject><div>in</div></foreignObject></svg>'])(
    'leaves the words of a drawing when it is sanitised: %s',
    (drawing) => expect(compile(`Words ${drawing}\n`, {}, 'sanitize').html).toBe('<p>Words in</p>'),
  );

  it.each(HOSTILE.filter((html) => html.startsWith('<')))('is text when it is escaped: %s', (html) => {
    const page = compile(`Text.\n\n${html}\n`, {}, 'escape');
    expect(page.html.replace(/&#x3C;|="[^"]*"/g, '')).not.toMatch(/<(?!\/?p>)/);
    expect(page.diagnostics).toEqual([]);
  });
});

it.each([
  ['1. 640', 'width="1"'],
  ['0640', 'width="640"'],
  ['640px', 'width="640px"'],
])('writes the width of a video as HTML writes a number: %s', (width, written) => {
  expect(compile(`::video{src="https://example.com/a.mp4" title=A width=${width}}\n`).html).toContain(
    written,
  );
});

describe('what this package writes itself', () => {
  // `data:` images are among those, and are taken away.
  const names = readdirSync(FIXTURES).filter((name) => {
    if (name === 'image-addresses' || !existsSync(path.join(FIXTURES, name, 'input.md'))) return false;
    const input = readFileSync(path.join(FIXTURES, name, 'input.md'), 'utf8');
    return !/^\s*<|[^`]<[a-z!]|\(ftp:/im.test(input.replace(/^(`{3,})[\s\S]*?^\1/gm, ''));
  });

  it.each(names)('is not touched when the page is sanitised: %s', (name) => {
    const source = {
      path: `${name}/input.md`,
      text: readFileSync(path.join(FIXTURES, name, 'input.md'), 'utf8'),
    };
    const [plain, sanitised] = (['allow', 'sanitize'] as const).map((rawHtml) =>
      compilePage(source, filesBelow(FIXTURES), { ...defaultCompileOptions, rawHtml }),
    );
    expect(sanitised).toEqual(plain);
  });
});
