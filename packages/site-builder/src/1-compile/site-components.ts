import { readdirSync, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { moduleImports, type PageComponents } from '@org/content-pipeline';
import { componentName } from '@org/theme-shell';
import type { LoadedSite } from '../config/loaded-site.js';
import { noteSiteCode } from '../command-end.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { readSourceText } from '../inputs/read-source.js';
import { COMPONENTS_DIR, ISLANDS_DIR, loadBundled } from './bundled-components.js';
import { componentsIdentity, packageName } from './components-identity.js';

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** A module that a worker can import; its default export is a {@link PageComponents}. */
export interface ComponentsModule {
  url: string;
  components: PageComponents;
}

/**
 * The code that the site's pages may use, bundled for Node: its components, its islands, and what MDX pages import
 * themselves. `undefined` when there is none of it. @throws SiteError
 */
export async function loadSiteComponents(site: LoadedSite): Promise<ComponentsModule | undefined> {
  const files = componentFiles(site);
  const modules = importedModules(site);
  if (files.length === 0 && modules.length === 0) return undefined;
  noteSiteCode(() => nameInWorkspace(path.join(site.root, COMPONENTS_DIR)));
  const { file, packages, components } = await loadBundled(site, entryText(files, modules));
  checkDefaults(components, files);
  const identity = componentsIdentity(file, packages, site.root);
  return { url: pathToFileURL(file).href, components: { ...components, identity } };
}

/** Whether a change of a file may change what {@link loadSiteComponents} gives. */
export const isComponentSource = (file: string, { root, contentDir, config }: LoadedSite): boolean =>
  [COMPONENTS_DIR, ISLANDS_DIR].some((dir) => file.startsWith(path.join(root, dir) + path.sep)) ||
  (file.startsWith(contentDir + path.sep) && (/\.[jt]sx?$/.test(file) || mdxFile(config).test(file)));

interface ComponentFile {
  name: string;
  file: string;
  island: boolean;
}

function componentFiles({ root }: LoadedSite): ComponentFile[] {
  return [COMPONENTS_DIR, ISLANDS_DIR].flatMap((dir) => {
    const folder = path.join(root, dir);
    const names = existsSync(folder)
      ? readdirSync(folder).filter((name) => /(?<!\.test)\.[jt]sx$/.test(name))
      : [];
    return names.sort().map((name) => ({
      name: componentName(name),
      file: path.join(folder, name),
      island: dir === ISLANDS_DIR,
    }));
  });
}

interface ImportedModule {
  key: string;
  /** A file, or a package's name. */
  specifier: string;
}

/** Code that MDX sources import, partials included. What cannot be found is reported where it is imported. */
function importedModules(site: LoadedSite): ImportedModule[] {
  const keys = new Set(
    mdxSources(site).flatMap((source) => {
      const text = readSourceText(path.join(site.contentDir, source));
      return moduleImports(text, source);
    }),
  );
  return [...keys].sort().flatMap((key) => {
    const specifier = findModule(key, site);
    return specifier ? [{ key, specifier }] : [];
  });
}

/** Names of sources that are MDX. */
const mdxFile = ({ markdown }: LoadedSite['config']): RegExp =>
  markdown.format === 'mdx' ? /\.mdx?$/i : /\.mdx$/i;

function mdxSources({ contentDir, config }: LoadedSite): string[] {
  const isSource = mdxFile(config);
  // An area whose folder is not there yet is told by name.
  if (!existsSync(contentDir)) return [];
  const areas = config.areas.map(({ dir }) => dir).filter((dir) => existsSync(path.join(contentDir, dir)));
  const shared = readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('_'))
    .map(({ name }) => name);
  return [...areas, ...shared].flatMap((dir) =>
    // With types: without them each of the site's files is looked at.
    readdirSync(path.join(contentDir, dir), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isSource.test(entry.name))
      .map((entry) => path.relative(contentDir, path.join(entry.parentPath, entry.name)))
      .filter((name) => !name.includes('node_modules'))
      .map((name) => name.replaceAll(path.sep, '/')),
  );
}

/** `@site/x` is of the app, `guide/x` of the content; anything else is a package that the app has. */
function findModule(key: string, { root, contentDir }: LoadedSite): string | undefined {
  const ofApp = key.startsWith('@site/');
  const base = ofApp ? path.join(root, key.slice('@site/'.length)) : path.join(contentDir, key);
  const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  const found = EXTENSIONS.map((extension) => base + extension).find(isFile);
  if (found || ofApp) return found;
  return existsSync(path.join(root, 'node_modules', packageName(key))) ? key : undefined;
}

function entryText(files: ComponentFile[], modules: ImportedModule[]): string {
  const imports = [...files.map(({ file }) => file), ...modules.map(({ specifier }) => specifier)];
  const named = files.map(({ name, island }, index) => {
    const hydrate = island ? `, island: m${index}.hydrate ?? 'visible'` : '';
    return `${JSON.stringify(name)}: { component: m${index}.default${hydrate} }`;
  });
  const used = modules.map(({ key }, index) => `${JSON.stringify(key)}: m${files.length + index}`);
  return [
    "import { createElement, Fragment } from 'react';",
    "import { renderToStaticMarkup, renderToString } from 'react-dom/server';",
    ...imports.map((specifier, index) => `import * as m${index} from ${JSON.stringify(specifier)};`),
    'export default {',
    '  renderer: { createElement, Fragment, renderToStaticMarkup, renderToString },',
    `  named: { ${named.join(', ')} },`,
    `  modules: { ${used.join(', ')} },`,
    '};',
  ].join('\n');
}

function checkDefaults({ named }: PageComponents, files: ComponentFile[]): void {
  const without = files.filter(({ name }) => named[name]?.component === undefined);
  if (without.length === 0) return;
  throw new SiteError(
    without.map(({ name, file }) => ({
      code: 'component-without-default',
      severity: 'error' as const,
      message: `The module has no default export, so pages that use <${name}> would have nothing to show.`,
      hint: `Export the component: export default function ${name}() { … }`,
      file: nameInWorkspace(file),
    })),
  );
}
