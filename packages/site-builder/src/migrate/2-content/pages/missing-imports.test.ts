import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { MigrationReport } from '../../model/migration-report.js';
import { readProject } from '../../1-read/read-project.js';
import type { Project } from '../../model/project.js';
import { missingInComponent, missingInPage } from './missing-imports.js';

const PAGE = 'src/pages/map.jsx';

/** What the page of a project lacks that has these packages installed. */
const lacks = (...installed: string[]): Promise<string | undefined> => lacksFor('leaf-icons', installed);

async function lacksFor(
  specifier: string,
  installed: string[],
  missing: (file: string, project: Project) => string | undefined = (file, project) =>
    missingInPage(file, project, new Set()),
): Promise<string | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'docusaurus.config.js':
      "export default { title: 'Garden', url: 'https://garden.example', baseUrl: '/' };\n",
    'src/_map.md': 'A map.',
    'package.json': JSON.stringify({ dependencies: { 'leaf-icons': '1.0.0' } }),
    [PAGE]: `import { Leaf } from '${specifier}';\nexport default () => <Leaf />;\n`,
    ...Object.fromEntries(installed.map((name) => [`node_modules/${name}/package.json`, '{}'])),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const project = await readProject(folder, new MigrationReport());
  return missing(path.join(folder, PAGE), project);
}

it('trusts the list of packages where nothing is installed', async () => {
  expect(await lacks()).toBeUndefined();
});

it('takes a package that is installed', async () => {
  expect(await lacks('@docusaurus/core', 'leaf-icons')).toBeUndefined();
});

it('misses a package that is listed, and not installed with the others', async () => {
  expect(await lacks('@docusaurus/core')).toBe(
    'src/pages/map.jsx needs "leaf-icons", which is not installed with the other packages of the project',
  );
});

it('misses data that plugins make, whose hook would give nothing', async () => {
  expect(await lacksFor('@docusaurus/useGlobalData', [])).toContain(
    'whose data only plugins of Docusaurus make',
  );
});

it.each(['@theme/CodeBlock', '@theme-original/CodeBlock', '@theme-init/CodeBlock', '@docusaurus/Link'])(
  'takes %s, which has a counterpart',
  async (specifier) => {
    expect(await lacksFor(specifier, [])).toBeUndefined();
  },
);

it('lets components show documents, and React pages not', async () => {
  expect(await lacksFor('../_map.md', [])).toBe('src/pages/map.jsx needs "../_map.md", which is a document');
  expect(await lacksFor('../_map.md', [], missingInComponent)).toBeUndefined();
});
