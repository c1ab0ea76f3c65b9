import path from 'node:path';
import { build } from 'vite';

/** The script of `in-page/` as text, to be run in each document before its own. */
export async function bundleEyes(): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'in-page/index.ts'), formats: ['iife'], name: 'walkEyes' },
    },
  });
  const [first] = [result].flat();
  if (!first || !('output' in first)) throw new Error('Vite answered without the bundle of in-page/.');
  return first.output[0].code;
}
