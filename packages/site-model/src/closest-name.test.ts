import { expect, it } from 'vitest';
import { closestName, editDistance, suggestName } from './closest-name.js';

it.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['flaw', 'lawn', 2],
  ['ab', 'ba', 2],
])('needs from %j to %j %i edits', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
  expect(editDistance(a, b, distance)).toBe(distance);
  if (distance > 0) expect(editDistance(a, b, distance - 1)).toBeGreaterThan(distance - 1);
});

it('finds the nearest name, and the first of equally near ones', () => {
  expect(closestName('sidbar', ['navbar', 'sidebar', 'sidebars'])).toBe('sidebar');
  expect(closestName('cat', ['car', 'bat'])).toBe('car');
  expect(closestName('slug', new Set(['title', 'slug']))).toBe('slug');
});

it('finds none where more than a third differs', () => {
  expect(closestName('ab', ['cd'])).toBeUndefined();
  expect(closestName('a', ['b'])).toBe('b');
  expect(closestName('tagline', ['favicon'])).toBeUndefined();
  expect(closestName('x', [])).toBeUndefined();
});

it('suggests the nearest name, else the first few', () => {
  expect(suggestName('titel', ['title', 'slug'])).toBe('Did you mean "title"?');
  expect(suggestName('zzzzzz', ['a', 'b'])).toBe('Known: a, b.');
  expect(suggestName('zzzzzz', [...'abcdefghijkl'])).toBe('Known: a, b, c, d, e, f, g, h.');
  expect(suggestName('x', [])).toBe('There are none.');
});

it.each([
  ['/cloud/itnro', ['/cloud/intro', '/cloud'], '/cloud/intro'],
  ['lable', ['label', 'link'], 'label'],
  ['ab', ['abc', 'xyz'], 'abc'],
])('takes "%s" for one of %o', (name, known, nearest) => {
  expect(closestName(name, known)).toBe(nearest);
});

it.each([
  ['q.md', ['a.md', 'index.md', 'cli/x.md'], 'a.md'],
  ['/x', ['/', '/cloud'], '/'],
])('takes "%s" for what one letter separates from it', (name, known, nearest) => {
  expect(closestName(name, known)).toBe(nearest);
});

it.each([
  ['/faq', ['/cli', '/home']],
  ['x', ['cloud', 'dev']],
  ['test', ['node', 'rows']],
])('suggests nothing for "%s", which is like none of %o', (name, known) => {
  expect(closestName(name, known)).toBeUndefined();
});
