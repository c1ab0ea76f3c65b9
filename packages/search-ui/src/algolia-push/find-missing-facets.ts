import { type AlgoliaSite, connect } from '../algolia/algolia-provider.js';
import { tagOf } from '../algolia/records.js';

/** What pages in one language ask an index for, and it does not have. */
export interface MissingFacets {
  /** Whether any record is in the language. */
  hasLanguage: boolean;
  /** Tags of versions that no record in the language has; not listed where there are none at all. */
  tags: string[];
}

/**
 * Asks an index which languages its records have, and which version tags those in the site's language. With what it does not
 * have a contextual search finds nothing and says so to nobody. Rejects when the index does not answer.
 */
export async function findMissingFacets(site: AlgoliaSite): Promise<MissingFacets> {
  const client = await connect(site);
  const request = {
    indexName: site.indexName,
    query: '',
    hitsPerPage: 0,
    facets: ['docusaurus_tag'],
    maxValuesPerFacet: 1000,
    facetFilters: [`language:${site.locale}`],
  };
  const { results } = await client.search({ requests: [request] });
  const { facets, nbHits } = Object(results[0]) as Partial<FacetAnswer>;
  if (!nbHits) return { hasLanguage: false, tags: [] };
  const tags = site.areas.flatMap(({ id, versions }) => versions.map(({ name }) => tagOf(id, name)));
  return { hasLanguage: true, tags: tags.filter((tag) => !facets?.docusaurus_tag?.[tag]) };
}

interface FacetAnswer {
  nbHits: number;
  facets: Record<string, Record<string, number>>;
}
