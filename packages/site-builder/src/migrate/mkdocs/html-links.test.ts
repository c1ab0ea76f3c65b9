import { expect, it } from 'vitest';
import { rewriteHtmlLinks } from './html-links.js';

const files = new Set([
  'index.md',
  'img/a b.png',
  'guide/index.md',
  'guide/pruning.md',
  'guide/tools/README.md',
]);
const move = (html: string, name: string, hasFolders = true): string =>
  rewriteHtmlLinks(html, { name, files, hasFolders });

it.each([
  ['<a href="guide/pruning/#when">', 'index.md', '<a href="guide/pruning.md#when">'],
  ['<img src="../../img/a%20b.png">', 'guide/pruning.md', '<img src="../img/a%20b.png">'],
  ['<img src="../img/a%20b.png">', 'guide/index.md', '<img src="../img/a%20b.png">'],
  ["<a href='../tools/'>", 'guide/pruning.md', "<a href='tools/README.md'>"],
  ['<a href="../..">', 'guide/pruning.md', '<a href="../index.md">'],
])('writes %s of %s as %s', (html, name, moved) => {
  expect(move(html, name)).toBe(moved);
});

it('begins at the folder of the file where addresses end in .html', () => {
  expect(move('<a href="tools/index.html">', 'guide/pruning.md', false)).toBe('<a href="tools/README.md">');
});

it.each([
  '<a href="/x">',
  '<a href="https://example.org">',
  '<a href="#a">',
  '<a href="nowhere/">',
  '`<a href="guide/">`',
])('leaves %s', (html) => {
  expect(move(html, 'index.md')).toBe(html);
});
