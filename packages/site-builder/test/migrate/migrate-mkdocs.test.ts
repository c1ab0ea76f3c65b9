import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrateMkdocs } from '../../src/migrate/migrate-mkdocs.js';
import { fixtures, migratesFixture } from './migrates-fixture.js';

describe('a site of MkDocs', () => {
  const { entries } = migratesFixture('mkdocs', migrateMkdocs);

  it('says what is left with its place and what to do', () => {
    const left = entries().filter(({ outcome }) => outcome === 'left');
    expect(left.every(({ hint }) => hint)).toBe(true);
    const places = left.flatMap(({ file, line, topic }) => (topic === 'syntax' ? [`${file}:${line}`] : []));
    expect(places).toEqual([3, 5, 7, 7, 7].map((line) => `docs/guide/grafting.md:${line}`));
  });
});

it('names the folder that has no configuration', () => {
  const input = { source: fixtures, output: path.join(fixtures, 'none') };
  expect(() => migrateMkdocs(input)).toThrow(/There is no mkdocs\.yml in .*fixtures\./);
});
