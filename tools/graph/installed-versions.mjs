import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages that a package runs with, as they are installed: `name@version`, sorted, those that they run with included.
 * Packages of the workspace are left out: they have fingerprints of their own.
 */
export function installedVersions(root, names = runtimeDependencies(root)) {
  const found = new Set();
  const visit = (from, name) => {
    const folder = folderOf(from, name);
    if (!folder || !folder.includes(`${path.sep}node_modules${path.sep}`)) return;
    const { version } = manifestOf(folder);
    const known = `${name}@${version}`;
    if (found.has(known)) return;
    found.add(known);
    for (const dependency of runtimeDependencies(folder)) visit(folder, dependency);
  };
  for (const name of names) visit(realpathSync(root), name);
  return [...found].sort();
}

/** Names of all that a package may import: optional ones are there or not. */
export function runtimeDependencies(folder) {
  const { dependencies, optionalDependencies, peerDependencies } = manifestOf(folder);
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** Names of what a package needs only to be made. */
export const toolDependencies = (folder) => Object.keys(manifestOf(folder).devDependencies ?? {});

const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** As Node finds it: in the nearest `node_modules` above. */
function folderOf(from, name) {
  for (let at = from; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return realpathSync(folder);
    if (at === path.dirname(at)) return undefined;
  }
}
