import { createEngine, type SearchEngine, type SearchResult } from '../src/engine/index.js';
import { buildSearchIndex, type SearchIndexOptions } from '../src/index-builder/index.js';
import type { SearchRecord } from '../src/record.js';

/** A record with everything that a test does not care about. */
export function record(fields: Partial<SearchRecord> & { id: string }): SearchRecord {
  return {
    url: `/${fields.id}`,
    anchor: '',
    title: `Page ${fields.id}`,
    breadcrumb: [],
    headings: [],
    text: '',
    area: 'guides',
    version: 'current',
    locale: 'en',
    ...fields,
  };
}

/** Enough records for an index of many files, with words of their own: `word17x`. */
export function fillers(count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, at) =>
    record({
      id: `filler-${at}`,
      title: `Filler ${at}`,
      text: `Text about word${at}x and word${at % 97}y of many things.`,
    }),
  );
}

export interface TestSite {
  engine: SearchEngine;
  /** Contents by name; a test may change them. */
  files: Map<string, Uint8Array>;
  /** Names that were fetched. */
  fetched: string[];
  find: (query: string) => Promise<string[]>;
  search: (query: string) => Promise<SearchResult>;
}

/** An engine over the index of some records, without a network. `find` answers the addresses of the rows. */
export function searchOver(
  records: SearchRecord[],
  options: SearchIndexOptions & { locale?: string } = {},
): TestSite {
  const { manifest, files } = buildSearchIndex(records, options);
  const fetched: string[] = [];
  const engine = createEngine({
    manifestUrl: '/search/manifest.json',
    locale: options.locale ?? 'en',
    version: 'current',
    fetch: (url) => {
      const name = url.slice('/search/'.length);
      fetched.push(name);
      const bytes =
        name === 'manifest.json' ? new TextEncoder().encode(JSON.stringify(manifest)) : files.get(name);
      return Promise.resolve(bytes ? new Response(bytes.slice()) : new Response('', { status: 404 }));
    },
  });
  const search = (query: string) => engine.search(query);
  return {
    engine,
    files,
    fetched,
    search,
    find: async (query) => (await search(query)).rows.map(({ url }) => url),
  };
}
