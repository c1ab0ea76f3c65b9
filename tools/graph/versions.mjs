// Prints the packages that apps run with, as they are installed, for Nx to hash: it knows a package by several names when it is there in several versions.
//   node tools/graph/versions.mjs apps/docs-site
import { installedVersions } from './installed-versions.mjs';

for (const root of process.argv.slice(2)) console.log(root, installedVersions(root).join(' '));
