import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';

const folders = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What is printed of a configuration in a folder of its own. */
function partOf(config) {
  const root = mkdtempSync(path.join(tmpdir(), 'config-part-'));
  folders.push(root);
  mkdirSync(path.join(root, 'content'));
  writeFileSync(path.join(root, 'site.config.ts'), config);
  return execFileSync(process.execPath, [path.join(import.meta.dirname, 'config-part.mjs'), root], {
    encoding: 'utf8',
  });
}

const typed = (fields) =>
  `import { defineConfig } from '@org/site-builder/config';\nexport default defineConfig({ areas: [{ dir: 'a', label: 'A' }], ${fields} });`;

it('has what COMPILE reads of a typed configuration, and nothing else', () => {
  const part = partOf(typed(`tagline: 'One', markdown: { math: true }`));
  expect(JSON.parse(part)).toMatchObject({ areas: ['a'], markdown: { math: true } });
  expect(partOf(typed(`tagline: 'Two', markdown: { math: true }`))).toBe(part);
  expect(partOf(typed(`tagline: 'One', markdown: { math: false }`))).not.toBe(part);
});

it.each([
  ['one that says where it is', `contentDir: import.meta.dirname + '/content'`],
  ['one with a hook, which may use all of it', `hooks: [{ transformPage: () => import.meta.dirname }]`],
])('is the same in every folder for %s', (_what, fields) => {
  expect(partOf(typed(fields))).toBe(partOf(typed(fields)));
});

it('is all of a configuration that cannot be evaluated, in every folder', () => {
  const config = `import { made } from '@org/made-later';\nexport default { ...made, at: import.meta.dirname };`;
  expect(partOf(config)).toContain('made-later');
  expect(partOf(config)).toBe(partOf(config));
});
