import { LEVELS } from '../algolia/records.js';

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
