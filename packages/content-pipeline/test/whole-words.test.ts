import { expect, it } from 'vitest';
import { renderMarkdown } from '../src/index.js';
import { noFiles } from './content-files.js';
import { compilePage } from './printed-page.js';

const compile = (text: string, path = 'a.md') => compilePage({ path, text }, noFiles);

/** What a cell is published as. */
const cell = (markdown: string): string | undefined =>
  /<td>(.*)<\/td>/.exec(compile(`| a |\n| - |\n| ${markdown} |\n`).html)?.[1];

it('marks words that a browser breaks at a sign in them', () => {
  expect(cell('a well-known word')).toBe('a <span class="whole">well-known</span> word');
  expect(cell('`public, max-age=31536000, immutable`')).toBe(
    '<code>public, <span class="whole">max-age=31536000,</span> immutable</code>',
  );
  for (const word of [
    'and/or',
    '2023–2024',
    '?page=2',
    '-D',
    'a|b',
    '…_links',
    'if-none',
    'plugin::{name}',
    'a[b][.c]',
  ])
    expect(cell(word.replaceAll('|', '\\|')), word).toBe(`<span class="whole">${word}</span>`);
});

it('leaves others as they are', () => {
  for (const word of [
    'plain',
    'end?',
    '3/4',
    'e.g.',
    '5.3.6',
    'words—apart',
    'a - b',
    'settings.pool',
    '„quoted“',
    '端口-号',
  ])
    expect(cell(word), word).toBe(word);
  expect(cell('`on` `off`')).toBe('<code>on</code> <code>off</code>');
});

it('marks an element that is a word by itself, and goes around what is a word together', () => {
  expect(cell('see `read-only` and [`a-b`](https://a.example)')).toBe(
    'see <code class="whole">read-only</code> and <a href="https://a.example" rel="noopener" class="whole"><code class="whole">a-b</code></a>',
  );
  expect(cell('(`x/y`), `on`/`off`')).toBe(
    '<span class="whole">(<code>x/y</code>),</span> <span class="whole"><code>on</code>/<code>off</code></span>',
  );
  expect(cell('**a b-c**d')).toBe('<strong>a <span class="whole">b-c</span></strong>d');
});

it('says of a long word that a phone has no room for it, and lets one break that an article has none for', () => {
  const path = `/api/${'long-name/'.repeat(3)}`;
  expect(cell(`\`${path}\``)).toBe(`<code class="long">${path}</code>`);
  expect(cell(`\`${path.repeat(3)}\``)).toMatch(/^<code>/);
});

it('marks nothing outside of tables, and in them no block of code', () => {
  expect(compile('A well-known word.\n').html).toBe('<p>A well-known word.</p>');
  const table =
    '<table><tr><td><pre>well-known</pre><br>well-<br>known<table><tr><td>a-b</td></tr></table></td></tr></table>\n';
  expect(compile(table).html).toContain('<pre>well-known</pre><br>well-<br>known');
  expect(compile(table).html).toContain('<td><span class="whole">a-b</span></td>');
});

it('keeps the classes that elements have, and marks the cells of components', () => {
  const { html } = compile(
    '<table><tbody><tr><td><b className="x">a-b</b></td></tr></tbody></table>\n',
    'a.mdx',
  );
  expect(html).toContain('<b class="x whole">a-b</b>');
});

it('changes the text of no cell, for search and for machines', () => {
  const page = compile('| a |\n| - |\n| (`read-only`) and/or `a b-c` |\n');
  expect(page.markdown).toContain('| (`read-only`) and/or `a b-c` |');
  expect(page.sections[0]?.text).toContain('(read-only) and/or a b-c');
  expect(page.html.replaceAll(/<[^>]*>/g, '')).toContain('(read-only) and/or a b-c');
});

it('does so in descriptions of an API, which have no classes of their own', () => {
  const { html, text } = renderMarkdown('| a |\n| - |\n| <b class="x">read-only</b> |\n', {
    headingLevel: 2,
  });
  expect(html.join('')).toContain('<td><b class="whole">read-only</b></td>');
  expect(text).toBe('a read-only');
});
