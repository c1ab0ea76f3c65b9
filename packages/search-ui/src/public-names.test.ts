import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as algolia from './algolia/index.js';
import * as algoliaPush from './algolia-push/index.js';
import * as docsearch from './docsearch/index.js';
import * as engine from './engine/index.js';
import * as main from './index.js';
import * as indexBuilder from './index-builder/index.js';
import * as marks from './marks/index.js';
import * as react from './react/index.js';

/** Types that an index file exports, found in its source: they leave no trace at run time. */
function typesOf(entry: string): string[] {
  const source = readFileSync(path.join(import.meta.dirname, entry, 'index.ts'), 'utf8');
  return [...source.matchAll(/export (type )?\{([^}]*)\}/g)]
    .flatMap(([, all, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && (all || name.startsWith('type ')))
        .map((name) => name.replace('type ', '')),
    )
    .sort();
}

it('exports these values and no others', () => {
  expect(Object.keys(main)).toEqual(['startSearch']);
  expect(Object.keys(indexBuilder).sort()).toEqual(['SearchIndexBuilder', 'buildSearchIndex']);
  expect(Object.keys(engine).sort()).toEqual(['SearchError', 'createEmbeddedProvider', 'createEngine']);
  expect(Object.keys(algolia)).toEqual(['createAlgoliaProvider']);
  expect(Object.keys(algoliaPush).sort()).toEqual([
    'INDEX_SETTINGS',
    'facetsOf',
    'findMissingFacets',
    'pushRecords',
    'toAlgoliaRecords',
  ]);
  expect(Object.keys(docsearch)).toEqual(['openDocSearch']);
  expect(Object.keys(marks).sort()).toEqual(['MARK_PARAMETER', 'showMarks']);
  expect(Object.keys(react).sort()).toEqual([
    'SearchDialog',
    'SearchPage',
    'openSearch',
    'searchMessagesFor',
  ]);
});

it('exports these types and no others', () => {
  expect(typesOf('.')).toEqual([
    'AlgoliaSettings',
    'EmbeddedSettings',
    'ProviderOptions',
    'ProviderSettings',
    'SearchAnswer',
    'SearchArea',
    'SearchHit',
    'SearchLink',
    'SearchMessages',
    'SearchProvider',
    'SearchRecord',
    'SearchScope',
    'SearchSettings',
    'SearchVersion',
    'SiteSearch',
  ]);
  expect(typesOf('index-builder')).toEqual([
    'FormerSearchIndex',
    'SearchIndex',
    'SearchIndexOptions',
    'SearchManifest',
    'SearchRecordHead',
    'SearchSet',
    'SynonymGroups',
    'UpdatedSearchIndex',
  ]);
  expect(typesOf('engine')).toEqual([
    'EmbeddedSite',
    'FetchFile',
    'MarkedText',
    'SearchEngine',
    'SearchEngineOptions',
    'SearchErrorCode',
    'SearchManifest',
    'SearchOptions',
    'SearchResult',
    'SearchRow',
    'SearchSet',
    'TextRange',
  ]);
});

it('publishes the same entries that it has here', () => {
  const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
    publishConfig: { exports: Record<string, unknown> };
  };
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
  expect(JSON.stringify(manifest.publishConfig.exports)).not.toContain('@org/source');
});

it('needs neither Node nor a library in the browser', () => {
  const imports = ['engine', 'format', 'marks', 'text'].flatMap((folder) => {
    const root = path.join(import.meta.dirname, folder);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    return files.flatMap((name) =>
      [...readFileSync(path.join(root, name), 'utf8').matchAll(/from '([^']+)'/g)].map(
        ([, from = '']) => from,
      ),
    );
  });
  expect(imports.length).toBeGreaterThan(20);
  expect(imports.filter((from) => !from.startsWith('.') || from.includes('index-builder'))).toEqual([]);
});
