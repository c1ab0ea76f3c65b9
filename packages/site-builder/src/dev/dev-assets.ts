import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownFile, siteEntries } from '../../vite/entries.mjs';
import type { ShellAssets } from '@org/theme-shell/server';
import type { LoadedSite } from '../config/loaded-site.js';

/** Modules that every page of the dev server loads, relative to the base path. */
export const DEV_MODULES = ['@docs/react-refresh.js', '@vite/client', '@docs/client.js'];

/** What the React plugin puts inline into HTML files; a site's pages have no inline scripts, in development neither. */
const REACT_REFRESH = `import { injectIntoGlobalHook } from '../@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

const packageFile = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

const BEHAVIOURS = ownFile('../dist/entries/entry.behaviours.js');

interface AssetsInput extends Pick<LoadedSite, 'root'> {
  config: Pick<LoadedSite['config'], 'baseUrl' | 'favicon'>;
}

/** Addresses under which the dev server has what the bundler makes of the app. */
export function devAssets({ root, config }: AssetsInput): ShellAssets {
  const { baseUrl, favicon } = config;
  const entries = siteEntries(root);
  const inSite = (file: string): string =>
    file.startsWith(root + path.sep)
      ? baseUrl + path.relative(root, file).split(path.sep).join('/')
      : `${baseUrl}@fs${file}`;
  return {
    boot: `${baseUrl}@docs/boot.js`,
    behaviours: `${baseUrl}@fs${BEHAVIOURS}`,
    shell: inSite(entries.client),
    styles: [inSite(entries.styles)],
    favicon: favicon ? baseUrl + favicon : null,
    extras: {
      live: `${baseUrl}@fs${packageFile('@org/theme-shell/live.css')}`,
      diagram: `${baseUrl}@fs${packageFile('@org/theme-shell/diagram.css')}`,
      math: `${baseUrl}@fs${packageFile('@org/theme-shell/math.css')}`,
      types: `${baseUrl}@fs${packageFile('@org/theme-shell/types.css')}`,
      'not-found': `${baseUrl}@fs${packageFile('@org/theme-shell/not-found.css')}`,
      api: `${baseUrl}@fs${packageFile('@org/openapi-renderer/styles.css')}`,
    },
  };
}

const CLIENT_FOLDER = fileURLToPath(new URL('../dev-client', import.meta.url));

const isClientFile = (name: string): boolean =>
  readdirSync(CLIENT_FOLDER, { recursive: true, encoding: 'utf8' }).includes(path.normalize(name)) &&
  name.endsWith('.js');

/** The dev server's own scripts. */
export function serveDevFile(name: string, response: ServerResponse): void {
  const sources: Record<string, () => string> = {
    // A classic script: what makes it a module to the compiler has to go.
    'boot.js': () =>
      readFileSync(packageFile('@org/theme-shell/boot'), 'utf8').replace(/^export \{\};$/m, ''),
    'react-refresh.js': () => REACT_REFRESH,
  };
  const file = path.join(CLIENT_FOLDER, name);
  const source = sources[name] ?? (isClientFile(name) ? () => readFileSync(file, 'utf8') : undefined);
  response.writeHead(source ? 200 : 404, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(source?.() ?? '');
}
