import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPages, checkReadmes, findInWorkspace } from './readmes/check-readmes.js';
import { installedPackages } from './readmes/check-installs.js';
import { toCodeModules } from './readmes/code-modules.js';
import { readCommands } from './readmes/read-commands.js';
import { readReadme } from './readmes/readme.js';
import { formatReadmeDiagnostics } from './readmes/readme-diagnostic.js';
import { ReadmeScratch } from './readmes/readme-scratch.js';
import { walkSite } from './readmes/walk-site.js';
import {
  findPages,
  findReadmes,
  readWorkspaceFacts,
  type WorkspaceFacts,
} from './readmes/workspace-facts.js';

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

describe('the handbook', () => {
  it('has code that compiles and runs, and commands and entries that exist', async () => {
    const pages = findPages(facts);
    expect(pages).toContain('apps/platform-docs/content/handbook/extend/plugins.md');
    expect(formatReadmeDiagnostics(await checkPages(pages, facts, 'apps/platform-docs'))).toEqual([]);
  });
});

describe('the site of the README of site-builder', () => {
  const README = 'packages/site-builder/README.md';

  /** Does what the README tells, in a folder that has its files and what its commands install. */
  async function walk(folder: string, modules: string): Promise<void> {
    const commands = readCommands(readReadme(ROOT, README));
    const walked = await walkSite(
      commands.filter(({ words: [program = ''], column }) => program === 'site-builder' && column === 1),
      { folder, modules, pages: ['/docs/intro', '/docs/search'] },
    );
    expect(walked.map(({ command, code, output }) => [command, code ? output : code])).toEqual([
      ['site-builder build', 0],
      ['site-builder check --format sarif', 0],
      ['site-builder preview --port 4321', null],
      ['site-builder dev --port 4322', null],
      // The site has no links to others, so none is asked.
      ['site-builder links --external', 0],
    ]);
    for (const { pages = [] } of walked.filter(({ code }) => code === null)) {
      expect(pages[0]).toMatch(/^200 .*<h1[^>]*>Introduction</s);
      expect(pages[1]).toMatch(/^200 .*<h1[^>]*>Search/s);
    }
  }

  it('is built, checked and served by the commands that the README names', async () => {
    const readme = readReadme(ROOT, README);
    const site = new ReadmeScratch(findInWorkspace(facts));
    try {
      const installed = installedPackages(readCommands(readme)).map(({ name }) => name);
      site.addReadme(readme, toCodeModules(readme).modules, installed);
      // As `npm init` writes it: scripts are no ES modules unless the package says so.
      site.write('packages/site-builder/README/use/package.json', '{ "private": true }');
      await walk(
        site.path('packages/site-builder/README/use'),
        site.path('packages/site-builder/README/node_modules'),
      );
    } finally {
      site.remove();
    }
  });
});

/** Exports without the condition that leads to the sources. */
const withoutSources = (exports: unknown): unknown =>
  JSON.parse(JSON.stringify(exports, (key, value: unknown) => (key === '@org/source' ? undefined : value)));
