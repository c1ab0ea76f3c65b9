import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkReadmes, findInWorkspace } from './readmes/check-readmes.js';
import { installedPackages } from './readmes/check-installs.js';
import { toCodeModules } from './readmes/code-modules.js';
import { readCommands } from './readmes/read-commands.js';
import { readReadme } from './readmes/readme.js';
import { formatReadmeDiagnostics } from './readmes/readme-diagnostic.js';
import { ReadmeScratch } from './readmes/readme-scratch.js';
import { walkSite } from './readmes/walk-site.js';
import { findReadmes, readWorkspaceFacts, type WorkspaceFacts } from './readmes/workspace-facts.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

let facts: WorkspaceFacts;

beforeAll(() => {
  facts = readWorkspaceFacts(ROOT);
});

describe('the READMEs', () => {
  it('have code that compiles and runs, commands that exist and names that lead somewhere', async () => {
    const readmes = findReadmes(facts);
    expect(readmes).toContain('packages/site-builder/README.md');
    expect(formatReadmeDiagnostics(await checkReadmes(readmes, facts))).toEqual([]);
  });

  it('are about packages that publish what the workspace resolves', () => {
    for (const { name, exports, publishConfig } of facts.packages.values())
      expect(withoutSources(exports), name).toEqual(publishConfig?.exports);
  });
});

describe('the site of the README of site-builder', () => {
  const README = 'packages/site-builder/README.md';
  const PAGE = '/docs/guide/intro';
  const scratch = (): ReadmeScratch => new ReadmeScratch(findInWorkspace(facts));

  it('is compiled, bundled, built, checked and served by the commands that the README names', async () => {
    const readme = readReadme(ROOT, README);
    const commands = readCommands(readme);
    const site = scratch();
    try {
      site.addReadme(
        readme,
        toCodeModules(readme).modules,
        installedPackages(commands).map(({ name }) => name),
      );
      const folder = site.path('packages/site-builder/README/use');
      const modules = site.path('packages/site-builder/README/node_modules');
      const block = readme.blocks.find(({ text }) => text.startsWith('site-builder compile'))!;
      const end = block.line + block.text.split('\n').length;
      const walk = commands.filter(({ line }) => line > block.line && line <= end);
      const walked = await walkSite(walk, { folder, modules, page: PAGE });
      expect(walked.map(({ command, code, output }) => [command, code ? output : code])).toEqual([
        ['site-builder compile', 0],
        ['vite build', 0],
        ['site-builder build', 0],
        ['site-builder check --format sarif', 0],
        ['site-builder preview --port 4321', null],
        ['site-builder dev --port 4322', null],
      ]);
      for (const { page } of walked.slice(-2)) expect(page).toMatch(/^200 .*<h1[^>]*>Introduction</s);
    } finally {
      site.remove();
    }
  });
});

/** Exports without the condition that leads to the sources. */
const withoutSources = (exports: unknown): unknown =>
  JSON.parse(JSON.stringify(exports, (key, value: unknown) => (key === '@org/source' ? undefined : value)));
