import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentInput, ShellAssets } from '@org/theme-shell/server';

/** What the app's `entry.server.tsx` exports: one page to HTML. */
export type RenderPage = (input: Omit<DocumentInput, 'PageComponent'>) => string;

interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
}

export interface SiteBundle {
  render: RenderPage;
  assets: ShellAssets;
  /** Folder of the browser's files; all of it is copied into the site. */
  clientDir: string;
  /** Identity of the browser's files: pages of another one cannot be shown in place. */
  id: string;
}

export const BUNDLE_DIR = '.bundle';
/** Entries of the bundle that only some pages need, named as `CompiledPage.assets` names them. */
const EXTRAS = ['math', 'api'];
const MANIFEST = '.vite/manifest.json';

/** Loads what the bundler made of the app. @throws when it has not run */
export async function loadBundle(
  root: string,
  baseUrl: string,
  favicon: string | undefined,
): Promise<SiteBundle> {
  const clientDir = path.join(root, BUNDLE_DIR, 'client');
  const manifestFile = path.join(clientDir, MANIFEST);
  if (!existsSync(manifestFile)) {
    throw new Error('The app has not been bundled. Run "vite build" in its folder, or build through Nx.');
  }
  const text = readFileSync(manifestFile, 'utf8');
  const chunks = Object.values(JSON.parse(text) as Record<string, ManifestChunk>).filter(
    ({ isEntry }) => isEntry,
  );
  const address = (name: string): string => {
    const chunk = chunks.find((candidate) => candidate.name === name);
    if (!chunk)
      throw new Error(`The bundle has no entry named "${name}". Use siteBundle() of @org/site-builder/vite.`);
    return baseUrl + chunk.file;
  };
  // React picks its build when it is first loaded; the development one renders several times slower.
  process.env.NODE_ENV = 'production';
  const server = path.join(root, BUNDLE_DIR, 'server/render.js');
  const { render } = (await import(pathToFileURL(server).href)) as { render: RenderPage };
  return {
    render,
    clientDir,
    id: text,
    assets: {
      boot: address('boot'),
      behaviours: address('behaviours'),
      shell: address('shell'),
      styles: [address('styles')],
      favicon: favicon ? baseUrl + favicon : null,
      extras: Object.fromEntries(
        chunks
          .filter(({ name = '' }) => EXTRAS.includes(name))
          .map(({ name, file }) => [name, baseUrl + file]),
      ),
    },
  };
}
