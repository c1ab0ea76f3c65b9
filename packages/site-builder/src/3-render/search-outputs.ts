import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RenderedArea, pagesWhere } from '../1-compile/read-compiled.js';
import { OPEN_SEARCH_FILE, SEARCH_DIR } from '../2-link/shell/to-shell-search.js';
import { fileAt } from '../addresses/site-addresses.js';
import type { OutputKey } from '../output/last-site.js';
import type { SiteOutput } from '../output/site-output.js';
import type { DocumentOutputs } from './document-outputs.js';
import { searchKey } from './page-key.js';
import { SearchedTexts } from './searched-texts.js';
import { openSearchDescription } from './search-files.js';
import {
  type FormerFiles,
  indexPages,
  type LocaleTask,
  localeTask,
  searchedSite,
  type SearchThread,
} from './search-index.js';
import type { WriteContext } from './write-context.js';
import { isHashedName, type SearchTarget, type WrittenSearch } from './write-search.js';

export interface SearchWork {
  /** Whether the search index was made, or is the last site's. */
  search: 'built' | 'reused';
}

interface SearchOutputsInput {
  contexts: readonly WriteContext[];
  documents: DocumentOutputs;
  areas: readonly RenderedArea[];
  output: SiteOutput;
  /** Changes with the code that renders. */
  code: string;
  /** What has begun to make the index. @default this thread does it */
  thread: SearchThread | undefined;
}

/** What the index of a locale is written with. */
interface LocaleSearch {
  context: WriteContext;
  key: OutputKey;
  /** Keys of its pages and of their texts, by their source. */
  pages: ReadonlyMap<string, { key: string; text: string }>;
}

/** The search index of all locales. Pages that say what they said are taken from the last site's index, and all of it where no page says anything else. */
export class SearchOutputs implements SearchWork {
  readonly search: SearchWork['search'];
  readonly #input: SearchOutputsInput;
  readonly #locales: LocaleSearch[];

  /** To be made before documents are taken from the last site. A thread begins at once. */
  constructor(input: SearchOutputsInput) {
    const { contexts, documents, output, code, thread } = input;
    this.#input = input;
    this.#locales = contexts.map((context) => {
      const keys = documents.keysOf(context);
      const key = searchKey([...keys.values()], context, code);
      const pages = Array.from(keys, ([source, { text = '', shell }]) => {
        return [source, { key: `${text} ${shell}`, text }] as const;
      });
      return { context, key, pages: new Map(pages) };
    });
    const isSame = this.#locales.every(({ context, key }) => output.reuseUnit(unitName(context), key));
    this.search = isSame ? 'reused' : 'built';
    if (isSame) void thread?.stop();
    else thread?.begin(this.#tasks());
  }

  /** Settles when the thread is done that makes the index. `undefined` where there is none, or none is needed. */
  get threadIsDone(): Promise<unknown> | undefined {
    return this.search === 'built' ? this.#input.thread?.done : undefined;
  }

  /** Writes what is not the last site's. @throws SiteError where the system does not let it */
  async write(): Promise<void> {
    const { contexts, output } = this.#input;
    for (const context of contexts) writeOpenSearch(context, output);
    if (this.search === 'reused') return;
    const indexes = await this.#written();
    this.#locales.forEach(({ context, key }, index) => {
      const { files = [], kept = [], state = null } = indexes[index] ?? {};
      for (const file of files) output.adopt(file, { isHashed: isHashedName(file.file) });
      for (const file of kept) keep(file, output);
      const names = [...files.map(({ file }) => file), ...kept];
      output.keepUnit(unitName(context), { key, files: names, result: { state } satisfies SearchResult });
    });
  }

  /** Ends what is not done yet, for a build that has failed: nothing is written any more. */
  async stop(): Promise<void> {
    await this.#input.thread?.stop();
  }

  #written(): Promise<WrittenSearch[]> {
    const { areas, thread } = this.#input;
    const site = this.#locales[0]?.context.site;
    if (thread) return thread.written();
    if (!site) return Promise.resolve([]);
    const { config } = searchedSite(site);
    return indexPages(this.#tasks(), config, (asked) =>
      SearchedTexts.read(
        site,
        pagesWhere(areas, ({ hash }) => asked.has(hash)),
      ),
    );
  }

  #tasks(): LocaleTask[] {
    const { output } = this.#input;
    return this.#locales.map(({ context, key, pages }) =>
      localeTask(context.model, pages, {
        former: formerFiles({ context, key }, output),
        target: searchTarget(context, output),
      }),
    );
  }
}

/** What came of an index beside its files: the sum of the state that the next build goes on from. */
interface SearchResult {
  state: string | null;
}

const unitName = ({ model }: WriteContext): string => searchUnit(model.site.locale);

/** Name of the unit that the index of a locale is. */
export const searchUnit = (locale: string): string => `search ${locale}`;

/** Not part of the site, and of no use without it. */
const stateFile = ({ site, model }: WriteContext): string =>
  path.join(site.root, '.site-cache/search', `${encodeURIComponent(model.site.locale)}.state`);

function searchTarget(context: WriteContext, output: SiteOutput): SearchTarget {
  const files = output.lastUnit(unitName(context))?.files ?? [];
  const last = files.flatMap((file): [string, string][] => {
    const hash = output.lastHash(file);
    return hash === undefined ? [] : [[file, hash]];
  });
  const { config, rootBaseUrl } = context;
  return {
    place: output.place,
    folder: fileAt(config.baseUrl, rootBaseUrl),
    last: Object.fromEntries(last),
    stateFile: stateFile(context),
  };
}

/** The last site's index, where it is whole and was made in the same way. */
function formerFiles(
  { context, key }: Pick<LocaleSearch, 'context' | 'key'>,
  output: SiteOutput,
): FormerFiles | undefined {
  const unit = output.lastUnit(unitName(context));
  const sum = (unit?.result as SearchResult | null | undefined)?.state;
  if (!unit || !sum || unit.key.site !== key.site) return undefined;
  if (!unit.files.every((file) => output.lastHash(file) !== undefined)) return undefined;
  const folder = fileAt(context.config.baseUrl, context.rootBaseUrl);
  return { sum, folder: path.join(output.place.target, folder, SEARCH_DIR) };
}

/** Takes a file of the last site's index. Some file systems have no links. */
function keep(file: string, output: SiteOutput): void {
  if (!output.reuse(file)) output.writeHashed(file, readFileSync(path.join(output.place.target, file)));
}

function writeOpenSearch({ model, config, rootBaseUrl: base }: WriteContext, output: SiteOutput): void {
  if (config.search)
    output.write(fileAt(config.baseUrl + OPEN_SEARCH_FILE, base), openSearchDescription(model.site, config));
}
