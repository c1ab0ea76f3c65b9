import type { SearchRecord } from '@org/search-ui';
import { type FormerSearchIndex, SearchIndexBuilder } from '@org/search-ui/index-builder';
import type { ShellSite } from '@org/theme-shell';
import { escapeHtml } from '@org/site-model';
import { SEARCH_DIR, SEARCH_MANIFEST } from '../2-link/shell/to-shell-search.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import type { SiteModel } from '../model/site-model.js';
import {
  recordHeads,
  type RecordPage,
  type RecordSite,
  type SearchedHead,
  searchedHead,
  type SearchedPage,
  toSearchRecords,
} from './to-search-records.js';

/** Names of the versions that readers of a locale may search. */
export const searchedVersions = ({ search }: SiteModel['site']): string[] => [
  ...new Set(search?.settings.areas.flatMap(({ versions }) => versions.map(({ name }) => name))),
];

/** Names below the base path, and contents; `null` for a file that is the former index's. */
export type SearchIndexFiles = Map<string, string | Uint8Array | null>;

/** The index of one locale. */
export interface BuiltSearch {
  files: SearchIndexFiles;
  /** What the next build goes on from, piece by piece, to be read once. @default the search is not the embedded one */
  state?: Iterable<Uint8Array>;
}

/** Gathers the records of pages, and makes the index of them. Articles are not kept. */
export class SearchFiles {
  readonly #config: Pick<ResolvedSiteConfig, 'search'>;
  readonly #site: RecordSite;
  readonly #index: SearchIndexBuilder;

  /**
   * @param site in the locale whose pages these are
   * @param versions that its readers may search, with or without pages that can be found
   * @param former an index whose pages may be kept, by names below {@link SEARCH_DIR}. @default every page is to be added
   */
  constructor(
    config: Pick<ResolvedSiteConfig, 'search'>,
    site: RecordSite,
    versions: readonly string[],
    former?: FormerSearchIndex,
  ) {
    this.#config = config;
    this.#site = site;
    const synonyms = config.search?.provider === 'embedded' ? config.search.synonyms : [];
    const sets = versions.map((version) => ({ locale: site.locale, version }));
    this.#index = new SearchIndexBuilder({ synonyms, sets }, former);
  }

  /** Takes what the former index has of a page with this key. @returns whether it has anything; if not, the page is to be added */
  keep(key: string): boolean {
    return this.#config.search?.provider !== 'embedded' || this.#index.keep(key);
  }

  /** Nothing where the site's search is not the embedded one. */
  add(page: SearchedPage, shell: RecordPage): void {
    this.addHead(searchedHead(page), shell, { key: page.source, read: () => page });
  }

  /**
   * The same for a page that is read when its texts are needed.
   * @param texts `key`: of all that the records are made of
   */
  addHead(
    head: SearchedHead,
    shell: RecordPage,
    { key, read }: { key: string; read: () => SearchedPage },
  ): void {
    const { search } = this.#config;
    if (search?.provider !== 'embedded') return;
    this.#index.add(key, recordHeads(head, shell, this.#site), () => {
      const records = toSearchRecords(read(), shell, this.#site);
      return search.code ? records : records.map(withoutCode);
    });
  }

  /**
   * The files of the index by their names below the base path. To be called once.
   * @param write takes files as soon as they are made; these are not returned. @default all are
   */
  build(write?: (name: string, bytes: Uint8Array) => void): BuiltSearch {
    if (this.#config.search?.provider !== 'embedded') return { files: new Map() };
    const { manifest, files, state } = this.#index.build(
      write && ((name, bytes) => write(SEARCH_DIR + name, bytes)),
    );
    // Relative to the manifest, which is not among them.
    const sets = manifest.sets.map((set) => ({ ...set, file: SEARCH_DIR + set.file }));
    return {
      files: new Map<string, string | Uint8Array | null>([
        [SEARCH_MANIFEST, JSON.stringify({ ...manifest, sets })],
        ...[...files].map(([name, bytes]): [string, Uint8Array | null] => [SEARCH_DIR + name, bytes]),
      ]),
      state,
    };
  }
}

const withoutCode = ({ code: _code, ...record }: SearchRecord): SearchRecord => record;

/** Longest short name that the format allows, in characters. Source: OpenSearch 1.1. */
const SHORT_NAME = 16;

/** The OpenSearch 1.1 description by which browsers offer the site's search in their address bar. */
export function openSearchDescription(
  site: Pick<ShellSite, 'title' | 'baseUrl' | 'searchHref'>,
  { url, tagline }: Pick<ResolvedSiteConfig, 'url' | 'tagline'>,
): string {
  const template = `${new URL(site.searchHref ?? site.baseUrl, url).href}?q={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml([...site.title].slice(0, SHORT_NAME).join('').trim())}</ShortName>`,
    `<Description>${escapeHtml(tagline || site.title)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" method="get" template="${escapeHtml(template)}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}
