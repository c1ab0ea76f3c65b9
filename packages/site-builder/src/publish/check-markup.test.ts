import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkMarkup } from './check-markup.js';

const kindsIn = (html: string, allowed: string[] = []) =>
  checkMarkup(html, new Set(allowed)).problems.map(({ kind }) => kind);

describe('finds what a strict policy blocks', () => {
  it.each([
    ['<script>alert(1)</script>', 'inline-script'],
    ['<SCRIPT type="module">import "x"</SCRIPT>', 'inline-script'],
    ['<script src="https://example.org/a.js"></script>', 'foreign-script'],
    ['<script src=//example.org/a.js></script>', 'foreign-script'],
    ['<script\nSRC = "&#104;ttps://example.org/a.js"></script>', 'foreign-script'],
    ['<script src="/a.js" onload="go()"></script>', 'event-handler'],
    ['<p/onclick = go()>', 'event-handler'],
    ['<button class="a" onclick="go()">Go</button>', 'event-handler'],
    ['<img src="a.png" onerror=go()>', 'event-handler'],
    ['<a href="javascript:go()">Go</a>', 'script-address'],
    ['<link rel="stylesheet" href="https://example.org/a.css">', 'foreign-style'],
  ])('in %s', (html, kind) => {
    expect(kindsIn(`<main>${html}</main>`)).toEqual([kind]);
  });
});

describe('finds nothing', () => {
  it.each([
    '<script src="/assets/boot.js"></script>',
    '<p style="color: red">Red</p><style>p { color: red }</style>',
    '<script type="application/json">{"a":"<p style=\\"x\\">"}</script>',
    '<!-- <p style="x" onclick="y"> -->',
    '<p>In text: style="x" onclick="y"</p>',
    '<code>&lt;p style="x"&gt;</code>',
    '<textarea><p style="x"></textarea>',
    '<p data-style="x" title=\'style="y"\' data-on="z">A</p>',
    '<link rel="canonical" href="https://example.org/">',
    '<a href="https://example.org/">A</a>',
  ])('in %s', (html) => {
    expect(kindsIn(html)).toEqual([]);
  });

  it('in a script of an origin that the configuration names', () => {
    expect(kindsIn('<script src="https://example.org/a.js"></script>', ['https://example.org'])).toEqual([]);
  });
});

it('tells what pages show of other origins', () => {
  const { sources } = checkMarkup(
    '<img src="https://a.org/x.png" srcset="https://b.org/x.png 2x, /y.png 3x"><img src="/z.png">' +
      '<video src="https://c.org/v.mp4" poster="https://d.org/p.png"></video><iframe src="//e.org/f"></iframe>' +
      "<img SRC='&#47;/f.org/x.png'><IMG src = //g.org/x.png>",
    new Set(),
  );
  expect(sources).toEqual([
    ['img-src', 'https://a.org'],
    ['img-src', 'https://b.org'],
    ['media-src', 'https://c.org'],
    ['img-src', 'https://d.org'],
    ['frame-src', 'https://e.org'],
    ['img-src', 'https://f.org'],
    ['img-src', 'https://g.org'],
  ]);
});

it('tells what consoles of APIs on the page send requests to', () => {
  const { sources } = checkMarkup('<div data-connect="https://a.org http://b.org:81 /c"></div>', new Set());
  expect(sources).toEqual([
    ['connect-src', 'https://a.org'],
    ['connect-src', 'http://b.org:81'],
  ]);
});

it('tells by their hashes which styles stand in the markup, and which pictures of others they show', () => {
  const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  const { sources } = checkMarkup(
    `<p title="a > b" style=color:red>A</p><p STYLE='font: "A &amp; B"'>B</p>` +
      `<i style="background: url(&quot;https://a.org/x.png&quot;), url(/y.png)"></i><style>p { color: red }</style>` +
      '<!-- <p style="x"> --><textarea><p style="x"></textarea><code>&lt;p style="x"&gt;</code>',
    new Set(),
  );
  expect(sources).toEqual([
    ['style-src-attr', hashOf('color:red')],
    ['style-src-attr', hashOf('font: "A & B"')],
    ['style-src-attr', hashOf('background: url("https://a.org/x.png"), url(/y.png)')],
    ['img-src', 'https://a.org'],
    ['style-src-elem', hashOf('p { color: red }')],
  ]);
});

it('shortens what it quotes', () => {
  const [problem] = checkMarkup(`<p onclick="${'a'.repeat(200)}">`, new Set()).problems;
  expect(problem?.found).toHaveLength(81);
});
