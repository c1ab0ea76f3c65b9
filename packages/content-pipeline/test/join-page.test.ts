import { describe, expect, it } from 'vitest';
import { joinHtml, joinMarkdown } from '../src/compiled.js';
import { compilePage, defaultCompileOptions } from '../src/index.js';
import { noFiles } from './content-files.js';
import { printPage } from './printed-page.js';

const page = (text: string) => compilePage({ path: 'guide/page.md', text }, noFiles);
const html = (text: string, ...addresses: string[]): string => joinHtml(page(text).html, { addresses });

describe('addresses', () => {
  it('take the place of every reference', () => {
    expect(html('[a](./a.md) and [b](/b#c) and [a](./a.md)', '/a', '/b#c', '/d')).toBe(
      '<p><a href="/a">a</a> and <a href="/b#c">b</a> and <a href="/d">a</a></p>',
    );
  });

  it('fill several attributes of one element', () => {
    expect(html('<video src="a.mp4" poster="a.svg"></video>', '/0', '/1')).toContain(
      '<video src="/0" poster="/1">',
    );
  });

  it('are escaped where they would end the attribute or be read as an entity', () => {
    expect(html('[a](./a.md)', '/"><script>&copy=$1$&')).toBe(
      '<p><a href="/&quot;&gt;&lt;script&gt;&amp;copy=$1$&amp;">a</a></p>',
    );
  });

  it('are empty where a reference has none', () => {
    expect(html('[a](./a.md)')).toBe('<p><a href="">a</a></p>');
  });

  it('are put into plain Markdown, titles kept', () => {
    const { markdown } = page('[a](./a.md "T") ![b](/b.png)');
    expect(joinMarkdown(markdown, { addresses: ['/a (1).md#c', '/b.png'] })).toBe(
      '# Page\n\n[a](</a (1).md#c> "T") ![b](/b.png)\n',
    );
  });

  it.each([
    'Write \uFDD00\uFDD1.',
    'Write &#xFDD0;0&#xFDD1;.',
    '`\uFDD00\uFDD1`',
    '```html\n<a href="\uFDD00\uFDD1">\n```',
    '<!-- \uFDD00\uFDD1 -->',
  ])('are not put into text that looks like a mark: %j', (text) => {
    for (const parser of ['satteri', 'remark'] as const) {
      const source = { path: 'guide/page.md', text: `${text}\n\n[a](./a.md)` };
      const compiled = compilePage(source, noFiles, { ...defaultCompileOptions, parser });
      expect(compiled.html.filter((segment) => typeof segment === 'number')).toEqual([0]);
      expect(compiled.markdown.filter((segment) => typeof segment === 'number')).toEqual([0]);
    }
  });
});

describe('cards', () => {
  const cards = [
    [
      { label: 'A <b> & *c*', href: '/a?x=1&y="2"', description: 'About "it" & <more>.' },
      { label: 'Bare', href: '/b' },
    ],
  ];
  const listed = page('> ::child-cards{#below}\n\n::child-cards\n\nText.');

  it('fill a slot as a writer makes them, and an empty one goes away', () => {
    expect(joinHtml(listed.html, { addresses: [], cards })).toBe(
      [
        '<blockquote>',
        '<ul class="cards" role="list" id="below"><li class="card"><p class="card-title"><a href="/a?x=1&amp;y=&quot;2&quot;">A &lt;b&gt; &amp; *c*</a></p><p>About &quot;it&quot; &amp; &lt;more&gt;.</p></li><li class="card"><p class="card-title"><a href="/b">Bare</a></p></li></ul>',
        '</blockquote>',
        '',
        '<p>Text.</p>',
      ].join('\n'),
    );
  });

  it('fill it in plain Markdown', () => {
    expect(joinMarkdown(listed.markdown, { addresses: [], cards })).toBe(
      '# Page\n\n> - [A \\<b> & \\*c\\*](/a?x=1&y="2"): About "it" & \\<more>.\n> - [Bare](/b)\n\n\n\nText.\n',
    );
  });

  it('are a list in the item of a list', () => {
    const { markdown } = page('- ::child-cards\n');
    expect(joinMarkdown(markdown, { addresses: [], cards })).toBe(
      '# Page\n\n- - [A \\<b> & \\*c\\*](/a?x=1&y="2"): About "it" & \\<more>.\n  - [Bare](/b)\n',
    );
  });

  it('leave text that looks like a list of theirs', () => {
    const { html: written } = printPage(page('`<ul class="cards" role="list" data-slot="0"></ul>`'));
    expect(written).not.toContain('docs-slot');
  });
});
