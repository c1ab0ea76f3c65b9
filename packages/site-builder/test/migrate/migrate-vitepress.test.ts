import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrateVitepress } from '../../src/migrate/migrate-vitepress.js';
import { fixtures, migratesFixture } from './migrates-fixture.js';
import { textsBelow } from './texts-below.js';

describe('a site of VitePress', () => {
  const { output, entries } = migratesFixture('vitepress', migrateVitepress);

  it('says what is left with its place and what to do', () => {
    const left = entries().filter(({ outcome }) => outcome === 'left');
    expect(left.every(({ hint, file }) => hint && file)).toBe(true);
    const places = left.flatMap(({ file, line, topic }) =>
      file === 'docs/guide/pruning.md' && line !== undefined ? [`${line} ${topic}`] : [],
    );
    expect(places.sort()).toEqual([
      '15 script',
      '22 expression',
      '44 container',
      '51 component',
      '59 attribute',
      '59 attribute',
      '63 attributes',
      '65 style',
    ]);
  });

  it('says which page came out empty, and which block shows no types', () => {
    const left = entries().filter(
      ({ outcome, topic }) => outcome === 'left' && /^(?:page|code)$/.test(topic),
    );
    expect(left.map(({ file, line, topic }) => `${file}:${line} ${topic}`)).toEqual([
      'docs/guide/grafting.md:27 code',
      'docs/guide/grafting.md:51 code',
      'docs/reference/calendar.md:undefined page',
    ]);
  });

  it('depends on what types of code are made with', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(output, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(dependencies).toMatchObject({ twoslash: '^0.3.0', typescript: '^6.0.0' });
  });

  it('keeps every address', () => {
    const pages = Object.keys(textsBelow(output)).filter((name) =>
      /^content\/.*\/(?!_)[^/]*\.md$/.test(name),
    );
    expect(pages.map((name) => name.replace('content/docs', '')).sort()).toEqual([
      '/guide/grafting.md',
      '/guide/index.md',
      '/guide/pruning.md',
      '/index.md',
      '/locales/fr/guide/index.md',
      '/locales/fr/guide/pruning.md',
      '/locales/fr/index.md',
      '/look-up/calendar.md',
      '/look-up/tools.md',
    ]);
  });
});

it('names the folder that has no configuration', async () => {
  const input = { source: fixtures, output: path.join(fixtures, 'none') };
  await expect(migrateVitepress(input)).rejects.toThrow(/There is no \.vitepress\/config in .*fixtures\./);
});
