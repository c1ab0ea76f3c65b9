import type { PageComponents } from '@org/content-pipeline';
import { errorMessage } from '@org/site-model';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rollup } from 'vite';
import type { LoadedSite } from '../config/loaded-site.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { nameInWorkspace } from '../diagnostics/file-names.js';
import { packageName } from './components-identity.js';
import { missingModules } from './missing-modules.js';
import { shownDocuments } from './shown-documents.js';

/** Folders of the app: components that pages may use by name, and those of them that the browser hydrates. */
export const COMPONENTS_DIR = 'src/components';
export const ISLANDS_DIR = 'src/islands';
/** Below the app, so that what is not bundled, React above all, is the app's own. */
const CACHE_DIR = 'node_modules/.cache/site-components';
const ENTRY = 'site-components';

interface Loaded {
  file: string;
  packages: string[];
  components: PageComponents;
}

/**
 * Bundles a module of components, and loads it. Packages stay outside of the bundle, but for those with a style sheet in them, which
 * Node cannot load: that shows only as they are loaded. @throws SiteError
 */
export async function loadBundled(
  site: LoadedSite,
  entry: string,
  styled: readonly string[] = [],
): Promise<Loaded> {
  const { code, packages } = await bundle(site, entry, styled);
  const file = writeOnce(site, code);
  try {
    return { file, packages, components: await importComponents(pathToFileURL(file).href) };
  } catch (error) {
    const name = packageWithStyles(error);
    if (name !== undefined && !styled.includes(name)) return loadBundled(site, entry, [...styled, name]);
    throw brokenComponents(site.root, `cannot be loaded: ${errorMessage(error)}`);
  }
}

/** The package whose style sheet Node was asked to run, where that is why it stopped. */
function packageWithStyles(error: unknown): string | undefined {
  const [, inner] =
    /Unknown file extension "\.(?:css|s[ac]ss|less)" for .*[\\/]node_modules[\\/](.+)$/.exec(
      errorMessage(error),
    ) ?? [];
  return inner && packageName(inner.replaceAll('\\', '/'));
}

/** @throws what a module throws as it is loaded, which no page can be without */
const importComponents = async (url: string): Promise<PageComponents> =>
  ((await import(url)) as { default: PageComponents }).default;

const brokenComponents = (root: string, what: string): SiteError =>
  new SiteError([
    {
      code: 'components-broken',
      severity: 'error',
      message: `The components that pages use ${what}`,
      hint: `They are the modules in ${COMPONENTS_DIR} and ${ISLANDS_DIR}, and what MDX pages import.`,
      file: nameInWorkspace(root),
    },
  ]);

interface Bundled {
  code: string;
  /** What it imports and is not part of it: modules of packages. */
  packages: string[];
}

/** @throws SiteError when code does not compile */
async function bundle(
  { root, contentDir }: LoadedSite,
  entry: string,
  inlined: readonly string[],
): Promise<Bundled> {
  const id = path.join(root, `${ENTRY}.js`);
  // Only sites with components pay for loading these.
  const { build } = await import('vite');
  const { nodePlugins } = await import('../../vite/preset.mjs');
  try {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        nodePlugins(root),
        missingModules,
        shownDocuments(contentDir),
        {
          name: ENTRY,
          resolveId: (source) => (source === ENTRY ? id : null),
          load: (loaded) => (loaded === id ? entry : null),
        },
      ],
      ssr: { noExternal: [...inlined] },
      build: {
        ssr: true,
        write: false,
        minify: false,
        rollupOptions: { input: ENTRY, output: { codeSplitting: false } },
      },
    });
    const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
    const [{ code, imports, dynamicImports }] = output;
    return { code, packages: [...imports, ...dynamicImports] };
  } catch (error) {
    throw brokenComponents(root, `cannot be bundled: ${errorMessage(error)}`);
  }
}

/** The name is the content's hash: the same code is the same file, also for another process that writes it now. */
function writeOnce({ root }: LoadedSite, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = path.join(root, CACHE_DIR, `${hash}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, code);
  renameSync(partial, file);
  return file;
}
