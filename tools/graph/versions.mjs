// Prints the packages that apps run with, as they are installed, for Nx to hash: it knows a package by several names when it is there in several versions.
//   node tools/graph/versions.mjs apps/docs-site
//   node tools/graph/versions.mjs --made-of packages/site-builder     also those that become part of a library's bundle
import { parseArgs } from 'node:util';
import { installedVersions, runtimeDependencies, toolDependencies } from './installed-versions.mjs';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { 'made-of': { type: 'boolean', default: false } },
});
for (const root of positionals) {
  const names = [...runtimeDependencies(root), ...(options['made-of'] ? toolDependencies(root) : [])];
  console.log(root, installedVersions(root, names).join(' '));
}
