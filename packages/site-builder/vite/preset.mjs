// The bundler's settings for a site. Plain JavaScript, because a site's vite.config.ts must load before anything is built.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { ownFile, siteEntries } from './entries.mjs';
import { optionalPackages } from './optional-packages.mjs';

export { hasOwnEntries, siteEntries } from './entries.mjs';

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
  // What only some pages load (`features`, `landing`), or a search alone, is not for all of them.
  {
    name: 'parts',
    test: /[\\/](?:theme-shell[\\/](?:dist|src)[\\/](?!features[\\/]|landing[\\/]|components[\\/]landing[\\/])|search-ui[\\/](?:dist|src)[\\/](?:start[\\/](?!site-provider|load-again)|marks[\\/]mark-parameter))/,
    minShareCount: 2,
  },
];

const SHARED_NAMES = ['rolldown-runtime', ...SHARED_CHUNKS.map(({ name }) => name)];

/**
 * What is fetched beside a module that is wanted later: not what the shell and the behaviours have imported by then, nor the module
 * alone, which its `import()` asks for at the same time. Each name costs every page some bytes.
 */
function filesToAskFor(module, files) {
  const isShared = (file) => SHARED_NAMES.some((name) => path.posix.basename(file).startsWith(`${name}-`));
  const beside = files.filter((file) => file !== module && !isShared(file));
  return beside.length > 0 ? [module, ...beside] : [];
}

/** What a site may import without having installed it itself: package managers that link strictly do not show it the rest. */
const PROVIDED =
  /^(?:@org\/(?:openapi-renderer|search-ui|site-model|theme-shell)|react|react-dom|react-router)(?:\/|$)/;

/** Our packages are part of what Node runs: they import styles, and the modules of the site. */
const BUNDLED = /^@org\/(?:openapi-renderer|search-ui|site-builder|site-model|theme-shell)$/;

/** Looks for the libraries and for React where this package has them, if the site has none. Its own come first. */
const provided = (root) => ({
  name: 'site-builder:provided',
  enforce: 'pre',
  config: {
    // After the React plugin, which believes that every site has React in its own folder.
    order: 'post',
    handler(config, { command }) {
      const hidden = unreachable(root);
      const { include = [] } = config.optimizeDeps ?? {};
      if (config.optimizeDeps)
        config.optimizeDeps.include = include.filter((name) => !isPartOf(name, hidden));
      // A built module is run from the site's folder, a served one from where it is.
      const resolve =
        command === 'build'
          ? { noExternal: [BUNDLED, ...SHAKEN, ...hidden] }
          : { noExternal: [BUNDLED], external: ownModules(root) };
      return { environments: { ssr: { resolve } } };
    },
  },
  resolveId: {
    filter: { id: PROVIDED },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found ?? this.resolve(source, fileURLToPath(import.meta.url), { ...options, skipSelf: true });
    },
  },
});

/** What a dynamic `import()` becomes loads its files by this, and not by the bundler's own helper. */
const smallLoader = {
  name: 'site-builder:small-loader',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => readFileSync(ownFile('load-with-parts.mjs'), 'utf8'),
  },
};

const REACT = ['react', 'react-dom', 'react-router'];

/** Packages of which a site needs a small part: all of the router takes Node longer to load than the rest of what renders. */
const SHAKEN = ['react-router'];

/** Packages that Node does not find from the app's folder, so that they have to be part of the bundle that it runs. */
function unreachable(root) {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  return REACT.filter((name) => {
    try {
      resolve(name);
      return false;
    } catch {
      return true;
    }
  });
}

/** Those of our packages that have modules alone and no styles, so that Node can run them. */
const WITHOUT_STYLES = ['@org/site-model', '@org/theme-shell'];

/**
 * Our packages that the dev server's Node loads by itself, in a tenth of the time that the bundler takes to hand it each of their modules. None where a module
 * of the site would get another copy of one of them, or of React.
 */
