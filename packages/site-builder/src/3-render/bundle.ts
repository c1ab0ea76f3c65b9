import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { componentsIdentity } from '../1-compile/components-identity.js';
import { noteSiteCode } from '../command-end.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { filesBelow } from '../output/files-below.js';
import { sha256Of } from '../output/site-manifest.js';
import type { DocumentInput, ShellAssets } from '@org/theme-shell/server';
import { preloadedFaces } from './preloaded-faces.js';

/** What the app's `entry.server.tsx` exports: one page to HTML. */
export type RenderPage = (input: Omit<DocumentInput, 'PageComponent'>) => string;

interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  css?: string[];
  assets?: string[];
  /** Keys of chunks that come with this one. */
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

export interface SiteBundle {
  render: RenderPage;
  /** Absolute path of the module that `render` is of, for threads that load it themselves. @default there is none: one thread renders */
  server?: string;
  assets: ShellAssets;
  /** Style sheets that a React page imports, by the name of its component. */
  pageStyles: Record<string, string[]>;
  /** Folder of the browser's files; all of it is copied into the site. */
  clientDir: string;
  /** SHA-256 of files below `clientDir`, by name. @default not known */
  hashes?: Readonly<Record<string, string>>;
  /** Changes with the code that renders, and with the versions of what it imports. */
  code: string;
  /** Identity of the browser's files: pages of another one cannot be shown in place. */
  id: string;
  files: BundleFiles;
}

/** Files below `clientDir` that every page brings, in the order in which it needs them. */
export interface BundleFiles {
  styles: string[];
  /** Scripts until a page is readable and usable. */
  readable: string[];
  /** What the shell adds, with all that it imports at once. */
  shell: string[];
}

/** SHA-256 of the files of a bundle, by their names below its folders. */
export interface BundleHashes {
  client: Readonly<Record<string, string>>;
  server: Readonly<Record<string, string>>;
}

interface BundleOptions {
  baseUrl: string;
  favicon: string | undefined;
  /** What its files are, where that is known: then fewer of them are read. @default not known */
  hashes?: BundleHashes | undefined;
}

export const BUNDLE_DIR = '.bundle';
/** Entries of the bundle that only some pages need, named as `CompiledPage.assets` names them. */
const EXTRAS = ['live', 'diagram', 'math', 'types', 'api', 'not-found'];
const MANIFEST = '.vite/manifest.json';
const PAGE_MODULE = /^src\/pages\/([^/]+)\.[jt]sx$/;

/** Absolute path of the module that renders pages. */
export const serverFile = (root: string): string => path.join(root, BUNDLE_DIR, 'server/render.mjs');

/** Loads what the bundler made of the app. @throws when it has not run */
export async function loadBundle(
  root: string,
  { baseUrl, favicon, hashes }: BundleOptions,
): Promise<SiteBundle> {
  const clientDir = path.join(root, BUNDLE_DIR, 'client');
  const manifestFile = path.join(clientDir, MANIFEST);
  if (!existsSync(manifestFile)) {
    throw new Error(
      'The app has not been bundled. Run "site-builder build", or "site-builder bundle" before it.',
    );
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const chunks = Object.values(manifest).filter(({ isEntry }) => isEntry);
  const address = (name: string): string => {
    const chunk = chunks.find((candidate) => candidate.name === name);
    if (!chunk)
      throw new Error(`The bundle has no entry named "${name}". Use siteBundle() of @org/site-builder/vite.`);
    return baseUrl + chunk.file;
  };
  const styles = address('styles');
  const server = serverFile(root);
  noteSiteCode(() => nameInWorkspace(path.join(root, 'src')));
  return {
    render: await loadRenderer(server),
    server,
    clientDir,
    pageStyles: pageStyles(manifest, baseUrl),
    id: identityOf(manifest),
    code: codeOf(root, hashes?.server),
    ...(hashes && { hashes: hashes.client }),
    files: filesOfEveryPage(manifest),
    assets: {
      boot: address('boot'),
      behaviours: address('behaviours'),
      shell: address('shell'),
      styles: [styles],
      fonts: preloadedFaces(readFileSync(path.join(clientDir, styles.slice(baseUrl.length)), 'utf8'), styles),
      favicon: favicon ? baseUrl + favicon : null,
      extras: Object.fromEntries(
        chunks
          .filter(({ name = '' }) => EXTRAS.includes(name))
          .map(({ name = '', file }): [string, string] => [name, baseUrl + file]),
      ),
    },
  };
}

/** Names of the files have hashes of what is in them; the manifest's keys say where modules were, with versions of packages. */
export const identityOf = (manifest: Manifest): string =>
  Object.values(manifest)
    .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
    .sort()
    .join('\n');

/** What renders pages. @param server absolute path of the server's bundle */
export const loadRenderer = async (server: string): Promise<RenderPage> =>
  ((await import(pathToFileURL(server).href)) as { render: RenderPage }).render;

/** Modules that the server's bundle leaves to the app's packages. */
const EXTERNAL = ['react', 'react-dom', 'react-router'];

function codeOf(root: string, hashes: BundleHashes['server'] = {}): string {
  const hash = createHash('sha256').update(componentsIdentity('', EXTERNAL, root));
  const folder = path.dirname(serverFile(root));
  for (const file of filesBelow(folder).sort())
    hash.update(`${file} ${hashes[file] ?? sha256Of(readFileSync(path.join(folder, file)))}\n`);
  return hash.digest('base64url');
}

function filesOfEveryPage(manifest: Manifest): BundleFiles {
  const named = (name: string): Set<string> => {
    const found = new Set<string>();
    const add = (chunk: ManifestChunk | undefined): void => {
      if (!chunk || found.has(chunk.file)) return;
      found.add(chunk.file);
      chunk.imports?.forEach((key) => add(manifest[key]));
    };
    add(Object.values(manifest).find((chunk) => chunk.isEntry && chunk.name === name));
    return found;
  };
  const readable = new Set([...named('boot'), ...named('behaviours')]);
  return {
    styles: [...named('styles')],
    readable: [...readable],
    shell: [...named('shell')].filter((file) => !readable.has(file)),
  };
}

/** A page is rendered before its module runs in a browser, so the document itself has to name what the module imports. */
export function pageStyles(manifest: Manifest, baseUrl: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(manifest).flatMap((key) => {
      const component = PAGE_MODULE.exec(key)?.[1];
      const files = component ? stylesOf(key, manifest) : new Set<string>();
      return component && files.size > 0 ? [[component, [...files].map((file) => baseUrl + file)]] : [];
    }),
  );
}

/** Of a chunk and of all that it imports, in the order of the cascade. */
function stylesOf(key: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return new Set();
  seen.add(key);
  const { imports = [], css = [] } = manifest[key] ?? {};
  return new Set([...imports.flatMap((name) => [...stylesOf(name, manifest, seen)]), ...css]);
}
