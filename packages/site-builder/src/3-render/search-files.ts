import type { SearchRecord } from '@org/search-ui';
import { buildSearchIndex } from '@org/search-ui/index-builder';
import type { ShellPage, ShellSite } from '@org/theme-shell';
import { escapeHtml } from '@org/site-model';
import { SEARCH_DIR, SEARCH_MANIFEST } from '../2-link/shell/to-shell-search.js';
import type { ResolvedSiteConfig } from '../config/site-config.js';
import type { SiteModel } from '../model/site-model.js';
import { type RecordSite, type SearchedPage, toSearchRecords } from './to-search-records.js';

/** Names of the versions that readers of a locale may search. */
export const searchedVersions = ({ search }: SiteModel['site']): string[] => [
  ...new Set(search?.settings.areas.flatMap(({ versions }) => versions.map(({ name }) => name))),
];

/** Gathers the records of pages while they stream by, and makes the index of them. Articles are not kept. */
export class SearchFiles {
  readonly #config: Pick<ResolvedSiteConfig, 'search'>;
  readonly #site: RecordSite;
  readonly #versions: readonly string[];
  readonly #records: SearchRecord[] = [];

  /**
   * @param site in the locale whose pages these are
   * @param versions that its readers may search, with or without pages that can be found
   */
  constructor(config: Pick<ResolvedSiteConfig, 'search'>, site: RecordSite, versions: readonly string[]) {
    this.#versions = versions;
    this.#config = config;
    this.#site = site;
  }

  /** Nothing where the site's search is not the embedded one. */
  add(page: SearchedPage, shell: ShellPage): void {
    const { search } = this.#config;
    if (search?.provider !== 'embedded') return;
    const records = toSearchRecords(page, shell, this.#site);
    this.#records.push(...(search.code ? records : records.map(withoutCode)));
  }

  /** The files of the index by their names below the base path. */
  build(): Map<string, string | Uint8Array> {
    const { search } = this.#config;
    if (search?.provider !== 'embedded') return new Map();
    const { manifest, files } = buildSearchIndex(this.#records, {
      synonyms: search.synonyms,
      sets: this.#versions.map((version) => ({ locale: this.#site.locale, version })),
    });
    // Relative to the manifest, which is not among them.
    const sets = manifest.sets.map((set) => ({ ...set, file: SEARCH_DIR + set.file }));
    return new Map<string, string | Uint8Array>([
      [SEARCH_MANIFEST, JSON.stringify({ ...manifest, sets })],
      ...[...files].map(([name, bytes]): [string, Uint8Array] => [SEARCH_DIR + name, bytes]),
    ]);
  }
}

const withoutCode = ({ code: _code, ...record }: SearchRecord): SearchRecord => record;

/** Longest short name that the format allows, in characters. Source: OpenSearch 1.1. */
const SHORT_NAME = 16;

/** The OpenSearch 1.1 description by which browsers offer the site's search in their address bar. */
export function openSearchDescription(site: ShellSite, url: string): string {
  const template = `${new URL(site.searchHref ?? site.baseUrl, url).href}?q={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml([...site.title].slice(0, SHORT_NAME).join('').trim())}</ShortName>`,
    `<Description>${escapeHtml(site.tagline || site.title)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" method="get" template="${escapeHtml(template)}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}
