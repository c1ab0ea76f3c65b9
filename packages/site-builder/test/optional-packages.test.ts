import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleSite } from '../src/bundle-site.js';
import { temporaryFolder } from './fixture-site.js';

/** What is in the scripts of a site that has installed some packages: how large the one of DocSearch's modal is, and which packages they say are missing. */
async function scriptsOf(...installed: string[]): Promise<{ modal: number; missing: string[] }> {
  const root = temporaryFolder();
  for (const name of ['', ...installed.map((name) => `node_modules/${name}`)]) {
    mkdirSync(path.join(root, name), { recursive: true });
    writeFileSync(path.join(root, name, 'package.json'), '{ "type": "module" }');
  }
  await bundleSite(root);
  const folder = path.join(root, '.bundle/client/assets');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const [modal] = files.filter((file) => file.startsWith('open-doc-search'));
  const said = files.flatMap((file) => [
    ...textOf(file).matchAll(/[\w@/]+(?= is not installed in the folder of)/g),
  ]);
  return { modal: modal ? textOf(modal).length : 0, missing: said.map(([name]) => name).sort() };
}

it('leaves out what the search could load of packages that the site has not installed', async () => {
  const { modal, missing } = await scriptsOf();
  expect(modal).toBeLessThan(30_000);
  // The one of the modal ends with the first that it lacks.
  expect(missing).toEqual(['@docsearch/css', 'algoliasearch']);
});

it('has them where it has', async () => {
  const { modal, missing } = await scriptsOf('@docsearch/js', '@docsearch/css', 'algoliasearch');
  expect(modal).toBeGreaterThan(200_000);
  expect(missing).toEqual([]);
});
