import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatFiles, getProjects, readJson, readProjectConfiguration, updateJson } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import docsProduct from './docs-product.mjs';
import removeDocsProduct from './remove-docs-product.mjs';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

let tree;

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace({ formatter: 'prettier' });
  tree.write('.prettierrc', readFileSync(path.join(WORKSPACE, '.prettierrc.json')));
});

const filesBelow = (folder) =>
  tree.children(folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    return tree.isFile(file) ? [file] : filesBelow(file);
  });

describe('docs-product', () => {
  it('makes as many files and lines as the README of the handbook says', async () => {
    const readme = readFileSync(path.join(WORKSPACE, 'apps/platform-docs/README.md'), 'utf8');
    const [, files, lines] = /(\d+) files of (\d+) lines for two areas/.exec(readme) ?? [];
    await docsProduct(tree, { name: 'handbook', areas: 'guide,reference' });
    const made = filesBelow('apps/handbook');
    const written = made.map((file) => tree.read(file, 'utf8').trimEnd().split('\n').length);
    expect([made.length, written.reduce((sum, each) => sum + each, 0)]).toEqual([
      Number(files),
      Number(lines),
    ]);
  });

  it('makes a site with an area for each name, and their projects', async () => {
    await docsProduct(tree, { name: 'hand-book', areas: 'guide,how-to' });
    expect(filesBelow('apps/hand-book').sort()).toEqual([
      'apps/hand-book/.eslintrc.json',
      'apps/hand-book/content/guide/index.md',
      'apps/hand-book/content/guide/project.json',
      'apps/hand-book/content/how-to/index.md',
      'apps/hand-book/content/how-to/project.json',
      'apps/hand-book/e2e/site.spec.ts',
      'apps/hand-book/package.json',
      'apps/hand-book/playwright.config.ts',
      'apps/hand-book/project.json',
      'apps/hand-book/site.config.ts',
      'apps/hand-book/tsconfig.json',
    ]);
    expect(readJson(tree, 'apps/hand-book/package.json').name).toBe('@org/hand-book');
    expect(tree.read('apps/hand-book/site.config.ts', 'utf8')).toMatchInlineSnapshot(`
      "import { defineConfig } from '@org/site-builder/config';

      export default defineConfig({
        title: 'Hand book',
        url: 'https://docs.example.org',
        areas: [
          { dir: 'guide', path: '/', label: 'Guide' },
          { dir: 'how-to', label: 'How to' },
        ],
        navbar: {
          items: [
            { type: 'docSidebar', label: 'Guide', sidebarId: 'guide' },
            { type: 'docSidebar', label: 'How to', sidebarId: 'how-to' },
            { type: 'search', position: 'right' },
          ],
        },
        search: { provider: 'embedded' },
      });
      "
    `);
    const site = readProjectConfiguration(tree, 'hand-book');
    expect(site.implicitDependencies).toEqual(['hand-book-guide', 'hand-book-how-to']);
    expect(Object.keys(site.targets)).toEqual([
      'bundle',
      'build',
      'check',
      'dev',
      'preview',
      'typecheck',
      'e2e',
    ]);
    expect(readProjectConfiguration(tree, 'hand-book-how-to').targets).toEqual({
      compile: { command: 'site-builder compile how-to', options: { cwd: 'apps/hand-book' } },
    });
  });

  it('makes the targets that the handbook of this workspace has, which is larger by its reference', async () => {
    await docsProduct(tree, { name: 'platform-docs', areas: 'handbook,reference' });
    const made = readProjectConfiguration(tree, 'platform-docs');
    const own = JSON.parse(readFileSync(path.join(WORKSPACE, 'apps/platform-docs/project.json'), 'utf8'));
    for (const name of ['bundle', 'build', 'preview', 'typecheck', 'e2e'])
      expect(own.targets[name], name).toEqual(made.targets[name]);
    expect(own.namedInputs).toEqual(made.namedInputs);
    const area = JSON.parse(
      readFileSync(path.join(WORKSPACE, 'apps/platform-docs/content/handbook/project.json'), 'utf8'),
    );
    const madeArea = readProjectConfiguration(tree, 'platform-docs-handbook');
    // Its navbar leads to the reference, which has to be written first.
    const { dependsOn, ...compile } = area.targets.compile;
    expect(dependsOn).toContainEqual({ projects: ['platform-docs'], target: 'generate' });
    area.targets.compile = compile;
    for (const field of ['name', 'tags', 'implicitDependencies', 'namedInputs', 'targets'])
      expect(area[field], field).toEqual(madeArea[field]);
  });

  it('takes named inputs that this workspace has', async () => {
    await docsProduct(tree, { name: 'book' });
    const { namedInputs } = JSON.parse(readFileSync(path.join(WORKSPACE, 'nx.json'), 'utf8'));
    const text =
      tree.read('apps/book/project.json', 'utf8') + tree.read('apps/book/content/guide/project.json', 'utf8');
    for (const name of ['siteSources', 'siteTypes', 'content', 'site', 'installed']) {
      expect(namedInputs, name).toHaveProperty(name);
      expect(text).toContain(`"${name}"`);
    }
  });

  it('gives a large site a task for each shard, and one that joins them', async () => {
    await docsProduct(tree, { name: 'atlas', shards: 2 });
    const { targets } = readProjectConfiguration(tree, 'atlas');
    const { build, join } = targets;
    for (const [name, part, folder] of [
      ['render-1', '1/2', '1'],
      ['render-2', '2/2', '2'],
      ['render-search', 'search', 'search'],
    ])
      expect(targets[name], name).toEqual({
        ...build,
        command: `site-builder build --prebuilt --shard ${part}`,
        outputs: [`{projectRoot}/.shards/${folder}`],
      });
    expect(join).toEqual({
      ...build,
      cache: false,
      command: 'site-builder build --prebuilt --join .shards',
      dependsOn: [...build.dependsOn, 'render-1', 'render-2', 'render-search'],
    });
    expect(targets).not.toHaveProperty('render-3');
    expect(targets.e2e).toEqual({});
  });

  it('writes a title as a literal', async () => {
    await docsProduct(tree, { name: 'book', title: `It's a "book"` });
    expect(tree.read('apps/book/site.config.ts', 'utf8')).toContain(`title: 'It\\'s a "book"'`);
  });

  it.each([
    [
      { name: 'Hand Book' },
      '"Hand Book" is no name. Write words in lower case with hyphens, such as "user-guide".',
    ],
    [
      { name: 'book', areas: 'guide,' },
      '"" is no name. Write words in lower case with hyphens, such as "user-guide".',
    ],
    [{ name: 'book', areas: 'guide,guide' }, 'Each area has a name of its own.'],
  ])('refuses %j', async (options, message) => {
    await expect(docsProduct(tree, options)).rejects.toThrow(message);
    expect(tree.exists('apps')).toBe(false);
  });

  it('refuses names that are taken', async () => {
    await docsProduct(tree, { name: 'book' });
    await expect(docsProduct(tree, { name: 'book' })).rejects.toThrow('There is a project "book" already.');
    tree.write('apps/other/notes.md', '# Notes\n');
    await expect(docsProduct(tree, { name: 'other' })).rejects.toThrow(
      'The folder "apps/other" exists already.',
    );
  });
});

