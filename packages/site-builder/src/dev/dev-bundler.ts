import type { Server } from 'node:http';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { BUNDLE_DIR } from '../3-render/bundle.js';
import { OUTPUT_DIR } from '../3-render/site-output.js';
import type { LoadedSite } from '../config/loaded-site.js';

/** Vite behind the dev server: modules of the app as they are asked for. */
export const startBundler = (site: LoadedSite, server: Server): Promise<ViteDevServer> =>
  createServer({
    root: site.root,
    base: site.config.baseUrl,
    configFile: path.join(site.root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      fs: { strict: false },
      // Edits of components come over the site's own port: another one could belong to another dev server.
      hmr: { server },
      watch: { ignored: (file) => isOutput(file, site) },
    },
  });

/** Files of a build are no sources: to the bundler a new HTML file is a reason to load every open page again. */
function isOutput(file: string, { root }: LoadedSite): boolean {
  const [folder = ''] = path.relative(root, file).split(path.sep);
  return folder === BUNDLE_DIR || folder === OUTPUT_DIR || folder.startsWith(`${OUTPUT_DIR}.`);
}
