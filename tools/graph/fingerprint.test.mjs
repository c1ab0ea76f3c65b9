import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const PROGRAM = path.join(import.meta.dirname, 'fingerprint.mjs');
const root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
mkdirSync(path.join(root, 'dist'));
writeFileSync(path.join(root, 'package.json'), '{ "name": "x", "type": "module" }');

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @returns the fingerprint of the package, and that of what its module reaches, after its files were written */
function fingerprints(files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, 'dist', name), text);
  execFileSync('node', [PROGRAM, root, 'entry=dist/index.js']);
  const read = (name) => readFileSync(path.join(root, '.fingerprint', name), 'utf8');
  return { code: read('code'), entry: read('entry') };
}

it('is the same with another comment or declaration, and another with other code', () => {
  const first = fingerprints({
    'index.js': "import { one } from './one.js';\nexport const two = one + 1;\n",
    'one.js': 'export const one = 1;\n',
    'other.js': 'export const other = 1;\n',
  });
  const commented = fingerprints({
    'index.js': "// A remark.\nimport { one } from './one.js';\n\nexport const two = one + 1;\n",
    'index.d.ts': '/** A remark. */\nexport declare const two: number;\n',
  });
  expect(commented).toEqual(first);

  const unreached = fingerprints({ 'other.js': 'export const other = 2;\n' });
  expect(unreached.code).not.toBe(first.code);
  expect(unreached.entry).toBe(first.entry);

  const reached = fingerprints({ 'one.js': 'export const one = 2;\n' });
  expect(reached.code).not.toBe(unreached.code);
  expect(reached.entry).not.toBe(first.entry);
});
