import type { ProviderOptions, SearchAnswer, SearchProvider } from '../provider.js';
import type { SearchSettings } from '../settings.js';
import { createEngine, type SearchEngine } from './create-engine.js';
import type { FetchFile } from './files/load-files.js';
import type { SearchResult } from './run-search.js';

/** What the provider needs of the site's settings. */
export type EmbeddedSite = Pick<SearchSettings, 'locale' | 'areas'> & { manifestUrl: string };

/** The embedded engine as the interface knows it: one engine for each version that is asked for, their rows merged by score. */
export function createEmbeddedProvider(site: EmbeddedSite, fetch?: FetchFile): SearchProvider {
  const engines = new Map<string, SearchEngine>();
  const engineOf = (version: string): SearchEngine => {
    const { locale, manifestUrl } = site;
    const engine =
      engines.get(version) ?? createEngine({ locale, version, manifestUrl, ...(fetch && { fetch }) });
    engines.set(version, engine);
    return engine;
  };
  return {
    async search(query, options) {
      const asked = [...areasByVersion(site, options)];
      const { limit, signal } = options;
      const results = await Promise.all(
        asked.map(([version, areas]) =>
          engineOf(version).search(query, { limit, ...(areas && { areas }), ...(signal && { signal }) }),
        ),
      );
      return merge(query, results, limit);
    },
    async preload() {
      const versions = new Set(site.areas.map(({ versions: [latest] }) => latest?.name ?? ''));
      await Promise.all([...versions].map((version) => engineOf(version).preload()));
    },
  };
}

/** Which areas to search in which version; `undefined` where all that has the version is meant. */
function areasByVersion(site: EmbeddedSite, scope: ProviderOptions): Map<string, string[] | undefined> {
  const wanted = site.areas.filter(({ id }) => scope.areas.length === 0 || scope.areas.includes(id));
  const asked = new Map<string, string[] | undefined>();
  for (const { id, versions } of wanted) {
    const version = scope.versions[id] ?? versions[0]?.name ?? '';
    asked.set(version, [...(asked.get(version) ?? []), id]);
  }
  const everything = asked.size === 1 && wanted.length === site.areas.length;
  if (everything) for (const version of asked.keys()) asked.set(version, undefined);
  return asked;
}

function merge(query: string, results: SearchResult[], limit: number): SearchAnswer {
  const hits = results
    .flatMap(({ rows }) => rows)
    .sort((one, other) => other.score - one.score)
    .slice(0, limit);
  return { query, total: results.reduce((sum, { total }) => sum + total, 0), hits };
}
