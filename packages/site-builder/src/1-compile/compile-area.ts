import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { type CompiledPage, compilePage, type CompileOptions, defaultLabels } from '@org/content-pipeline';
import type { LoadedSite } from '../config/loaded-site.js';
import { contentFiles } from './content-files.js';
import { discoverPages } from './discover.js';

/** Folder, inside an area's, that holds its compiled pages: one JSON object a line, so that stages can stream them. */
const COMPILED_FILE = '.compiled/pages.jsonl';

export const compiledFile = (site: LoadedSite, dir: string): string =>
  path.join(site.contentDir, dir, COMPILED_FILE);

export const compileOptions = (site: LoadedSite): CompileOptions => ({
  parser: site.config.markdown.parser,
  labels: defaultLabels,
});

/** COMPILE for one page, by its path below the content folder. */
export async function compileSource(site: LoadedSite, source: string): Promise<CompiledPage> {
  const text = await readFile(path.join(site.contentDir, source), 'utf8');
  return compilePage({ path: source, text }, contentFiles(site.contentDir), compileOptions(site));
}

/** COMPILE for one area: every page to a line of its file, which replaces the old one only when it is complete. */
export async function compileArea(site: LoadedSite, dir: string): Promise<{ pages: number }> {
  const sources = discoverPages(site.contentDir, dir);
  const target = compiledFile(site, dir);
  await mkdir(path.dirname(target), { recursive: true });

  const partial = `${target}.partial`;
  const output = createWriteStream(partial);
  for (const source of sources) {
    const line = `${JSON.stringify(await compileSource(site, source))}\n`;
    if (!output.write(line)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'close');
  await rename(partial, target);
  return { pages: sources.length };
}
