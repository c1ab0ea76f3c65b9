import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LocalModules } from './local-modules.js';

let folder: string;
const packages = new Set<string>();

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'local-modules-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function move(files: Record<string, string>): LocalModules & { moved: object } {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const project = { folder, packages: { 'unist-util-visit': '^5.0.0' } };
  const local = new LocalModules({ project, packages, output: path.join(folder, 'new') });
  return Object.assign(local, { moved: local.move(path.join(folder, 'mark.ts')) });
}

it('takes types away, names files with their endings, and notes packages', () => {
  const { moved, written } = move({
    'mark.ts':
      "import { visit } from 'unist-util-visit';\nimport { word } from './word';\nexport default (a: string) => visit(a, word);\n",
    'word.js': "export const word = 'one';\n",
  });
  expect(moved).toEqual({ module: './plugins/mark.mjs' });
  expect(Object.fromEntries(written)).toEqual({
    'plugins/mark.mjs':
      "import { visit } from 'unist-util-visit';\nimport { word } from './word.mjs';\nexport default (a) => visit(a, word);\n",
    'plugins/word.mjs': "export const word = 'one';\n",
  });
  expect([...packages]).toEqual(['unist-util-visit']);
});

it('leaves what a module reads beside itself where it is', () => {
  const { written, readers } = move({
    'mark.ts': "module.exports = () => require('fs').readdirSync(__dirname);\n",
  });
  expect(readers).toEqual(['mark.ts']);
  expect(written.get('plugins/mark.cjs')).toBe(
    "const sourceFolder = require('node:path').join(__dirname, '../..');\nmodule.exports = () => require('fs').readdirSync(sourceFolder);\n",
  );
});

it.each([
  [
    "import { gone } from './gone';",
    'mark.ts needs "./gone", which is neither a file nor a package of the project',
  ],
  ["import gone from 'gone';", 'mark.ts needs "gone", which is neither a file nor a package of the project'],
  ["const from = '@site/src/a';", 'mark.ts writes imports into pages, whose modules nothing would bundle'],
])('does not move %s', (text, problem) => {
  expect(move({ 'mark.ts': `${text}\nexport default () => 1;\n` }).moved).toEqual({ problem });
});
