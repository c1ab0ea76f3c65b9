import type { LiteClient } from 'algoliasearch/lite';
import type { SearchAnswer, SearchProvider, SearchScope } from '../provider.js';
import type { AlgoliaSettings, SearchArea, SearchSettings } from '../settings.js';
import { DEFAULT_TAG, LEVELS, tagOf } from './records.js';
import { type AlgoliaHit, MARK_END, MARK_START, toHit } from './to-hit.js';

/** What the provider needs of the site's settings. */
export type AlgoliaSite = Pick<SearchSettings, 'locale' | 'areas'> & Omit<AlgoliaSettings, 'type'>;

/** Milliseconds for a connection and for an answer; the client doubles them when it tries again. */
const TIMEOUTS = { connect: 2000, read: 5000, write: 5000 };
const SNIPPET_WORDS = 25;

/** Algolia as the interface knows it, through its small client, which waits and asks again where there were too many questions. */
export function createAlgoliaProvider(site: AlgoliaSite): SearchProvider {
  let client: LiteClient | undefined;
  return {
    async search(query, options) {
      const request = {
        indexName: site.indexName,
        query,
        hitsPerPage: options.limit,
        attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'docusaurus_tag'],
        attributesToHighlight: LEVELS.map((level) => `hierarchy.${level}`),
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
        highlightPreTag: MARK_START,
        highlightPostTag: MARK_END,
        facetFilters: facetFilters(site, options),
      };
      options.signal?.throwIfAborted();
      client ??= await connect(site);
      const response = await client.search<AlgoliaHit>({ requests: [request] });
      return toAnswer(query, response.results[0], site);
    },
  };
}

/** Loads Algolia's client with the first question: sites without Algolia, which have not installed it, can be bundled. */
export async function connect({
  appId,
  searchKey,
  host,
  timeouts = TIMEOUTS,
}: AlgoliaSite): Promise<LiteClient> {
  const { liteClient } = await import('algoliasearch/lite');
  return liteClient(appId, searchKey, { timeouts, ...hostsOf(host) });
}

function toAnswer(query: string, result: unknown, site: AlgoliaSite): SearchAnswer {
  const { hits, nbHits } = Object(result) as { hits?: AlgoliaHit[]; nbHits?: number };
  if (!Array.isArray(hits)) throw new Error('Algolia answered without hits.');
  return { query, total: nbHits ?? hits.length, hits: hits.map((hit) => toHit(hit, site)) };
}

interface FacetSite {
  locale: string;
  areas: SearchArea[];
  contextual: boolean;
}

/** What a query asks for: the language, and the default or the version of each area. Chosen areas alone leave the default out. */
function facetFilters(site: FacetSite, scope: SearchScope): (string | string[])[] {
  const wanted = site.areas.filter(({ id }) => scope.areas.length === 0 || scope.areas.includes(id));
  const tags = wanted.map(({ id, versions }) => tagOf(id, scope.versions[id] ?? versions[0]?.name ?? ''));
  const all = scope.areas.length > 0 ? tags : [DEFAULT_TAG, ...tags];
  const filters = all.map((tag) => `docusaurus_tag:${tag}`);
  if (!site.contextual) return scope.areas.length > 0 ? [filters] : [];
  return [`language:${site.locale}`, filters];
}

/** A host of its own instead of Algolia's, as the clients want it: a proxy, or a server of a test. */
export function hostsOf(origin: string | undefined) {
  if (!origin) return {};
  const { hostname, port, protocol } = new URL(origin);
  const host = {
    url: hostname,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port ? { port: Number(port) } : {}),
  };
  return { hosts: [host] };
}
