import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorMessage } from '@org/site-model';
import type { CompiledArea } from '../1-compile/read-compiled.js';
import { OPEN_SEARCH_FILE, SEARCH_DIR, SEARCH_MANIFEST } from '../2-link/shell/to-shell-search.js';
import { fileAt } from '../addresses/site-addresses.js';
import type { OutputKey } from '../output/last-site.js';
import { sha256Of } from '../output/site-manifest.js';
import type { SiteOutput } from '../output/site-output.js';
import type { DocumentOutputs } from './document-outputs.js';
import { searchKey } from './page-key.js';
import { type BuiltSearch, openSearchDescription } from './search-files.js';
import {
  type FormerFiles,
  indexPages,
  localeTask,
  readSome,
  searchedSite,
  type SearchThread,
} from './search-index.js';
import type { WriteContext } from './write-context.js';

export interface SearchWork {
  /** Whether the search index was made, or is the last site's. */
  search: 'built' | 'reused';
}

interface SearchOutputsInput {
  contexts: readonly WriteContext[];
  documents: DocumentOutputs;
  areas: readonly CompiledArea[];
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
  /** Keys of its pages, by their source. */
  pages: ReadonlyMap<string, string>;
}

/** The search index of all locales. Pages that say what they said are taken from the last site's index, and all of it where no page says anything else. */
export class SearchOutputs implements SearchWork {
  readonly search: SearchWork['search'];
  readonly #input: SearchOutputsInput;
  readonly #locales: LocaleSearch[];

  /** To be made before documents are taken from the last site. */
  constructor(input: SearchOutputsInput) {
    const { contexts, documents, output, code } = input;
    this.#input = input;
    this.#locales = contexts.map((context) => {
      const keys = documents.keysOf(context);
      const key = searchKey([...keys.values()], context, code);
      const pages = [...keys].map(([source, { text, shell }]): [string, string] => [
        source,
        `${text} ${shell}`,
      ]);
      return { context, key, pages: new Map(pages) };
    });
    for (const context of contexts) writeOpenSearch(context, output);
    const isSame = this.#locales.every(({ context, key }) => output.reuseUnit(unitName(context), key));
    this.search = isSame ? 'reused' : 'built';
    if (isSame) void input.thread?.stop();
  }

  /** Writes what is not the last site's. */
  async write(): Promise<void> {
    if (this.search === 'reused') return;
    const { output } = this.#input;
    const indexes = await this.#build();
    this.#locales.forEach(({ context, key }, index) => {
      const { files, state } = indexes[index] ?? { files: new Map<never, never>() };
      const result = { state: state ? writeState(context, state) : null } satisfies SearchResult;
      output.keepUnit(unitName(context), { key, files: writeFiles(files, context, output), result });
    });
  }

  #build(): Promise<BuiltSearch[]> {
    const { areas, output, thread } = this.#input;
    const [first] = this.#locales;
    const tasks = this.#locales.map(({ context, key, pages }) =>
      localeTask(context.model, pages, formerFiles({ context, key }, output)),
    );
    if (thread) return thread.files(tasks);
    const site = first?.context.site;
    if (!site) return Promise.resolve([]);
    return indexPages(tasks, searchedSite(site).config, (isAsked) => readSome(site, areas, isAsked));
  }
}

/** What came of an index beside its files: the hash of the state that the next build goes on from. */
interface SearchResult {
  state: string | null;
}

const unitName = ({ model }: WriteContext): string => `search ${model.site.locale}`;

/** Not part of the site, and of no use without it. */
const stateFile = ({ site, model }: WriteContext): string =>
  path.join(site.root, '.site-cache/search', `${encodeURIComponent(model.site.locale)}.state`);

/** @returns its hash. `null` where it cannot be kept: the next build reads all pages */
function writeState(context: WriteContext, state: Uint8Array): string | null {
  const file = stateFile(context);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, state);
    return sha256Of(state);
  } catch (error) {
    console.warn(`The state of the search index cannot be kept for the next build: ${errorMessage(error)}`);
    return null;
  }
}

/** The last site's index, where it is whole, was made in the same way, and its state is the one that was kept. */
function formerFiles(
  { context, key }: Pick<LocaleSearch, 'context' | 'key'>,
  output: SiteOutput,
): FormerFiles | undefined {
  const unit = output.lastUnit(unitName(context));
  const hash = (unit?.result as SearchResult | null | undefined)?.state;
  if (!unit || !hash || unit.key.site !== key.site) return undefined;
  if (!unit.files.every((file) => output.lastHash(file) !== undefined)) return undefined;
  try {
    const state = readFileSync(stateFile(context));
    const folder = path.join(
      output.place.target,
      fileAt(context.config.baseUrl, context.rootBaseUrl),
      SEARCH_DIR,
    );
    return sha256Of(state) === hash ? { state, folder } : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the names of the files */
function writeFiles(
  index: BuiltSearch['files'],
  { config, rootBaseUrl }: WriteContext,
  output: SiteOutput,
): string[] {
  return [...index].map(([name, content]) => {
    const file = fileAt(config.baseUrl + name, rootBaseUrl);
    if (name === SEARCH_MANIFEST) output.write(file, content ?? '');
    // Some file systems have no links.
    else if (content !== null || !output.reuse(file))
      output.writeHashed(file, content ?? readFileSync(path.join(output.place.target, file)));
    return file;
  });
}

function writeOpenSearch({ model, config, rootBaseUrl: base }: WriteContext, output: SiteOutput): void {
  if (config.search)
    output.write(fileAt(config.baseUrl + OPEN_SEARCH_FILE, base), openSearchDescription(model.site, config));
}
