import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { SEARCH_DIR } from '../2-link/to-shell-search.js';
import { OPEN_SEARCH_FILE } from '../2-link/to-shell-search.js';
import { openSearchDescription } from '../3-render/open-search.js';
import { SearchFiles } from '../3-render/search-files.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { CONTENT_TYPES } from '../serve/static-files.js';
import type { DevPages } from './dev-pages.js';

/** The search index of the sources as they are: built when somebody searches, and again after an edit. */
export class DevSearch {
  readonly #site: LoadedSite;
  readonly #pages: DevPages;
  #files: Map<string, string | Uint8Array> | undefined;

  constructor(site: LoadedSite, pages: DevPages) {
    this.#site = site;
    this.#pages = pages;
  }

  invalidate(): void {
    this.#files = undefined;
  }

  /** `false` when the path is no file of the search. */
  answer(relative: string, response: ServerResponse): boolean {
    const content = this.#contentOf(relative);
    if (content === undefined) return false;
    const type = CONTENT_TYPES[path.extname(relative)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
    return true;
  }

  #contentOf(relative: string): string | Uint8Array | undefined {
    const { config } = this.#site;
    if (relative === OPEN_SEARCH_FILE && config.search)
      return openSearchDescription(this.#pages.model().site, config.url);
    if (!relative.startsWith(SEARCH_DIR)) return undefined;
    this.#files ??= this.#build();
    return this.#files.get(relative);
  }

  #build(): Map<string, string | Uint8Array> {
    const files = new SearchFiles(this.#site.config);
    const { pages } = this.#pages.model();
    for (const compiled of this.#pages.compileAll()) {
      const page = pages[compiled.source];
      if (page) files.add(compiled, page);
    }
    return files.build();
  }
}
