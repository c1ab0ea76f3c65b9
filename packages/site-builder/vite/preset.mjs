// The bundler's settings for a site. Plain JavaScript, because a site's vite.config.ts must load before anything is built.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';

/** Where the bundles of a site lie, relative to the app's folder. */
export const BUNDLE_DIR = '.bundle';

/**
 * What several entries share, in one file for each purpose instead of one for each set of entries: before it is idle a page
 * asks for one file beside its behaviours, and code compresses better in one piece. `base` has nothing of React in it.
 */
const SHARED_CHUNKS = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  },
  {
    name: 'base',
    test: /vite[\\/]preload-helper|[\\/](?:theme-shell[\\/](?:dist|src)[\\/](?:behaviours|model)|site-model[\\/](?:dist|src))[\\/]/,
    minShareCount: 2,
  },
  // What only some pages load (`features`) is not for all of them.
  {
    name: 'parts',
    test: /[\\/](?:theme-shell[\\/](?:dist|src)[\\/](?!features[\\/])|search-ui[\\/](?:dist|src)[\\/](?:start[\\/]|marks[\\/]mark-parameter))/,
    minShareCount: 2,
  },
];

/**
 * Bundles the shell, the behaviours, the styles and the site's React pages, for the browser and for rendering. Content takes
 * no part in it, so neither the time nor the size depends on the number of pages.
 *
 * @param {string} root the app's folder; `src/entry.client.tsx`, `src/entry.server.tsx` and `src/styles.css` are expected in it
 * @returns {import('vite').UserConfig}
 */
export function siteBundle(root) {
  return {
    root,
    // Addresses inside the bundle are relative: the base path is known to the pages alone.
    base: './',
    appType: 'custom',
    publicDir: false,
    plugins: [react()],
    builder: {},
    environments: {
      client: {
        build: {
          outDir: path.join(BUNDLE_DIR, 'client'),
          manifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          rollupOptions: {
            input: {
              boot: '@org/theme-shell/boot',
              behaviours: '@org/theme-shell/behaviours',
              shell: path.join(root, 'src/entry.client.tsx'),
              styles: path.join(root, 'src/styles.css'),
              // Only pages with live examples, with diagrams, or with formulas, name them.
              live: '@org/theme-shell/live.css',
              diagram: '@org/theme-shell/diagram.css',
              math: '@org/theme-shell/math.css',
              // Only pages of APIs do. It is a dependency of this package and not of the app.
              api: fileURLToPath(import.meta.resolve('@org/openapi-renderer/styles.css')),
            },
            treeshake: { propertyReadSideEffects: false },
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: SHARED_CHUNKS } },
          },
        },
      },
      ssr: {
        build: {
          outDir: path.join(BUNDLE_DIR, 'server'),
          rollupOptions: {
            input: { render: path.join(root, 'src/entry.server.tsx') },
            // The app's package.json need not say that its scripts are ES modules, and the name is the same either way.
            output: { entryFileNames: '[name].mjs', chunkFileNames: 'assets/[name]-[hash].mjs' },
          },
        },
        resolve: { noExternal: ['@org/search-ui', '@org/theme-shell'] },
      },
    },
  };
}
