import { describe, expect, it } from 'vitest';
import { OutputOwners } from './output-owners.js';

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
