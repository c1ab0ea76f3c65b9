import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../server-process.js';
import type { PackedLibrary } from './packed-libraries.js';

/** Unpacked libraries by name. */
type Store = ReadonlyMap<string, string>;

/**
 * Installs libraries into a site's folder the way pnpm does, where a package sees what its own manifest names and nothing else:
 * ours from their tarballs, those of others from the workspace. It needs no network.
 * @param names what the site itself depends on
 * @param instead a folder whose packages take the place of the workspace's, such as another React
 */
export async function installStrictly(
  libraries: readonly PackedLibrary[],
  { root, names, instead }: { root: string; names: readonly string[]; instead?: string | undefined },
): Promise<void> {
  const store = new Map<string, string>();
  for (const { manifest, file } of libraries) {
    const folder = path.join(root, 'node_modules/.store', manifest.name, 'node_modules', manifest.name);
    mkdirSync(folder, { recursive: true });
    await runCommand('tar', ['-xzf', file, '-C', folder, '--strip-components=1'], root);
    store.set(manifest.name, folder);
  }
  for (const { manifest, source } of libraries) {
    const modules = path.join(root, 'node_modules/.store', manifest.name, 'node_modules');
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      link(name, modules, {
        root,
        store,
        sources: [instead, source],
        peers: manifest.peerDependencies ?? {},
      });
  }
  for (const name of names) link(name, path.join(root, 'node_modules'), { root, store, sources: [root] });
}

interface LinkOptions {
  root: string;
  store: Store;
  /** Folders that may have the package installed, in this order. */
  sources: readonly (string | undefined)[];
  peers?: object;
}

const installed = (name: string, sources: LinkOptions['sources']): string | undefined =>
  sources
    .filter((source) => source !== undefined)
    .map((source) => path.join(source, 'node_modules', name))
    .find((folder) => existsSync(folder));

/** Optional peers that nobody has installed stay away. */
function link(name: string, modules: string, { root, store, sources, peers = {} }: LinkOptions): void {
  const target = store.get(name) ?? installed(name, sources);
  const place = path.join(modules, name);
  if (!target || existsSync(place)) return;
  mkdirSync(path.dirname(place), { recursive: true });
  const isPeer = name in peers;
  symlinkSync(
    store.has(name) || isPeer ? realpathSync(target) : inSite(realpathSync(target), name, root),
    place,
  );
}

/**
 * What browsers load is served from the site's folder alone, so packages that need no others are copied there, once. React, a
 * peer of all, is converted for browsers, and there has to be one of it.
 */
function inSite(folder: string, name: string, root: string): string {
  const { dependencies = {}, version } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string>; version: string };
  if (Object.keys(dependencies).length > 0) return folder;
  const copy = path.join(root, 'node_modules/.store', `${name}@${version}`, 'node_modules', name);
  if (!existsSync(copy)) cpSync(folder, copy, { recursive: true });
  return copy;
}
