import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { LinkedLocale } from '../2-link/link-site.js';
import { OPEN_SEARCH_FILE, SEARCH_DIR, SEARCH_MANIFEST } from '../2-link/shell/to-shell-search.js';
import {
  openSearchDescription,
  SearchFiles,
  type SearchIndexFiles,
  searchedVersions,
} from '../3-render/search-files.js';
import { CONTENT_TYPES } from '../serve/static-files.js';
import type { DevPages } from './dev-pages.js';

/** The search index of the sources as they are: built by the first search, and again after an edit. */
export class DevSearch {
  readonly #pages: DevPages;
  /** By base path of the locale. */
  readonly #files = new Map<string, SearchIndexFiles>();

  constructor(pages: DevPages) {
    this.#pages = pages;
  }

  invalidate(): void {
    this.#files.clear();
  }

  /** `false` when the path is no file of the search. */
  answer(pathname: string, locale: LinkedLocale, response: ServerResponse): boolean {
    const relative = pathname.slice(locale.site.config.baseUrl.length);
    const content = this.#contentOf(relative, locale);
    if (content === undefined) return false;
    const type = CONTENT_TYPES[path.extname(relative)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
    return true;
  }

  #contentOf(relative: string, locale: LinkedLocale): string | Uint8Array | undefined {
    const { config } = locale.site;
    if (relative === OPEN_SEARCH_FILE && config.search)
      return openSearchDescription(locale.model.site, config);
    if (relative !== SEARCH_MANIFEST && !relative.startsWith(SEARCH_DIR)) return undefined;
    const files = this.#files.get(config.baseUrl) ?? this.#build(locale);
    this.#files.set(config.baseUrl, files);
    return files.get(relative) ?? undefined;
  }

  #build({ site, model }: LinkedLocale): SearchIndexFiles {
    const files = new SearchFiles(site.config, model.site, searchedVersions(model.site));
    for (const compiled of this.#pages.compileAll()) {
      const page = model.pages.document[compiled.source];
      if (page) files.add(compiled, page);
    }
    return files.build().files;
  }
}
