import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  compilePage,
  type CompileOptions,
  loadPlugins,
  type PluginOrigin,
  type PluginSpecs,
} from '@org/content-pipeline';
import { contentFiles } from './content-files.js';

/** All that a page's compilation depends on, apart from the page: plain data, so that it can go to a worker. */
export interface CompileTask {
  contentDir: string;
  /** Without `plugins`: functions stay in their thread. */
  options: CompileOptions;
  /** @default none */
  plugins?: { specs: PluginSpecs; origin: PluginOrigin };
}

/** Compiles pages to lines of JSON in this thread, in the order of `sources`. */
export async function* compileHere(
  { contentDir, options, plugins: source }: CompileTask,
  sources: string[],
): AsyncGenerator<string> {
  const plugins = source && (await loadPlugins(source.specs, source.origin)).plugins;
  const files = contentFiles(contentDir);
  for (const source of sources) {
    const text = readFileSync(path.join(contentDir, source), 'utf8');
    yield `${JSON.stringify(compilePage({ path: source, text }, files, { ...options, ...(plugins && { plugins }) }))}\n`;
  }
}
