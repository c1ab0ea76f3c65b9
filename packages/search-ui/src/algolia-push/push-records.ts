import { hostsOf } from '../algolia/algolia-provider.js';
import { type AlgoliaRecord, LEVELS } from '../algolia/records.js';

/** Settings that suit records of this shape: headings before text, facets for language and version, one hit for each address. */
export const INDEX_SETTINGS = {
  searchableAttributes: [
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(hierarchy.lvl0)',
    'content',
  ],
  attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
  attributesToRetrieve: [
    'hierarchy',
    'content',
    'anchor',
    'url',
    'url_without_anchor',
    'type',
    'docusaurus_tag',
  ],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:25'],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  removeWordsIfNoResults: 'allOptional' as const,
};

/** The index to replace, and its new records. */
export interface PushOptions {
  appId: string;
  /** A key that may write. It is in no message. */
  adminKey: string;
  indexName: string;
  records: AlgoliaRecord[];
  /** Origin of a server that takes Algolia's place. */
  host?: string;
  /** Records in a request. @default 1000 */
  batchSize?: number;
}

/**
 * Replaces all records of an index, then gives it its settings. The records go to a temporary index that takes the place of
 * the live one when it is complete: a push that is interrupted leaves the live index as it was.
 * @throws with what failed, and never with the key
 */
export async function pushRecords({ records, adminKey, ...options }: PushOptions): Promise<void> {
  const { appId, indexName, host, batchSize = 1000 } = options;
  if (records.length === 0)
    throw new TypeError(
      'There are no search records; pushing none would empty the index. Compile the content first.',
    );
  const { algoliasearch } = await import('algoliasearch');
  const client = algoliasearch(appId, adminKey, hostsOf(host));
  try {
    await client.replaceAllObjects({
      indexName,
      objects: records as unknown as Record<string, unknown>[],
      batchSize,
    });
    const { taskID } = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
    await client.waitForTask({ indexName, taskID });
  } catch (error) {
    const { message, status } = error as { message?: string; status?: number };
    const said = (message ?? String(error)).replaceAll(adminKey, '…');
    throw new Error(
      `The search records were not pushed to "${indexName}"${status ? ` (status ${status})` : ''}: ${said} The live index is as it was, unless only its settings failed. Push again.`,
    );
  }
}
