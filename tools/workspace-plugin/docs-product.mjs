import path from 'node:path';
import {
  addProjectConfiguration,
  formatFiles,
  generateFiles,
  getProjects,
  installPackagesTask,
} from '@nx/devkit';

/** One or more words, with hyphens between them: a folder, a name of a project and a part of an address. */
const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/**
 * Makes a documentation site: `apps/<name>`, an area of its content for each of `areas`, and their targets.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, title?: string, areas?: string, shards?: number, skipInstall?: boolean }} options
 */
export default async function docsProduct(tree, options) {
  const product = readOptions(tree, options);
  writeSite(tree, product);
  for (const area of product.areas) writeArea(tree, product, area);
  await formatFiles(tree);
  return () => {
    if (!options.skipInstall) installPackagesTask(tree, true);
  };
}

function readOptions(tree, { name, title = titleOf(name), areas: list = 'guide', shards = 0 }) {
  const areas = list.split(',').map((area) => area.trim());
  const wrong = [name, ...areas].find((each) => !NAME.test(each));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is no name. Write words in lower case with hyphens, such as "user-guide".`);
  if (new Set(areas).size < areas.length) throw new Error('Each area has a name of its own.');
  const root = `apps/${name}`;
  const taken = [name, ...areas.map((area) => projectOf(name, area))].find((each) =>
    getProjects(tree).has(each),
  );
  if (taken) throw new Error(`There is a project "${taken}" already. Choose another name.`);
  if (tree.exists(root)) throw new Error(`The folder "${root}" exists already. Choose another name.`);
  return { name, title, areas, shards, root };
}

/** `user-guide` → `User guide` */
const titleOf = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const projectOf = (name, area) => `${name}-${area}`;

function writeSite(tree, { name, title, areas, shards, root }) {
  generateFiles(tree, path.join(import.meta.dirname, 'files/site'), root, {
    name,
    literal: (text) => `'${text.replace(/[\\']/g, String.raw`\$&`)}'`,
    title,
    areas: areas.map((dir, index) => ({ dir, label: titleOf(dir), path: index === 0 ? '/' : undefined })),
    dot: '.',
    tmpl: '',
  });
  addProjectConfiguration(tree, name, {
    root,
    tags: ['app', `scope:${name}`],
    implicitDependencies: areas.map((area) => projectOf(name, area)),
    namedInputs: { installed: installedInputs(root) },
    targets: { ...siteTargets(root), ...(shards > 0 && shardTargets(root, shards)) },
  });
}

const cwd = { cwd: '{projectRoot}' };

/** LINK and RENDER over what its areas and its bundle are. */
const built = (root, command) => ({
  command,
  options: cwd,
  cache: true,
  dependsOn: ['bundle', '^fingerprint', '^build', '^compile'],
  inputs: ['siteSources', { runtime: `git log -1 --format=%H -- ${root}/content || true` }],
});

/** What is not said here is among the `targetDefaults`. */
const siteTargets = (root) => ({
  bundle: { command: 'site-builder bundle', options: cwd },
  build: { ...built(root, 'site-builder build --prebuilt'), outputs: ['{projectRoot}/dist'] },
  check: {
    command: 'site-builder check',
    options: cwd,
    dependsOn: ['^fingerprint', '^build'],
    inputs: ['{projectRoot}/**/*', '!{projectRoot}/e2e/**/*', 'code'],
    outputs: [],
  },
  dev: { command: 'site-builder dev', options: cwd, continuous: true, dependsOn: ['^build'] },
  preview: { command: 'site-builder preview', options: cwd, continuous: true, dependsOn: ['build'] },
  typecheck: {
    command: 'tsc-native --project tsconfig.json',
    options: cwd,
    cache: true,
    dependsOn: ['^build'],
    inputs: ['siteTypes', '^declarations'],
  },
  e2e: {},
});

/**
 * The same site as that of `build`, rendered by several machines. What shards have is made of the inputs of `join`, so that they are none of them:
 * with them or without, it has the same bytes.
 */
function shardTargets(root, count) {
  const parts = Array.from({ length: count }, (_, at) => [`render-${at + 1}`, `${at + 1}/${count}`, at + 1]);
  const shards = [...parts, ['render-search', 'search', 'search']];
  const join = built(root, 'site-builder build --prebuilt --join .shards');
  return {
    ...Object.fromEntries(
      shards.map(([target, part, folder]) => [
        target,
        {
          ...built(root, `site-builder build --prebuilt --shard ${part}`),
          outputs: [`{projectRoot}/.shards/${folder}`],
        },
      ]),
    ),
    // To pack a site of many thousand files takes longer than to put it together again of what is in the cache.
    join: {
      ...join,
      cache: false,
      dependsOn: [...join.dependsOn, ...shards.map(([target]) => target)],
      outputs: ['{projectRoot}/dist'],
    },
  };
}

/** An area is a project of its own: it compiles when its files change, on whatever machine. */
function writeArea(tree, { name, root }, area) {
  const folder = `${root}/content/${area}`;
  generateFiles(tree, path.join(import.meta.dirname, 'files/area'), folder, {
    title: titleOf(area),
    tmpl: '',
  });
  addProjectConfiguration(tree, projectOf(name, area), {
    root: folder,
    tags: ['content'],
    implicitDependencies: ['site-builder'],
    namedInputs: {
      content: ['{projectRoot}/**/*', '!{projectRoot}/project.json'],
      site: [
        `{workspaceRoot}/${root}/src/{components,islands}/**/*`,
        `{workspaceRoot}/${root}/plugins/**/*`,
        { runtime: `node tools/graph/config-part.mjs ${root}` },
      ],
      installed: installedInputs(root),
    },
    targets: { compile: { command: `site-builder compile ${area}`, options: { cwd: root } } },
  });
}

const installedInputs = (root) => [{ runtime: `node tools/graph/versions.mjs ${root}` }];
