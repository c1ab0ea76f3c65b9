import type { Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createLogger,
  createServer,
  type InlineConfig,
  type Logger,
  mergeConfig,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite';
import { bundlerConfig } from '../bundle-site.js';
import { BUNDLE_DIR } from '../3-render/bundle.js';
import { codeStamp } from '../inputs/input-stamp.js';
import { OUTPUT_DIR } from '../output/site-output.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { AppModules } from './app-modules.js';

/**
 * What the bundler has converted. Sites that share their installed packages through a link would replace each other's in `node_modules`, of which
 * the path still has to have the name: it tells plugins to leave the files alone.
 */
const CACHE_DIR = '.site-cache/node_modules/.vite';

interface BundlerOptions {
  site: LoadedSite;
  modules: AppModules;
  /** Whose web sockets are the bundler's. */
  sockets: Server;
  /** Something has happened to a file. */
  onEdit: (file: string) => void;
}

/** Packages whose files pages name themselves; what modules import the bundler knows. */
const LINKED_PACKAGES = [
  '@org/theme-shell/package.json',
  '@org/openapi-renderer/package.json',
  '@org/site-builder/package.json',
];

/** Vite behind the dev server: modules of the app as they are asked for. */
export const startBundler = (options: BundlerOptions): Promise<ViteDevServer> =>
  createServer(mergeConfig(bundlerConfig(options.site.root), devConfig(options)));

function devConfig({ site, modules, sockets, onEdit }: BundlerOptions): InlineConfig {
  return {
    base: site.config.baseUrl,
    appType: 'custom',
    cacheDir: path.join(site.root, CACHE_DIR),
    customLogger: errorsTo(modules),
    plugins: [
      // The bundler converts packages again when plugins have other names: by itself it takes links into a workspace for unchanged while the
      // lock file is.
      { name: `docs-libraries-${codeStamp()}` },
      {
        name: 'docs-watch',
        // Not once after the start: the bundler restarts, with another watcher, when its own configuration changes.
        configureServer: ({ watcher }) => {
          watcher.add([...site.configFiles]);
          watcher.on('all', (_event, file) => onEdit(file));
        },
      },
      {
        name: 'docs-faces',
        // A face that is asked for anew with every page comes too late to be taken, and writers would never see it.
        transform: (code, id) =>
          /\.css(?:$|\?)/.test(id) ? code.replaceAll('font-display: optional', 'font-display: swap') : null,
      },
      {
        name: 'docs-no-editor',
        // The bundler's own way into an editor opens any file of the machine, and for links of other sites too. It has been added
        // when this function is called that is returned.
        configureServer:
          ({ middlewares }) =>
          () => {
            middlewares.stack = middlewares.stack.filter(({ route }) => route !== '/__open-in-editor');
          },
      },
    ],
    server: {
      middlewareMode: true,
      cors: false,
      fs: { strict: true, allow: servedFolders(site) },
      // Edits of components come over the site's own port: another one could belong to another dev server. Errors are shown
      // in the overlay of the site.
      hmr: { server: sockets, overlay: false },
      watch: { ignored: (file) => isOutput(file, site) || isContent(file, site) },
    },
  };
}

const servedFolders = ({ root, contentDir, publicDir }: LoadedSite): string[] => [
  searchForWorkspaceRoot(root),
  contentDir,
  publicDir,
  ...LINKED_PACKAGES.map((name) => path.dirname(fileURLToPath(import.meta.resolve(name)))),
];

/** Errors of modules are told once, with their position and without the bundler's own stack. */
function errorsTo(modules: AppModules): Logger {
  const logger = createLogger('warn');
  return {
    ...logger,
    error(text, options) {
      if (options?.error) modules.record(options.error);
      else logger.error(text.replace(/^\s+at .*$\n?/gm, ''), options);
    },
  };
}

/** Files of a build are no sources: to the bundler a new HTML file is a reason to load every open page again. */
export function isOutput(file: string, { root }: LoadedSite): boolean {
  const [folder = ''] = path.relative(root, file).split(path.sep);
  return folder === BUNDLE_DIR || folder === OUTPUT_DIR || folder.startsWith(`${OUTPUT_DIR}.`);
}

/** Looked at by `FolderWatch`, unless the app itself lies in it. */
const isContent = (file: string, { root, contentDir }: LoadedSite): boolean =>
  isAt(file, contentDir) && !isAt(root, contentDir);

const isAt = (file: string, folder: string): boolean => file === folder || file.startsWith(folder + path.sep);