describe('remove-docs-product', () => {
  it('leaves the tree as it was before the product was made', async () => {
    await formatFiles(tree);
    const before = tree.listChanges().map(({ path: file, content }) => [file, String(content)]);
    await docsProduct(tree, { name: 'book', areas: 'guide,reference' });
    await removeDocsProduct(tree, { name: 'book' });
    const after = tree.listChanges().map(({ path: file, content }) => [file, String(content)]);
    expect(after).toEqual(before);
    expect([...getProjects(tree).keys()]).toEqual([]);
  });

  it('refuses while others depend on it, unless it is forced', async () => {
    await docsProduct(tree, { name: 'book' });
    await docsProduct(tree, { name: 'shelf' });
    updateJson(tree, 'apps/shelf/project.json', (project) => ({
      ...project,
      targets: { ...project.targets, e2e: { dependsOn: [{ projects: ['book-guide'], target: 'compile' }] } },
    }));
    await expect(removeDocsProduct(tree, { name: 'book' })).rejects.toThrow(
      'shelf depend on it. Change them first, or remove it with --force.',
    );
    await removeDocsProduct(tree, { name: 'book', force: true });
    expect(tree.exists('apps/book')).toBe(false);
    expect(tree.exists('apps/shelf/site.config.ts')).toBe(true);
  });

  it('removes sites alone', async () => {
    tree.write('packages/kit/project.json', JSON.stringify({ name: 'kit', root: 'packages/kit' }));
    await expect(removeDocsProduct(tree, { name: 'kit' })).rejects.toThrow('"kit" is no documentation site');
    await expect(removeDocsProduct(tree, { name: 'none' })).rejects.toThrow(/none/);
  });
});
