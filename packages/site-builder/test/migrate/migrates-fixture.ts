import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Migration } from '../../src/migrate/model/migration.js';
import { textsBelow } from './texts-below.js';

/** Folder of the sites that are moved, and of what comes of them. */
export const fixtures = path.join(import.meta.dirname, 'fixtures');
const IGNORED = new Set(['.migration.json', 'package.json']);

interface Folders {
  source: string;
  output: string;
}

/**
 * Moves the site of `fixtures/<name>`: what is written is `fixtures/<name>-site`, and has no diagnostic. With `UPDATE_FIXTURES` that is what it becomes.
 * @returns what tells of it, once the tests run, and where it was written to
 */
export function migratesFixture(
  name: string,
  migrate: (folders: Folders) => Migration | Promise<Migration>,
): { output: string; entries: () => Migration['entries'] } {
  const source = path.join(fixtures, name);
  const expected = path.join(fixtures, `${name}-site`);
  const output = realpathSync(mkdtempSync(path.join(tmpdir(), `migrate-${name}-`)));
  const before = textsBelow(source);
  let migration: Migration;

  beforeAll(async () => {
    migration = await migrate({ source, output });
  });
  afterAll(() => rmSync(output, { recursive: true, force: true }));

  it('is written as a site of this builder, file by file', () => {
    if (process.env.UPDATE_FIXTURES) {
      rmSync(expected, { recursive: true, force: true });
      execFileSync('cp', ['-r', output, expected]);
      for (const file of IGNORED) rmSync(path.join(expected, file));
    }
    const written = Object.entries(textsBelow(output)).filter(([file]) => !IGNORED.has(file));
    expect(Object.fromEntries(written)).toEqual(textsBelow(expected));
  });

  it('stays as it is', () => {
    expect(textsBelow(source)).toEqual(before);
  });

  it('has no diagnostic', () => {
    const installed = path.join(output, 'node_modules/@org');
    mkdirSync(installed, { recursive: true });
    symlinkSync(path.join(import.meta.dirname, '../..'), path.join(installed, 'site-builder'));
    // What types of code are made with.
    const pipeline = path.join(import.meta.dirname, '../../../content-pipeline/node_modules');
    for (const name of ['twoslash', 'typescript'])
      symlinkSync(path.join(pipeline, name), path.join(output, 'node_modules', name));
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

  return { output, entries: () => migration.entries };
}
