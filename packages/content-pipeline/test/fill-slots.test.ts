import { expect, it } from 'vitest';
import { fillMarkdownSlots, fillSlots } from '../src/compiled.js';
import { compilePage } from '../src/index.js';
import { noFiles } from './content-files.js';

const CARDS = [
  [
    { label: 'A <b> & *c*', href: '/a?x=1&y="2"', description: 'About "it" & <more>.' },
    { label: 'Bare', href: '/b' },
  ],
];
const page = compilePage(
  { path: 'guide/page.md', text: '> ::child-cards{#below}\n\n::child-cards\n\nText.' },
  noFiles,
);

it('fills a slot with cards as a writer makes them, and takes an empty one away', () => {
  expect(fillSlots(page.html, CARDS)).toBe(
    [
      '<blockquote>',
      '<ul class="cards" role="list" id="below"><li class="card"><p class="card-title"><a href="/a?x=1&amp;y=&quot;2&quot;">A &lt;b&gt; &amp; *c*</a></p><p>About &quot;it&quot; &amp; &lt;more&gt;.</p></li><li class="card"><p class="card-title"><a href="/b">Bare</a></p></li></ul>',
      '</blockquote>',
      '',
      '<p>Text.</p>',
    ].join('\n'),
  );
});

it('fills it in plain Markdown', () => {
  expect(fillMarkdownSlots(page.markdown, CARDS)).toBe(
    '# Page\n\n> - [A \\<b> & \\*c\\*](/a?x=1&y="2"): About "it" & \\<more>.\n> - [Bare](/b)\n\n\n\nText.\n',
  );
});

it('leaves text that looks like a slot', () => {
  const { html } = compilePage(
    { path: 'p.md', text: '`<ul class="cards" role="list" data-slot="0"></ul>`' },
    noFiles,
  );
  expect(fillSlots(html, CARDS)).toBe(html);
});
