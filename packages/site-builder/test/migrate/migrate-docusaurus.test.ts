import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDocusaurus } from '../../src/migrate/migrate-docusaurus.js';
import type { Migration } from '../../src/migrate/model/migration.js';
import { textsBelow } from './texts-below.js';

const fixtures = path.join(import.meta.dirname, 'fixtures');

describe('a site of Docusaurus whose packages are not installed', () => {
  const source = path.join(fixtures, 'source');
  const output = realpathSync(mkdtempSync(path.join(tmpdir(), 'migrate-')));
  const before = textsBelow(source);
  let migration: Migration;

  beforeAll(async () => {
    migration = await migrateDocusaurus({ source, output });
  });
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  it('is written as a site of this builder, file by file', () => {
    const ignored = new Set(['.migration.json', 'package.json']);
    const written = Object.fromEntries(
      Object.entries(textsBelow(output)).filter(([name]) => !ignored.has(name)),
    );
    if (process.env.UPDATE_FIXTURES) {
      rmSync(path.join(fixtures, 'site'), { recursive: true, force: true });
      execFileSync('cp', ['-r', output, path.join(fixtures, 'site')]);
      for (const name of ignored) rmSync(path.join(fixtures, 'site', name));
    }
    expect(written).toEqual(textsBelow(path.join(fixtures, 'site')));
  });

  it('stays as it is', () => {
    expect(textsBelow(source)).toEqual(before);
  });

  it('depends on the packages that it imports, and on no part of Docusaurus', () => {
    const { dependencies, overrides, resolutions } = JSON.parse(
      readFileSync(path.join(output, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'overrides' | 'resolutions', Record<string, string>>;
    expect(Object.keys(dependencies)).toEqual([
      '@org/docusaurus-compat',
      '@org/site-builder',
      '@org/theme-shell',
      'react',
      'react-dom',
      'react-router',
      'leaf-icons',
    ]);
    // A package with a React of its own would render what that of the site cannot read.
    expect(overrides).toEqual({ react: '$react', 'react-dom': '$react-dom' });
    expect(resolutions).toEqual({ react: dependencies.react, 'react-dom': dependencies['react-dom'] });
  });

  it('has no diagnostic, and its components show what they showed', () => {
    const installed = path.join(output, 'node_modules/@org');
    mkdirSync(installed, { recursive: true });
    for (const name of ['site-builder', 'docusaurus-compat'])
      symlinkSync(path.join(import.meta.dirname, '../../..', name), path.join(installed, name));
    const bin = path.join(import.meta.dirname, '../../bin/site-builder.mjs');
    const env = { ...process.env, NODE_OPTIONS: '' };
    const printed = execFileSync(process.execPath, [bin, 'check', '--format', 'json'], {
      cwd: output,
      env,
      encoding: 'utf8',
    });
    expect(JSON.parse(printed.slice(printed.search(/^[[{]/m)))).toEqual({ diagnostics: [] });
    const pages = readFileSync(path.join(output, 'content/docs/.compiled/pages.jsonl'), 'utf8');
    expect(pages).toContain('>Garden</a>');
    // Functions and components know which version their page is of.
    expect(pages).toMatch(/Grown for Next \(current\), see <a [^>]*>Next \(current\)<\/a>/);
    expect(pages).toContain('Grown for 1.0 (1.0).');
    // A component shows documents, of its own folder and of another.
    expect(pages).toMatch(/Water the rose, then go back to .*Nothing grows in winter\./);
    // A plugin of the project has run.
    expect(pages).toContain('In Winter*, nothing grows.');
    rmSync(path.join(output, 'content/docs/.compiled'), { recursive: true });
  });

  it('says what is left with its place', () => {
    const left = migration.entries.filter(({ outcome }) => outcome === 'left');
    expect(left.every(({ hint }) => hint)).toBe(true);
    expect(left).toContainEqual(
      expect.objectContaining({ file: 'docs/intro.md', line: 38, topic: 'directive' }),
    );
  });

  it('keeps what was edited by hand when it is migrated again, and updates the rest', async () => {
    const page = path.join(output, 'content/docs/basics/01-soil.md');
    const edited = `${readFileSync(page, 'utf8')}\nBy hand.\n`;
    writeFileSync(page, edited);
    writeFileSync(path.join(output, 'content/docs/own.md'), '# My own\n');
    const again = await migrateDocusaurus({ source, output });
    expect(again.kept).toEqual(['content/docs/basics/01-soil.md']);
    expect(again.written).toEqual([]);
    expect(again.removed).toEqual([]);
    expect(readFileSync(page, 'utf8')).toBe(edited);
    expect(readFileSync(path.join(output, 'content/docs/own.md'), 'utf8')).toBe('# My own\n');
  });
});

it('names the folder that has no configuration', async () => {
  const input = { source: fixtures, output: path.join(fixtures, 'none') };
  await expect(migrateDocusaurus(input)).rejects.toThrow(/There is no docusaurus\.config in .*fixtures\./);
});
