import { expect, it } from 'vitest';
import { coveringPages, featuresOf } from './cover.mjs';

const page = (html, shell = {}) => ({ html, page: { kind: 'doc', ...shell } });
const isNew = (html, other) =>
  [...featuresOf(page(html))].some((feature) => !featuresOf(page(other)).has(feature));

it('leaves out a page that shows nothing of its own', () => {
  const plain = page('<p>One.</p>');
  const table = page('<p>Two.</p><table><tr><td>a</td></tr></table>');
  const again = page('<p>Three.</p><table><tr><td>b</td></tr></table>');
  expect(coveringPages([plain, table, again])).toEqual([table]);
});

it('takes two pages that each show something else, in their order', () => {
  const list = page('<ul><li>a</li></ul>');
  const quote = page('<blockquote><p>a</p></blockquote><p>b</p>');
  expect(coveringPages([list, quote])).toEqual([list, quote]);
});

it.each([
  ['a class', '<p class="x">a</p>', '<p>a</p>'],
  ['an attribute', '<img src="a" alt="b">', '<img src="a">'],
  ['an empty name', '<img src="a" alt="">', '<img src="a" alt="b">'],
  ['a role', '<div role="note">a</div>', '<div role="tab">a</div>'],
  ['a link without a text', '<a href="/a"></a>', '<a href="/a">a</a>'],
  [
    'what is around it',
    '<div class="box"><p><a href="/">a</a></p></div>',
    '<p><a href="/">a</a></p><div class="box"><p>b</p></div>',
  ],
  ['a heading that skips a level', '<h2>a</h2><h4>b</h4>', '<h2>a</h2><h3>b</h3><h4>c</h4>'],
])('tells %s', (_, html, other) => {
  expect(isNew(html, other)).toBe(true);
});

it('takes texts, addresses and ids for no difference', () => {
  expect(isNew('<h2 id="a">One</h2><a href="/x">b</a>', '<h2 id="c">Two</h2><a href="/y">d</a>')).toBe(false);
});

it('tells what the shell shows', () => {
  const [bare, versioned] = [page(''), page('', { version: { name: '1.0' } })];
  expect(coveringPages([bare, versioned])).toEqual([versioned]);
  expect(coveringPages([page('', { next: null }), page('', { next: { label: 'a' } })])).toHaveLength(2);
});
