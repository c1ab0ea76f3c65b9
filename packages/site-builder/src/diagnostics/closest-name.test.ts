import { expect, it } from 'vitest';
import { closestName } from './closest-name.js';

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
