import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What pages with components change with: their code, which the bundle's name is a hash of, and the versions of the packages that it
 * imports, React above all.
 */
export function componentsIdentity(file: string, packages: string[], root: string): string {
  const names = new Set(packages.map(packageName));
  const versions = [...names].sort().map((name) => `${name}@${versionOf(name, root)}`);
  return [path.basename(file), ...versions].join(' ');
}

/** `@a/b/c` → `@a/b` */
export const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Empty for what is no package of the app: a module of Node. */
function versionOf(name: string, root: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return '';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version ?? '';
}
