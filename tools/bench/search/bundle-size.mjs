import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes, gzip, of the engine bundled and minified as a site would. */
export async function bundleSize() {
  const entry = path.join(import.meta.dirname, '../../../packages/search-ui/dist/engine/index.js');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [{ output }] = [built].flat();
  return gzipSync(output.map(({ code = '' }) => code).join('')).length;
}
