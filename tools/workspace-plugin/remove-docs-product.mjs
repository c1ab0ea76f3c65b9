import {
  getProjects,
  installPackagesTask,
  readProjectConfiguration,
  removeProjectConfiguration,
} from '@nx/devkit';

/**
 * Takes away what `docs-product` has made: the site's project, those of its areas, and its folder with everything that builds left there.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, force?: boolean, skipInstall?: boolean }} options
 */
export default async function removeDocsProduct(tree, { name, force = false, skipInstall = false }) {
  const { root, tags = [] } = readProjectConfiguration(tree, name);
  if (!tags.includes('app') || !tree.exists(`${root}/site.config.ts`))
    throw new Error(`"${name}" is no documentation site: ${root} has no site.config.ts.`);
  const removed = [...getProjects(tree)]
    .filter(([, project]) => isIn(project.root, root))
    .map(([each]) => each);
  const dependants = force ? [] : dependantsOf(tree, removed);
  if (dependants.length > 0)
    throw new Error(`${dependants.join(', ')} depend on it. Change them first, or remove it with --force.`);
  for (const project of removed) removeProjectConfiguration(tree, project);
  tree.delete(root);
  return () => {
    if (!skipInstall) installPackagesTask(tree, true);
  };
}

const isIn = (folder, root) => folder === root || folder.startsWith(`${root}/`);

/** Other projects that name one of these, in their dependencies or in those of their targets. */
function dependantsOf(tree, names) {
  const others = [...getProjects(tree)].filter(([name]) => !names.includes(name));
  return others
    .filter(([, { implicitDependencies = [], targets = {} }]) => {
      const ofTargets = Object.values(targets).flatMap(({ dependsOn = [] }) =>
        dependsOn.flatMap((dependency) => dependency.projects ?? []),
      );
      return [...implicitDependencies, ...ofTargets].some((each) => names.includes(each));
    })
    .map(([name]) => name);
}
