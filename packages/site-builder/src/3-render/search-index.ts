import { Worker } from 'node:worker_threads';
import type { ShellPage } from '@org/theme-shell';
import { type CompiledSite, readCompiled } from '../1-compile/read-compiled.js';
import type { LinkedLocale } from '../2-link/link-site.js';
import { ownDocuments, type SiteModel } from '../model/site-model.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { threadsFor } from '../threads/threads-for.js';
import { searchedVersions, SearchFiles } from './search-files.js';
import type { RecordSite, SearchedPage } from './to-search-records.js';

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

/** Where the pages are that are searched, and how: plain data, so that it can go to a thread. */
export type SearchedSite = CompiledSite & { config: Pick<ResolvedSiteConfig, 'search'> };

/** All that the indexes of a site are made of. */
export interface SearchTask {
  site: SearchedSite;
  locales: LocaleTask[];
}

export interface SearchIndexing {
  /** Whether `add` needs to be told of all pages. */
  readsAll: boolean;
  /** Told of every compiled page, while it streams by. */
  add(page: SearchedPage): void;
  /** The files of each locale, in their order. */
  files(): Promise<SearchIndexFiles[]>;
}

/** Pages from which indexes of their own thread are ready sooner: it takes some 200 ms to start and to read the pages again. */
const MIN_PAGES_FOR_THREAD = 200;

/**
 * A thread that makes the indexes of all locales beside the rendering, where there is a core for it and enough to do. It begins to read the pages at
 * once, while they are linked. It takes about as long as the rendering of the same pages, so that the second reading pays there.
 * @param pages how many there are, in all locales
 */
export function startSearchThread(site: SearchedSite, pages: number): SearchThread | undefined {
  const isEmbedded = site.config.search?.provider === 'embedded';
  return isEmbedded && threadsFor(pages, MIN_PAGES_FOR_THREAD) > 1 ? new SearchThread(site) : undefined;
}

/** Makes the indexes of all locales: in a thread, or of the pages that are rendered in this one. */
export function startSearchIndex(
  locales: readonly Pick<LinkedLocale, 'site' | 'model'>[],
  thread: SearchThread | undefined,
): SearchIndexing {
  const [first] = locales;
  const tasks = locales.map(({ model }) => localeTask(model));
  if (thread) return { readsAll: false, add: () => undefined, files: () => thread.files(tasks) };
  if (first?.site.config.search?.provider === 'embedded') return indexHere(first.site.config, tasks);
  return {
    readsAll: false,
    add: () => undefined,
    files: () => Promise.resolve(locales.map(() => new Map())),
  };
}

/** What of a site decides how it is searched. */
export const searchedSite = ({ contentDir, config: { areas, search } }: LoadedSite): SearchedSite => ({
  contentDir,
  config: { areas, search },
});

function localeTask(model: SiteModel): LocaleTask {
  const { locale, locales } = model.site;
  return {
    shell: { locale, ...(locales && { locales }) },
    versions: searchedVersions(model.site),
    pages: Object.fromEntries(ownDocuments(model)),
  };
}

function indexHere(config: SearchedSite['config'], locales: LocaleTask[]): SearchIndexing {
  const indexes = locales.map(({ shell, versions, pages }) => ({
    pages,
    files: new SearchFiles(config, shell, versions),
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

/** Reads the compiled pages without what is not searched. */
export async function readSearched(site: SearchedSite): Promise<SearchedPage[]> {
  const pages: SearchedPage[] = [];
  for await (const { html: _html, markdown: _markdown, ...page } of readCompiled(site)) pages.push(page);
  return pages;
}

/** Makes the indexes of all locales of pages that were read. */
export function indexPages(
  pages: readonly SearchedPage[],
  config: SearchedSite['config'],
  locales: LocaleTask[],
): Promise<SearchIndexFiles[]> {
  const indexing = indexHere(config, locales);
  for (const page of pages) indexing.add(page);
  return indexing.files();
}

/** Reads the compiled pages, and makes the indexes of all locales in a thread of its own. A build that fails meanwhile does not wait for it. */
export class SearchThread {
  readonly #worker: Worker;
  readonly #made: Promise<SearchIndexFiles[]>;

  constructor(site: SearchedSite) {
    this.#worker = new Worker(new URL('./search-worker.js', import.meta.url), { workerData: site });
    this.#made = new Promise<SearchIndexFiles[]>((resolve, reject) => {
      this.#worker.on('message', resolve);
      this.#worker.on('error', reject);
      this.#worker.on('exit', () =>
        reject(new Error('The thread that makes the search index has ended before it was done.')),
      );
    });
    // Thrown when the files are asked for; until then it must not count as unhandled.
    this.#made.catch(() => undefined);
    this.#worker.unref();
  }

  /** The files of each locale, in their order. */
  files(locales: LocaleTask[]): Promise<SearchIndexFiles[]> {
    this.#worker.ref();
    this.#worker.postMessage(locales);
    return this.#made;
  }

  /** For an index that is not needed after all. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
