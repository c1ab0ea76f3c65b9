import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateMkdocs } from '../../src/migrate/migrate-mkdocs.js';
import type { Migration } from '../../src/migrate/model/migration.js';
import { textsBelow } from './texts-below.js';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const IGNORED = new Set(['.migration.json', 'package.json']);

describe('a site of MkDocs', () => {
  const source = path.join(fixtures, 'mkdocs');
  const output = realpathSync(mkdtempSync(path.join(tmpdir(), 'migrate-mkdocs-')));
  const before = textsBelow(source);
  let migration: Migration;

  beforeAll(() => {
    migration = migrateMkdocs({ source, output });
  });
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  it('is written as a site of this builder, file by file', () => {
    if (process.env.UPDATE_FIXTURES) {
      rmSync(path.join(fixtures, 'mkdocs-site'), { recursive: true, force: true });
      execFileSync('cp', ['-r', output, path.join(fixtures, 'mkdocs-site')]);
      for (const name of IGNORED) rmSync(path.join(fixtures, 'mkdocs-site', name));
    }
    const written = Object.entries(textsBelow(output)).filter(([name]) => !IGNORED.has(name));
    expect(Object.fromEntries(written)).toEqual(textsBelow(path.join(fixtures, 'mkdocs-site')));
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
    expect(left.every(({ hint }) => hint)).toBe(true);
    const places = left.flatMap(({ file, line, topic }) => (topic === 'syntax' ? [`${file}:${line}`] : []));
    expect(places).toEqual([3, 5, 7, 7, 7].map((line) => `docs/guide/grafting.md:${line}`));
  });
});

it('names the folder that has no configuration', () => {
  const input = { source: fixtures, output: path.join(fixtures, 'none') };
  expect(() => migrateMkdocs(input)).toThrow(/There is no mkdocs\.yml in .*fixtures\./);
});
