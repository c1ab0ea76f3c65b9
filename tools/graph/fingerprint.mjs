// Writes what a library's dependants depend on: hashes of its built code, which comments, source maps and README do not change.
//   node tools/graph/fingerprint.mjs packages/theme-shell     writes packages/theme-shell/.fingerprint/code
//   node tools/graph/fingerprint.mjs packages/site-builder compile=dist/compile.js,dist/config.js
//                                                             also .fingerprint/compile, of what these modules reach, in all packages
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'rolldown/utils';
import { installedVersions } from './installed-versions.mjs';
import { reachedCode } from './reached-code.mjs';

/** Fields of a manifest that decide what importing the package gives. */
const MANIFEST_FIELDS = ['name', 'version', 'type', 'exports', 'imports', 'bin', 'sideEffects'];

/** What is published beside `dist`: programs, presets and styles. */
const SOURCES = ['bin', 'vite', 'src'];
const READ_AS_IS = /\.(?:css|json|html|svg|woff2)$/;

/** Comments that change what a bundler makes of code. */
const MEANT_FOR_BUNDLERS = /[@#]__[A-Z_]+__|@vite-ignore/g;

const [folder, ...entries] = process.argv.slice(2);
const target = path.join(folder, '.fingerprint');
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
write('code', packageCode(folder));
for (const entry of entries) {
  const [name, modules] = entry.split('=');
  write(name, await reachedCode(modules.split(',').map((module) => path.resolve(folder, module))));
}

function write(name, parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\n`).update(part);
  writeFileSync(path.join(target, name), `${hash.digest('hex')}\n`);
}

/** All of a package that runs, or that is read, where it is used. */
function packageCode(root) {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return [
    JSON.stringify(MANIFEST_FIELDS.map((field) => manifest[field] ?? null)),
    ...installedVersions(root),
    ...filesIn(root, 'dist')
      .filter((file) => !/\.map$|\.d\.ts$|\.tsbuildinfo$|^dist\/\.spec\//.test(file))
      .flatMap((file) => [file, codeOf(path.join(root, file))]),
    ...SOURCES.flatMap((dir) => filesIn(root, dir))
      .filter((file) => READ_AS_IS.test(file) || /^(?:bin|vite)\/.+(?<!\.d)\.m?js$/.test(file))
      .flatMap((file) => [file, codeOf(path.join(root, file))]),
  ];
}

function codeOf(file) {
  const text = readFileSync(file, 'utf8');
  if (!/\.m?js$/.test(file)) return text;
  const { code, errors } = minifySync(file, text, { compress: false, mangle: false });
  // What the parser does not read is compared as it is.
  return errors.length > 0 ? text : [code, ...(text.match(MEANT_FOR_BUNDLERS) ?? [])].join('\n');
}

function filesIn(root, dir) {
  try {
    return readdirSync(path.join(root, dir), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
