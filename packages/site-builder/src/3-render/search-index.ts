import os from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ShellPage } from '@org/theme-shell';
import { type CompiledSite, readCompiled } from '../1-compile/read-compiled.js';
import type { SiteModel } from '../2-link/site-model.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { SearchFiles } from './search-files.js';
import type { RecordSite } from './to-search-records.js';

/** Names below the base path, and contents. */
export type SearchIndexFiles = Map<string, string | Uint8Array>;

/** All that a locale's index is made of: plain data, so that it can go to a worker. */
export interface SearchTask {
  site: CompiledSite & { config: Pick<ResolvedSiteConfig, 'search'> };
  shell: RecordSite;
  /** Pages with an article by their source. */
  pages: Record<string, ShellPage>;
}

/** Pages from which an index of their own thread is ready sooner: it takes some 200 ms to start and to read the pages again. */
const WORTH_A_WORKER = 200;

/**
 * Makes the index of a locale beside the rendering where there is a core for it and enough to do, else when its files are asked
 * for. It takes about as long as the rendering of the same pages.
 */
export function startSearchIndex(
  { contentDir, config }: LoadedSite,
  { site: { locale, locales }, routes, pages }: SiteModel,
): () => Promise<SearchIndexFiles> {
  const { areas, search } = config;
  if (search?.provider !== 'embedded') return () => Promise.resolve(new Map());
  const own = routes.flatMap(({ source }) => {
    const page = pages[source];
    return page?.kind === 'doc' ? [[source, page] as const] : [];
  });
  const task = {
    site: { contentDir, config: { areas, search } },
    shell: { locale, ...(locales && { locales }) },
    pages: Object.fromEntries(own),
  };
  const aside = own.length >= WORTH_A_WORKER && os.availableParallelism() > 1;
  return aside ? makeSearchIndexAside(task) : () => makeSearchIndex(task);
}

export async function makeSearchIndex({ site, shell, pages }: SearchTask): Promise<SearchIndexFiles> {
  const files = new SearchFiles(site.config, shell);
  for await (const compiled of readCompiled(site)) {
    const page = pages[compiled.source];
    if (page) files.add(compiled, page);
  }
  return files.build();
}

/** Starts the same in a thread of its own. */
export function makeSearchIndexAside(task: SearchTask): () => Promise<SearchIndexFiles> {
  const worker = new Worker(new URL('./search-worker.js', import.meta.url), { workerData: task });
  const files = new Promise<SearchIndexFiles>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () =>
      reject(new Error('The thread that makes the search index has ended before it was done.')),
    );
  });
  // Thrown to whoever asks for the files; until then it must not count as unhandled.
  files.catch(() => undefined);
  // A build that fails meanwhile does not wait for it.
  worker.unref();
  return () => {
    worker.ref();
    return files;
  };
}
