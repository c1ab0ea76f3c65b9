import type { RenderedMarkdown } from '@org/site-model';
import { describe, expect, it } from 'vitest';
import { highlightCode, renderMarkdown } from './render-markdown.js';

const joined = ({ html, links }: RenderedMarkdown): string =>
  html.reduce((written, piece, index) => written + (links[index - 1]?.href ?? '') + piece);

const html = (text: string, headingLevel = 2): string => joined(renderMarkdown(text, { headingLevel }));

it('reads CommonMark with GFM, and no directives', () => {
  expect(
    html('*a* ~~b~~ <https://c.example> at 10:30am\n\n| d |\n| - |\n| e |').replaceAll(/>\n</g, '><'),
  ).toBe(
    '<p><em>a</em> <del>b</del> <a href="https://c.example" rel="noopener nofollow">https://c.example</a> at 10:30am</p><div class="table" tabindex="0"><table><thead><tr><th>d</th></tr></thead><tbody><tr><td>e</td></tr></tbody></table></div>',
  );
});

it('puts headings below the one that the text is under', () => {
  expect(html('# a\n\n## b\n\n##### c')).toBe('<h3>a</h3>\n<h3>b</h3>\n<h6>c</h6>');
  expect(html('# a\n\n## b', 6)).toBe(
    '<p role="heading" aria-level="7">a</p>\n<p role="heading" aria-level="7">b</p>',
  );
});

it('gives headings the ids that it is asked to', () => {
  const ids = ['one', 'two'];
  const { html: pieces, headings } = renderMarkdown('# A `b`\n\n### *c*', {
    headingLevel: 1,
    headingId: () => ids.shift() ?? '',
  });
  expect(pieces).toEqual(['<h2 id="one">A <code>b</code></h2>\n<h3 id="two"><em>c</em></h3>']);
  expect(headings).toEqual([
    { id: 'one', depth: 2, text: 'A b' },
    { id: 'two', depth: 3, text: 'c' },
  ]);
});

it('leaves addresses of links to the page, and says where they are written', () => {
  const { html: pieces, links } = renderMarkdown(
    '\n  See [the guide](/guide?a=1&b) and <a href="#x">y</a>.',
    {
      headingLevel: 1,
    },
  );
  expect(pieces).toEqual(['<p>See <a href="', '">the guide</a> and <a href="', '">y</a>.</p>']);
  expect(links).toEqual([
    { href: '/guide?a=1&b', offset: 7 },
    { href: '#x', offset: 37 },
  ]);
});

it.each([
  ['one line with `code` & more', 'one line with code & more'],
  ['**a**b\n\n- c\n- d <b>e</b>f\n\n| g |\n| - |\n| h |', 'ab c d ef g h'],
  ['', ''],
])('has the text of %j without markup', (markdown, text) => {
  expect(renderMarkdown(markdown, { headingLevel: 1 }).text).toBe(text);
});

it.each([
  ['a plain line & `x < y`', '<p>a plain line &#x26; <code>x &#x3C; y</code></p>'],
  ['a plain line &amp; *more*', '<p>a plain line &#x26; <em>more</em></p>'],
])('writes %j the same with and without a parser', (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

describe('text of another author', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<style>* { display: none }</style><svg onload=alert(1)></svg><math><mi>x</mi></math>', ''],
    ['a <img src=x onerror=alert(1)>', '<p>a <img src="x" loading="lazy" alt=""></p>'],
    ["a <a href='javascript:alert(1)' onclick=x>x</a>", '<p>a <a>x</a></p>'],
    ['[x](javascript:alert(1)) ![y](data:image/svg+xml,x)', '<p><a>x</a> <img alt="y" loading="lazy"></p>'],
    ["<p style='color:red' class=c id=main data-x=y role=alert>t</p>", '<p>t</p>'],
    ['a <button>b</button> <input type=checkbox> <video src=x></video>', '<p>a b  </p>'],
    ['<form action=/x><textarea>a</textarea></form>', ''],
  ])('has nothing that runs, restyles or poses as the page: %s', (markdown, expected) => {
    expect(html(markdown).replaceAll(/\n/g, '')).toBe(expected);
  });

  it('cannot put an address of its own between the pieces', () => {
    const { html: pieces, links } = renderMarkdown('\uFDD0 *[a](\uFDD0)*', { headingLevel: 1 });
    expect(pieces).toHaveLength(2);
    expect(links).toHaveLength(1);
  });

  it.each(['> ', '- ', '<div>', '[', '*a ', '[a](', '_*', '`', '<'])(
    'ends with a hundred thousand characters of %j',
    (part) => {
      const shown = html(part.repeat(100_000 / part.length));
      expect(shown).not.toBe('');
      expect(shown.length).toBeLessThan(2_000_000);
    },
  );
});

it('colors code, and escapes what it does not know', () => {
  expect(highlightCode('a: "b"\nc: 1', 'yaml')).toBe(
    '<span class="p">a</span>: <span class="s">"b"</span>\n<span class="p">c</span>: <span class="n">1</span>',
  );
  expect(highlightCode('<a> & b', 'nope')).toBe('&#x3C;a> &#x26; b');
});
