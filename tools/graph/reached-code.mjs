import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { installedVersions, runtimeDependencies } from './installed-versions.mjs';

/** Where a module starts a worker, or reads a module's text. */
const BESIDE = /new URL\(\s*['"](\.[^'"]+\.js)['"],\s*import\.meta\.url/g;

/** The same in a bundle of ours, by the file's place in it; see tools/bundle/files-beside.mjs. */
const IN_BUNDLE = /\bplaces(?:\$\d+)?\.bundled(?:Url)?\("([^"]+)"\)/g;
const BUNDLE = /^.*[\\/]dist[\\/]bundled(?=[\\/])/;

/** A module that loads packages by names that a bundler does not see. */
const LOADS_BY_NAME = /\bcreateRequire\(|\bimport-meta-resolve\b/;

/**
 * Code of what built modules reach through the packages of the workspace, without what they do not use of them, and versions of the
 * packages that this imports. Parts of it in a stable order.
 */
export async function reachedCode(entries) {
  const byName = new Set();
  const data = new Set();
  const bundle = await rolldown({
    input: entries,
    platform: 'node',
    logLevel: 'silent',
    external: isInstalled,
    plugins: [besides(byName, data)],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: { compress: true, mangle: false } });
  await bundle.close();
  const chunks = output.filter(({ type }) => type === 'chunk');
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const folders = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(packageFolder)).filter(Boolean));
  const versions = [...folders].flatMap((folder) => {
    const own = runtimeDependencies(folder);
    return installedVersions(
      folder,
      byName.has(folder) ? own : own.filter((name) => imported.some((id) => isOf(id, name))),
    );
  });
  return [...chunks.map(({ code }) => code).sort(), ...[...data].sort(), ...[...new Set(versions)].sort()];
}

const isOf = (specifier, name) => specifier === name || specifier.startsWith(`${name}/`);

/** Packages of the registry and modules of Node; those of the workspace are followed. */
const isInstalled = (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@org/');

/** The bundler follows imports; this adds what is started or read by address, and notes packages that load others by name, and data. */
function besides(byName, data) {
  return {
    name: 'besides',
    transform(code, id) {
      if (LOADS_BY_NAME.test(code)) byName.add(packageFolder(id));
      for (const [, file] of code.matchAll(BESIDE)) {
        const target = path.resolve(path.dirname(id), file);
        if (existsSync(target)) this.emitFile({ type: 'chunk', id: target });
      }
      for (const [, file] of code.matchAll(IN_BUNDLE)) {
        const target = path.join(BUNDLE.exec(id)?.[0] ?? '', file);
        if (target.endsWith('.json')) data.add(readFileSync(target, 'utf8'));
        else this.emitFile({ type: 'chunk', id: target });
      }
    },
  };
}

/** Folder of the workspace's package that a module belongs to. */
function packageFolder(id) {
  for (let at = path.dirname(id); at !== path.dirname(at); at = path.dirname(at)) {
    const file = path.join(at, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name) return at;
  }
  return undefined;
}
