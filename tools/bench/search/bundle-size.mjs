import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const DIST = path.join(import.meta.dirname, '../../../packages/search-ui/dist');
const ENTRY = '\0entry';

/** The engine bundled and minified as a site would. */
export const bundleEngine = () => bundle("export { createEngine } from 'DIST/engine/index.js';");

/** Bytes, gzip, of the engine; and of the dialog with it, React not counted. */
export async function bundleSizes() {
  const dialog = `export { openSearch } from 'DIST/react/index.js';
    export { lazyProvider } from 'DIST/start/site-provider.js';
    export { createEmbeddedProvider } from 'DIST/engine/index.js';`;
  const sizeOf = (code) => gzipSync(code).length;
  return { engine: sizeOf(await bundleEngine()), 'dialog with engine': sizeOf(await bundle(dialog)) };
}

async function bundle(source) {
  const code = source.replaceAll('DIST', DIST);
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) => (id === ENTRY ? code : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ output }] = [built].flat();
  return output.map((chunk) => chunk.code ?? '').join('');
}
