// Bundles what `tsc` has left of a library that Node runs: fewer files to load, and fewer packages to install.
//   node tools/bundle/bundle-library.mjs packages/content-pipeline [--inline zod]
// What the library names as a dependency stays an import; what it needs only to be made (`devDependencies`), and what is named here because it is
// installed for its types, becomes part of `dist/bundled`, with its licence. Entries are the files there that its exports, its programs and its own `new URL(…, import.meta.url)` name.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { chunkGroups } from './chunk-groups.mjs';
import { filesBeside } from './files-beside.mjs';
import { writeLicences } from './licences.mjs';

const IN_PROGRAMS = /['"]\.\.\/dist\/bundled\/([^'"]+)\.js['"]/g;

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { inline: { type: 'string', multiple: true, default: [] } },
});
const root = path.resolve(positionals[0] ?? '.');
const dist = path.join(root, 'dist');
const folder = path.join(dist, 'bundled');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const installed = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
for (const name of options.inline) installed.delete(name);

const problems = [];
const chunks = chunkGroups(dist);
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(entryNames().map((name) => [name, path.join(dist, `${name}.js`)])),
  platform: 'node',
  external: isInstalled,
  plugins: [filesBeside(dist, folder, isInstalled), chunks.plugin],
  onLog(_level, { code, message }) {
    if (code === 'UNRESOLVED_IMPORT') problems.push(message);
  },
});
rmSync(folder, { recursive: true, force: true });
const { output } = await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name].js',
  codeSplitting: chunks.codeSplitting,
  comments: { jsdoc: false, legal: false, annotation: true },
});
await bundle.close();
if (problems.length > 0) {
  rmSync(folder, { recursive: true });
  throw new Error(`${manifest.name} cannot be bundled.\n${problems.join('\n')}`);
}
writeLicences(
  folder,
  output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : [])),
);

/** `index`, `3-render/render-worker`: what others import, and what our programs start. */
function entryNames() {
  const exported = JSON.stringify(manifest.exports).matchAll(/"\.\/dist\/bundled\/([^"]+)\.js"/g);
  const programs = ['bin', 'vite'].flatMap((dir) => textsIn(path.join(root, dir)));
  const started = programs.flatMap((text) => [...text.matchAll(IN_PROGRAMS)]);
  return [...new Set([...exported, ...started].map(([, name]) => name))].sort();
}

function textsIn(dir) {
  try {
    return readdirSync(dir)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => readFileSync(path.join(dir, name), 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Whether an import is found where the library is installed. */
function isInstalled(id, importer) {
  if (id.startsWith('.') || id.startsWith('\0') || path.isAbsolute(id)) return false;
  const name = id.match(/^(?:@[^/]+\/)?[^/]+/)?.[0] ?? id;
  if (isBuiltin(id) || installed.has(name)) return true;
  // What a package that is bundled may do without, and is not here, is not there for it either.
  return importer?.includes('/node_modules/') && name in optionalOf(importer) && !isThere(id, importer);
}

function isThere(id, importer) {
  try {
    return Boolean(createRequire(importer).resolve(id));
  } catch {
    return false;
  }
}

/** Packages that may be missing, as the manifest of the nearest package says. */
function optionalOf(file) {
  const at = file.match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0];
  const { peerDependenciesMeta = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(path.join(at, 'package.json'), 'utf8'),
  );
  return { ...peerDependenciesMeta, ...optionalDependencies };
}
