import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Diagnostic } from '@org/site-model';
import type { FormerSearchIndex } from '@org/search-ui/index-builder';
import type { ShellPage } from '@org/theme-shell';
import { type CompiledSite, DamagedAreaError } from '../1-compile/read-compiled.js';
import { ownDocuments, type SiteModel } from '../model/site-model.js';
import type { LoadedSite } from '../config/loaded-site.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { codeStamp } from '../inputs/input-stamp.js';
import { nodeModule } from '../threads/node-module.js';
import { isLarge, type PageCounts, THREAD_HEAP } from '../threads/thread-heap.js';
import { threadsFor } from '../threads/threads-for.js';
import { searchedVersions, SearchFiles } from './search-files.js';
import type { SearchedTexts } from './searched-texts.js';
import type { RecordPage, RecordSite } from './to-search-records.js';
import { type SearchTarget, stateSum, writeSearch, type WrittenSearch } from './write-search.js';

/** A page of the index of one locale. */
interface IndexPage {
  shell: RecordPage;
  /** Of all that its records are made of. */
  key: string;
  /** Hash of the compiled page. */
  text: string;
}

/** What the index of one locale is made of: plain data, so that it can go to a thread. */
export interface LocaleTask {
  shell: RecordSite;
  /** Names of the versions that readers may search. */
  versions: string[];
  /** Pages with an article by their source. */
  pages: Record<string, IndexPage>;
  /** The last site's index, to go on from. @default there is none */
  former?: FormerFiles | undefined;
  /** Where to. */
  target: SearchTarget;
}

/** Where an index is that the next one goes on from; its state is at `target.stateFile`. */
export interface FormerFiles {
  /** See `stateSum`: of the state that belongs to it. */
  sum: string;
  /** Absolute path of the folder that its files are in. */
  folder: string;
}

/** Where the pages are that are searched, and how: plain data, so that it can go to a thread. */
export type SearchedSite = CompiledSite &
  Pick<LoadedSite, 'root'> & { config: Pick<ResolvedSiteConfig, 'search'> };

/** What a thread begins with. */
export interface SearchStart extends SearchedSite {
  readsAtOnce: boolean;
  /** See `codeStamp`, which looks at hundreds of files. */
  code: string;
}

/** All that the indexes of a site are made of. */
export interface SearchTask {
  site: SearchedSite;
  locales: LocaleTask[];
}

/** Pages from which indexes of their own thread are ready sooner: it takes some 200 ms to start and to read the pages again. */
const MIN_PAGES_FOR_THREAD = 200;
/** The same of all pages, where few have changed and the rest is taken from the last index. */
const MIN_SITE_FOR_THREAD = 2000;

/**
 * A thread that makes the indexes of all locales beside the rendering, where there is a core for it and enough to do. Where many pages have changed it begins to
 * read all of them at once, while they are linked: it takes about as long as the rendering of the same pages, so that the second reading pays there. Where few
 * have, to go on from the last index takes longer than all that is rendered; of a large site two threads would need more memory at once than it is worth.
 * @param counts pages in all locales
 */
export function startSearchThread(site: SearchedSite, counts: PageCounts): SearchThread | undefined {
  if (site.config.search?.provider !== 'embedded') return undefined;
  if (threadsFor(counts.made, MIN_PAGES_FOR_THREAD) > 1)
    return new SearchThread(site, { readsAtOnce: true, isLarge: isLarge(counts) });
  const pays = counts.made > 0 && !isLarge(counts) && threadsFor(counts.all, MIN_SITE_FOR_THREAD) > 1;
  return pays ? new SearchThread(site, { readsAtOnce: false, isLarge: false }) : undefined;
}

/** What of a site decides how it is searched. */
export const searchedSite = ({ root, contentDir, config: { areas, search } }: LoadedSite): SearchedSite => ({
  root,
  contentDir,
  config: { areas, search },
});

/** @param keys of the pages and of their texts, by their source */
export function localeTask(
  model: SiteModel,
  keys: ReadonlyMap<string, Pick<IndexPage, 'key' | 'text'>>,
  files: Pick<LocaleTask, 'former' | 'target'>,
): LocaleTask {
  const { locale, locales } = model.site;
  const pages = [...ownDocuments(model)].flatMap(([source, shell]): [string, IndexPage][] => {
    const keyed = keys.get(source);
    return keyed ? [[source, { shell: recordPage(shell), ...keyed }]] : [];
  });
  return {
    shell: { locale, ...(locales && { locales }) },
    versions: searchedVersions(model.site),
    pages: Object.fromEntries(pages),
    ...files,
  };
}

/** A linked page without what no record has, which would be most of what goes to the thread. */
function recordPage(page: ShellPage): RecordPage {
  if (page.kind !== 'doc') return { kind: page.kind };
  const { kind, path: address, title, breadcrumbs, version, contentLocale } = page;
  return {
    ...{ kind, path: address, title, breadcrumbs },
    ...(version && { version }),
    ...(contentLocale !== undefined && { contentLocale }),
  };
}

