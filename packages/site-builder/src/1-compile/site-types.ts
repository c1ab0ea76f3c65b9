import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TypesOptions } from '@org/content-pipeline';

/** Packages beside those that the site depends on by which types change. */
const COMPILER = ['typescript', 'twoslash'];

/** Where code of a site finds types: what the app has installed, known by the versions of its dependencies. */
export function siteTypes(root: string): TypesOptions {
  const names = [...new Set([...dependenciesOf(root), ...COMPILER])].sort();
  const versions = names.map((name) => `${name}@${versionOf(name, root)}`);
  return { root, identity: createHash('sha256').update(versions.join('\n')).digest('base64url') };
}

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

function dependenciesOf(root: string): string[] {
  const { dependencies = {}, devDependencies = {} } = readManifest(path.join(root, 'package.json'));
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
}

/** In the nearest folder of packages that has it: what a package exports need not have its manifest in it. */
function versionOf(name: string, root: string): string {
  const folders = createRequire(path.resolve(root, '_')).resolve.paths(name) ?? [];
  const found = folders
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => existsSync(file));
  return found ? (readManifest(found).version ?? '') : '';
}
