import { Worker } from 'node:worker_threads';
import type { CompiledPage } from '@org/content-pipeline';
import type { ShellPage } from '@org/theme-shell';
import { type CompiledSite, readCompiled } from '../1-compile/read-compiled.js';
import type { LinkedLocale } from '../2-link/link-site.js';
import { ownDocuments, type SiteModel } from '../model/site-model.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { threadsFor } from '../threads/threads-for.js';
import { searchedVersions, SearchFiles } from './search-files.js';
import type { RecordSite } from './to-search-records.js';

/** Names below the base path, and contents. */
export type SearchIndexFiles = Map<string, string | Uint8Array>;

/** What the index of one locale is made of. */
interface LocaleTask {
  shell: RecordSite;
  /** Names of the versions that readers may search. */
  versions: string[];
  /** Pages with an article by their source. */
  pages: Record<string, ShellPage>;
}

/** All that the indexes of a site are made of: plain data, so that it can go to a worker. */
export interface SearchTask {
  site: CompiledSite & { config: Pick<ResolvedSiteConfig, 'search'> };
  locales: LocaleTask[];
}

export interface SearchIndexing {
  /** Whether `add` needs to be told of all pages. */
  readsAll: boolean;
  /** Told of every compiled page, while it streams by. */
  add(page: CompiledPage): void;
  /** The files of each locale, in their order. */
  files(): Promise<SearchIndexFiles[]>;
}

/** Pages from which indexes of their own thread are ready sooner: it takes some 200 ms to start and to read the pages again. */
const MIN_PAGES_FOR_WORKER = 200;

/**
 * Makes the indexes of all locales beside the rendering where there is a core for it and enough to do, else of the pages that
 * are rendered. It takes about as long as the rendering of the same pages, so that the second reading pays there.
 */
export function startSearchIndex(locales: readonly Pick<LinkedLocale, 'site' | 'model'>[]): SearchIndexing {
  const [first] = locales;
  const { areas, search } = first?.site.config ?? {};
  if (!first || !areas || search?.provider !== 'embedded')
    return {
      readsAll: false,
      add: () => undefined,
      files: () => Promise.resolve(locales.map(() => new Map())),
    };
  const task: SearchTask = {
    site: { contentDir: first.site.contentDir, config: { areas, search } },
    locales: locales.map(({ model }) => localeTask(model)),
  };
  const pages = task.locales.reduce((sum, locale) => sum + Object.keys(locale.pages).length, 0);
  return threadsFor(pages, MIN_PAGES_FOR_WORKER) > 1 ? indexInWorker(task) : indexHere(task);
}

function localeTask(model: SiteModel): LocaleTask {
  const { locale, locales } = model.site;
  return {
    shell: { locale, ...(locales && { locales }) },
    versions: searchedVersions(model.site),
    pages: Object.fromEntries(ownDocuments(model)),
  };
}

function indexHere({ site, locales }: SearchTask): SearchIndexing {
  const indexes = locales.map(({ shell, versions, pages }) => ({
    pages,
    files: new SearchFiles(site.config, shell, versions),
  }));
  return {
    readsAll: true,
    add(compiled) {
      for (const { pages, files } of indexes) {
        const page = pages[compiled.source];
        if (page) files.add(compiled, page);
      }
    },
    files: () => Promise.resolve(indexes.map(({ files }) => files.build())),
  };
}

/** Reads the compiled pages, and makes the indexes of all locales in this thread. */
export async function makeSearchIndexes(task: SearchTask): Promise<SearchIndexFiles[]> {
  const indexing = indexHere(task);
  for await (const compiled of readCompiled(task.site)) indexing.add(compiled);
  return indexing.files();
}

/**
 * Starts the same in a thread of its own, which reads the pages itself.
 * @public `test/search-index.test.ts` runs what is built of it in a process of its own.
 */
export function indexInWorker(task: SearchTask): SearchIndexing {
  const worker = new Worker(new URL('./search-worker.js', import.meta.url), { workerData: task });
  const files = new Promise<SearchIndexFiles[]>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () =>
      reject(new Error('The thread that makes the search index has ended before it was done.')),
    );
  });
  // Thrown when the files are asked for; until then it must not count as unhandled.
  files.catch(() => undefined);
  // A build that fails meanwhile does not wait for it.
  worker.unref();
  return {
    readsAll: false,
    add: () => undefined,
    files() {
      worker.ref();
      return files;
    },
  };
}
