import { describe, expect, it } from 'vitest';
import { isPlainPath, nameProblem } from './output-names.js';

describe('nameProblem', () => {
  it.each([
    'intro',
    'größe',
    '日本語',
    '🎉 party',
    'a.b',
    '.well-known',
    '4.0.6',
    "it's",
    'c++',
    'é'.repeat(127),
  ])('takes %j', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  it.each([
    '',
    '.',
    '..',
    'a\0b',
    'a\nb',
    '\u0085',
    'a%b',
    'a?b',
    'a#b',
    'a\\b',
    'a:b',
    'a*b',
    'a ',
    ' a',
    'a.',
    '\ud800',
    'é'.repeat(128),
  ])('refuses %j', (name) => {
    expect(nameProblem(name)?.severity).toBe('error');
  });

  it.each(['con', 'AUX', 'nul.html', 'lpt1'])('warns of %j, which only Windows refuses', (name) => {
    expect(nameProblem(name)?.severity).toBe('warning');
  });
});

it.each([
  ['/', true],
  ['', true],
  ['cloud/next', true],
  ['/docs/', true],
  ['..', false],
  ['cloud/../..', false],
  ['//docs/', false],
  ['/docs//', false],
])('%j is a plain path: %s', (path, plain) => {
  expect(isPlainPath(path)).toBe(plain);
});
