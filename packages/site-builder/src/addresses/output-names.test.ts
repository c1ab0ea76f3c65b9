import { describe, expect, it } from 'vitest';
import { isPlainPath, nameProblem } from './output-names.js';
import { OutputOwners } from '../2-link/output-owners.js';

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

describe('OutputOwners', () => {
  const ownerOf = (first: string, second: string): string | undefined => {
    const owners = new OutputOwners();
    owners.take({ files: [first] }, 'the first');
    return owners.take({ files: [second] }, 'the second')?.subject;
  };

  it.each([
    ['a/b.html', 'a/b.html'],
    ['a/b.html', 'A/B.html'],
    ['caf\u00e9.html', 'cafe\u0301.html'],
    ['a.html', 'a.html/b.html'],
    ['a.html/b.html', 'a.html'],
  ])('knows that %j and %j cannot both be', (first, second) => {
    expect(ownerOf(first, second)).toBe('the first');
  });

  it.each([
    ['a/b.html', 'a/c.html'],
    ['a.html', 'a/b.html'],
  ])('knows that %j and %j can', (first, second) => {
    expect(ownerOf(first, second)).toBeUndefined();
  });

  it('minds that hosts answer with a file before a page', () => {
    const owners = new OutputOwners();
    owners.take({ files: ['a.html'], answersAt: 'a' }, 'the page');
    expect(owners.take({ files: ['A'] }, 'the file')?.subject).toBe('the page');
  });
});
