import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixture-site.js';
import { inContent, nameInWorkspace } from './file-names.js';

function workspace(mark?: string): string {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'app/content'), { recursive: true });
  if (mark) writeFileSync(path.join(root, mark), '');
  return root;
}

it.each(['pnpm-workspace.yaml', '.git'])('names a file from the nearest folder above with a %s', (mark) => {
  const root = workspace(mark);
  expect(nameInWorkspace(path.join(root, 'app/content/cloud/intro.md'))).toBe('app/content/cloud/intro.md');
});

it('names a file from the working directory outside of a workspace', () => {
  const file = path.join(workspace(), 'app/site.config.ts');
  expect(path.resolve(nameInWorkspace(file))).toBe(file);
});

it('puts the content folder before the names of content files, and leaves the configuration’s', () => {
  const root = workspace('.git');
  const site = { contentDir: path.join(root, 'app/content'), configFile: 'app/site.config.ts' };
  const diagnostic = { code: 'x', severity: 'error', message: 'X.' } as const;
  const named = inContent(site, [
    { ...diagnostic, file: 'cloud/intro.md' },
    { ...diagnostic, file: 'app/site.config.ts' },
  ]);
  expect(named.map(({ file }) => file)).toEqual(['app/content/cloud/intro.md', 'app/site.config.ts']);
});
