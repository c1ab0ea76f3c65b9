import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadedSite } from '../config/loaded-site.js';
import { startEarly } from '../threads/early-threads.js';
import { THREAD_HEAP } from '../threads/thread-heap.js';
import { threadsFor } from '../threads/threads-for.js';
import { discoverPages } from './content-files.js';

/** The module that threads compile with. */
export const COMPILE_WORKER = new URL('./compile-worker.js', import.meta.url);

/** Pages from which starting workers costs less than they save: one takes some 150 ms to load the pipeline. */
const WORTH_WORKERS = 200;

/** How many threads compile so many pages. */
export const compileThreads = (pages: number): number => threadsFor(pages, WORTH_WORKERS);

/** Folder beside the configuration for what can be made again at any time. */
const CACHE_DIR = '.site-cache';

export const pageCacheFolder = ({ root }: Pick<LoadedSite, 'root'>): string =>
  path.join(root, CACHE_DIR, 'pages');

export const colorsFolder = ({ root }: Pick<LoadedSite, 'root'>): string =>
  path.join(root, CACHE_DIR, 'code');

/** Whether no page of the site has been compiled here before. */
export const isFirstRun = (site: Pick<LoadedSite, 'root'>): boolean => !existsSync(pageCacheFolder(site));

/** Has threads load the pipeline while this one does, where all pages of the areas are to be compiled, and are many. In a module that loads none of it. */
export function startCompilers(site: LoadedSite, areas: readonly string[]): void {
  if (!isFirstRun(site)) return;
  const pages = areas.reduce((sum, dir) => sum + discoverPages(site.contentDir, dir).length, 0);
  startEarly({ module: COMPILE_WORKER, resourceLimits: THREAD_HEAP }, compileThreads(pages) - 1);
}
