import { describe, expect, it } from 'vitest';
import { defaultCompileOptions, type ParserName } from '../src/index.js';
import { compilePage, type PrintedPage } from './printed-page.js';
import { filesOf } from './content-files.js';

const PARSERS: ParserName[] = ['satteri', 'remark'];

/** Both parsers must give the same. */
function compile(text: string, math = true, files: Record<string, string> = {}): PrintedPage {
  const [page, other] = PARSERS.map((parser) =>
    compilePage({ path: 'guide/page.md', text }, filesOf(files), { ...defaultCompileOptions, parser, math }),
  );
  expect(page).toEqual(other);
  return page as PrintedPage;
}

const formulas = (text: string, math = true): string[] =>
  [...compile(text, math).html.matchAll(/<annotation[^>]*>([^<]*)</g)].map((match) => match[1] ?? '');

describe('dollars', () => {
  it.each([
    ['It is $5 or $10 here.', []],
    ['From $5 and $6 to 10$.', []],
    ['$5 and got 10$ back', []],
    ['A $ sign, another $ sign', []],
    ['US$5 and AU$7', []],
    ['`$a$` and $b`$', []],
    ['\\$a\\$', []],
    ['Between $5 and $x$', ['x']],
    ['It costs $5, or $10 in a bundle. $a \\subset b$, $c$, $d$.', ['a \\subset b', 'c', 'd']],
    ['$1 a\n\n$2 b $3 c $x$\n\n- $4 $y$\n- $5 $z$', ['x', 'y', 'z']],
    ['$2 \\times 3$ and $n$', ['2 \\times 3', 'n']],
    ['$a$-$b$', ['a', 'b']],
    ['$$ a $$ in a line', ['a']],
    ['**$a$** [$b$](/x)', ['a', 'b']],
  ])('of %j make the formulas %j', (text, expected) => {
    expect(formulas(text)).toEqual(expected);
  });

  it('are text where the option is off, and ```math is not', () => {
    expect(formulas('$a$ $$b$$\n\n```math\nc\n```', false)).toEqual(['c']);
  });

  it('that are money stay as they are in code, addresses and attributes', () => {
    const { html, references, markdown } = compile(
      'A $5 and `$6` :abbr[x]{title="$7 a"} [$8 link](/a$b?c=$9 "$1 title") $10 end',
    );
    expect(html).toBe(
      '<p>A $5 and <code>$6</code> <abbr title="$7 a">x</abbr> <a href="docs-ref:0" title="$1 title">$8 link</a> $10 end</p>',
    );
    expect(references[0]?.href).toBe('/a$b?c=$9');
    expect(JSON.stringify([html, markdown])).not.toContain('\uE024');
  });

  it('in great number do not take long', () => {
    expect(formulas('$5 a '.repeat(2000))).toEqual([]);
  });
});

describe('formulas', () => {
  it('need nothing that a strict policy refuses', () => {
    const { html } = compile(
      '$\\color{red}x \\boxed{y} \\raisebox{2pt}{z} \\rule{1em}{1em} \\href{javascript:a}{b}$\n\n$$\n\\begin{align}a&=b\\end{align} \\tag{1}\n$$',
    );
    expect(html).not.toMatch(/ style=|<script|href=/);
  });

  it('say the style of letters by the letters, because browsers know no other way', () => {
    const { html } = compile('$\\mathbb{RAa1} \\mathcal{BA} \\mathfrak{CZa} \\mathbf{aω2} \\mathtt{x0}$');
    expect(html).toContain('<mi>ℝ</mi>');
    expect(html.replace(/<annotation.*?<\/annotation>|<[^>]*>/g, '')).toBe('ℝ𝔸𝕒𝟙ℬ𝒜ℭℨ𝔞𝐚𝛚𝟐𝚡𝟶');
  });

  it('do not share what one of them defines', () => {
    expect(compile('$\\gdef\\x{1}$ $\\x$').diagnostics).toMatchObject([{ code: 'math-invalid' }]);
  });

  it('are in plain Markdown as they were written', () => {
    expect(compile('A $x_1$.\n\n$$\na\n$$').markdown).toBe('# Page\n\nA $x_1$.\n\n```math\na\n```\n');
  });

  it('ask for their style sheet, and pages without one do not', () => {
    expect(compile('$x$').assets).toEqual(['math']);
    expect(compile('$5').assets).toEqual([]);
  });

  it.each([
    ['Text $a \\nothing b$', { line: 1, column: 9 }, 'Undefined control sequence: \\nothing'],
    ['a\n\n$$\nb\n  \\nothing\n$$', { line: 5, column: 3 }, 'Undefined control sequence: \\nothing'],
    [
      '- a\n\n  ```math\n  \\frac{1}\n  ```',
      { line: 4, column: 11 },
      "Unexpected end of input in a macro argument, expected '}'",
    ],
    ['$$\\left($$', { line: 1, column: 9 }, 'Expected'],
  ])('that are wrong are reported where: %j', (text, place, reason) => {
    const { diagnostics, html } = compile(text);
    expect(diagnostics).toMatchObject([
      { code: 'math-invalid', severity: 'error', file: 'guide/page.md', ...place },
    ]);
    expect(diagnostics[0]?.message).toContain(reason);
    expect(html).toContain('<code>');
  });

  it('that are wrong in a partial are reported there', () => {
    const { diagnostics } = compile('Text.\n\n::include{file="./_p.md"}', true, {
      'guide/_p.md': 'A\n\n$\\no$',
    });
    expect(diagnostics).toMatchObject([{ file: 'guide/_p.md', line: 3, column: 2 }]);
  });

  it('that never end are stopped', () => {
    expect(compile('$\\def\\a{\\a\\a}\\a$').diagnostics).toMatchObject([{ code: 'math-invalid' }]);
  });
});