function ownModules(root) {
  const copies = (from, name) => {
    try {
      return realpathSync(createRequire(from).resolve(name));
    } catch {
      return undefined;
    }
  };
  const site = path.join(root, 'package.json');
  const own = fileURLToPath(import.meta.url);
  const shell = createRequire(own).resolve('@org/theme-shell/package.json');
  const isOne = REACT.every(
    (name) => copies(site, name) !== undefined && copies(site, name) === copies(shell, name),
  );
  const [itsShell, ours] = [site, own].map((from) => copies(from, '@org/theme-shell/package.json'));
  // A site without modules of its own asks for none, so that it need not have the shell where it would find it.
  const isOurs = itsShell === ours || (itsShell === undefined && !existsSync(path.join(root, 'src')));
  return isOne && isOurs ? WITHOUT_STYLES : [];
}

const isPartOf = (specifier, packages) => packages.includes(specifier.split('/')[0]);

/** What is not written as ES modules, and what comes with it. */
const CONVERTED = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
];

/** Modules of ours that pages of the dev server load, and modules of a site may import. */
const CONVERTED_OURS = [
  'theme-shell',
  'theme-shell/behaviours',
  'theme-shell/client',
  'theme-shell/landing',
  'search-ui',
  'search-ui/react',
  'search-ui/marks',
  'openapi-renderer/client',
  'site-model',
];

/**
 * In development packages are converted before the first page: what is not written as ES modules, which finding later would load that page
 * again, and ours, which have two hundred modules that a page would ask for in ten rounds. They are converted together, since a second copy
 * of a module would have a state of its own. Entries of the preset are served as the modules of a site.
 */
function devDependencies(root) {
  const hidden = unreachable(root);
  return {
    include: [
      ...CONVERTED.map((name) => (isPartOf(name, hidden) ? `@org/site-builder > ${name}` : name)),
      ...CONVERTED_OURS.map((name) => `@org/site-builder > @org/${name}`),
    ],
    exclude: ['@org/site-builder'],
  };
}

/** For modules of a site that Node is to run: its pages, and the components that its content uses. */
export const nodePlugins = (root) => [react(), provided(root)];

/**
 * Bundles the shell, the behaviours, the styles and the site's React pages, for the browser and for rendering. Content takes
 * no part in it, so neither the time nor the size depends on the number of pages.
 *
 * @param {string} root the app's folder; see {@link siteEntries} for what it may have
 * @returns {import('vite').UserConfig}
 */
export function siteBundle(root) {
  const entries = siteEntries(root);
  return {
    root,
    // Addresses inside the bundle are relative: the base path is known to the pages alone.
    base: './',
    appType: 'custom',
    publicDir: false,
    // What takes how long in the bundler tells those who write a site nothing.
    build: { rollupOptions: { checks: { pluginTimings: false } } },
    plugins: [...nodePlugins(root), optionalPackages(root), smallLoader],
    builder: {},
    // Those that the app has itself are the only ones.
    resolve: { dedupe: REACT.filter((name) => !unreachable(root).includes(name)) },
    environments: {
      client: {
        optimizeDeps: devDependencies(root),
        build: {
          outDir: path.join(BUNDLE_DIR, 'client'),
          manifest: true,
          modulePreload: { polyfill: false, resolveDependencies: filesToAskFor },
          assetsInlineLimit: 0,
          rollupOptions: {
            input: {
              boot: '@org/theme-shell/boot',
              behaviours: '@org/theme-shell/behaviours',
              shell: entries.client,
              styles: entries.styles,
              // Only pages with live examples, with diagrams, with formulas, or with code that has types, name them.
              live: '@org/theme-shell/live.css',
              diagram: '@org/theme-shell/diagram.css',
              math: '@org/theme-shell/math.css',
              types: '@org/theme-shell/types.css',
              // Only the page for unknown addresses does.
              'not-found': '@org/theme-shell/not-found.css',
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
            input: { render: entries.server },
            // The app's package.json need not say that its scripts are ES modules, and the name is the same either way.
            output: { entryFileNames: '[name].mjs', chunkFileNames: 'assets/[name]-[hash].mjs' },
          },
        },
      },
    },
  };
}
