import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type CompileOptions, defaultLabels } from '@org/content-pipeline';
import type { LoadedSite } from '../config/loaded-site.js';
import { compileLines } from './compile-lines.js';
import { discoverPages } from './discover.js';

/** Folder, inside an area's, that holds its compiled pages: one JSON object a line, so that stages can stream them. */
const COMPILED_FILE = '.compiled/pages.jsonl';

export const compiledFile = (site: LoadedSite, dir: string): string =>
  path.join(site.contentDir, dir, COMPILED_FILE);

export const compileOptions = (site: LoadedSite): CompileOptions => ({
  parser: site.config.markdown.parser,
  labels: defaultLabels,
});

/** COMPILE for one area: every page to a line of its file, which replaces the old one only when it is complete. */
export async function compileArea(site: LoadedSite, dir: string): Promise<{ pages: number }> {
  const sources = discoverPages(site.contentDir, dir);
  const target = compiledFile(site, dir);
  await mkdir(path.dirname(target), { recursive: true });

  const partial = `${target}.partial`;
  const task = { contentDir: site.contentDir, options: compileOptions(site) };
  await pipeline(compileLines(task, sources), createWriteStream(partial));
  await rename(partial, target);
  return { pages: sources.length };
}
