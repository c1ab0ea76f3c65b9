import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateVitepress } from '../../src/migrate/migrate-vitepress.js';
import type { Migration } from '../../src/migrate/model/migration.js';
import { textsBelow } from './texts-below.js';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const IGNORED = new Set(['.migration.json', 'package.json']);

describe('a site of VitePress', () => {
  const source = path.join(fixtures, 'vitepress');
  const output = realpathSync(mkdtempSync(path.join(tmpdir(), 'migrate-vitepress-')));
  const before = textsBelow(source);
  let migration: Migration;

  beforeAll(async () => {
    migration = await migrateVitepress({ source, output });
  });
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  it('is written as a site of this builder, file by file', () => {
    if (process.env.UPDATE_FIXTURES) {
      rmSync(path.join(fixtures, 'vitepress-site'), { recursive: true, force: true });
      execFileSync('cp', ['-r', output, path.join(fixtures, 'vitepress-site')]);
      for (const name of IGNORED) rmSync(path.join(fixtures, 'vitepress-site', name));
    }
    const written = Object.entries(textsBelow(output)).filter(([name]) => !IGNORED.has(name));
    expect(Object.fromEntries(written)).toEqual(textsBelow(path.join(fixtures, 'vitepress-site')));
  });

  it('stays as it is', () => {
    expect(textsBelow(source)).toEqual(before);
  });

  it('has no diagnostic', () => {
    const installed = path.join(output, 'node_modules/@org');
    mkdirSync(installed, { recursive: true });
    symlinkSync(path.join(import.meta.dirname, '../..'), path.join(installed, 'site-builder'));
    const bin = path.join(import.meta.dirname, '../../bin/site-builder.mjs');
    const printed = execFileSync(process.execPath, [bin, 'check', '--format', 'json'], {
      cwd: output,
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(printed.slice(printed.search(/^[[{]/m))) as {
      diagnostics: { code: string }[];
    };
    expect(diagnostics.filter(({ code }) => code !== 'history-unknown')).toEqual([]);
  });

  it('says what is left with its place and what to do', () => {
    const left = migration.entries.filter(({ outcome }) => outcome === 'left');
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
      '/look-up/tools.md',
    ]);
  });
});

it('names the folder that has no configuration', async () => {
  const input = { source: fixtures, output: path.join(fixtures, 'none') };
  await expect(migrateVitepress(input)).rejects.toThrow(/There is no \.vitepress\/config in .*fixtures\./);
});