/**
 * Makes the indexes of all locales, and writes their files.
 * @param locales whose pages are taken out of them
 * @param read the texts of the compiled pages, or at least of those whose hashes are asked for
 * @throws SiteError where the system does not let it write
 */
export async function indexPages(
  locales: readonly LocaleTask[],
  config: SearchedSite['config'],
  read: (asked: ReadonlySet<string>) => Promise<SearchedTexts>,
): Promise<WrittenSearch[]> {
  const indexes = locales.map((task) => {
    const { shell, versions, pages, target } = task;
    const files = new SearchFiles(config, shell, versions, formerIndex(task));
    const missing = new Map(Object.entries(pages).filter(([, { key }]) => !files.keep(key)));
    // Of a large site they are a tenth of what lives while an index is made.
    task.pages = {};
    return { files, missing, target };
  });
  const texts = await read(
    new Set(indexes.flatMap(({ missing }) => Array.from(missing.values(), ({ text }) => text))),
  );
  try {
    addTexts(indexes, texts);
    return indexes.map(({ files, target }) => writeSearch(files, target));
  } finally {
    texts.close();
  }
}

/** What the index of a locale lacks. */
interface LackingIndex {
  files: SearchFiles;
  /** By their source. */
  missing: Map<string, IndexPage>;
}

/** Texts are read while the indexes are made; the same may be those of several locales, of which the last one needs them last. */
function addTexts(indexes: readonly LackingIndex[], texts: SearchedTexts): void {
  const lastFor = new Map(
    indexes.flatMap(({ missing }, at) => [...missing.keys()].map((source) => [source, at])),
  );
  const heads = texts.takeHeads();
  for (const [at, { files, missing }] of indexes.entries()) {
    for (const head of heads) {
      const { source } = head;
      const known = missing.get(source);
      const read = () => texts.take(source, lastFor.get(source) === at);
      if (known) files.addHead(head, known.shell, { key: known.key, read });
    }
    missing.clear();
  }
}

/** Nothing where its state is not the one that was kept with it. */
function formerIndex({ former, target }: LocaleTask): FormerSearchIndex | undefined {
  if (!former) return undefined;
  try {
    const state = readFileSync(target.stateFile);
    const read = (name: string): Uint8Array => readFileSync(path.join(former.folder, name));
    return stateSum(state) === former.sum ? { state, read } : undefined;
  } catch {
    return undefined;
  }
}

/** What the thread says: the index of each locale, or why there is none. `damaged`: the area of a page that is not what was written. */
export type SearchAnswer =
  { written: WrittenSearch[] } | { diagnostics: readonly Diagnostic[] } | { damaged: string };

/**
 * MB for what dies young while the index of a large site is made, when a build needs most. Measured with 20,000 pages: 540 MB of all processes together at the
 * peak instead of 564, for as long by the clock (two each in turn).
 */
const LARGE_SITE_YOUNG = 6;

interface SearchThreadOptions {
  /** Whether it reads all pages, before it knows which are asked for. */
  readsAtOnce: boolean;
  isLarge: boolean;
}

/** Reads the compiled pages, and makes the indexes of all locales in a thread of its own. A build that fails meanwhile does not wait for it. */
export class SearchThread {
  readonly #worker: Worker;
  readonly #answer: Promise<SearchAnswer>;

  constructor(site: SearchedSite, { readsAtOnce, isLarge }: SearchThreadOptions) {
    const { url, ...node } = nodeModule(new URL('./search-worker.js', import.meta.url));
    this.#worker = new Worker(url, {
      ...node,
      workerData: { ...site, readsAtOnce, code: codeStamp() } satisfies SearchStart,
      // What lives there grows with the site, so that alone what dies young is bounded.
      resourceLimits: {
        maxYoungGenerationSizeMb: isLarge ? LARGE_SITE_YOUNG : THREAD_HEAP.maxYoungGenerationSizeMb,
      },
    });
    this.#answer = new Promise<SearchAnswer>((resolve, reject) => {
      this.#worker.on('message', resolve);
      this.#worker.on('error', reject);
      this.#worker.on('exit', () =>
        reject(new Error('The thread that makes the search index has ended before it was done.')),
      );
    });
    // Thrown when the index is asked for; until then it must not count as unhandled.
    this.#answer.catch(() => undefined);
    this.#worker.unref();
  }

  /** Has it make the indexes, while others render. */
  begin(locales: LocaleTask[]): void {
    this.#worker.postMessage(locales);
  }

  /** Settles when it has nothing more to do, whether or not there is an index. */
  get done(): Promise<unknown> {
    return this.#answer;
  }

  /** The index of each locale, in the order in which it {@link begin}s with them. @throws SiteError where the system does not let it write. @throws DamagedAreaError */
  async written(): Promise<WrittenSearch[]> {
    this.#worker.ref();
    const answer = await this.#answer;
    if ('diagnostics' in answer) throw new SiteError(answer.diagnostics);
    if ('damaged' in answer) throw new DamagedAreaError(answer.damaged);
    return answer.written;
  }

  /** For an index that is not needed after all. Afterwards it writes nothing any more. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
