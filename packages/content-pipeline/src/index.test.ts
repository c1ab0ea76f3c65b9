import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as compiled from './compiled.js';
import * as icons from './icons.js';
import * as api from './index.js';

it('exports these values and no others', () => {
  expect(Object.keys(api).sort()).toEqual([
    'CompileCache',
    'PackStore',
    'articleMessagesFor',
    'compileEntry',
    'compilePage',
    'defaultCompileOptions',
    'documentModule',
    'frontMatterPosition',
    'highlightCode',
    'loadPlugins',
    'moduleImports',
    'pageLine',
    'pipelineIdentity',
    'renderMarkdown',
    'scanPage',
    'tagSlug',
  ]);
  expect(Object.keys(compiled).sort()).toEqual([
    'COMPILED_PAGE_VERSION',
    'joinHtml',
    'joinMarkdown',
    'markReference',
    'measureReading',
    'toSegments',
  ]);
  expect(Object.keys(icons).sort()).toEqual(['findIcon', 'suggestIcon']);
});

it('exports these types and no others', () => {
  const source = readFileSync(path.join(import.meta.dirname, 'index.ts'), 'utf8');
  const types = [...source.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, all, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && (all || name.startsWith('type ')))
      .map((name) => name.replace('type ', '')),
  );
  expect(types.sort()).toEqual([
    'ArticleMessages',
    'CacheEntry',
    'CompileOptions',
    'CompiledPage',
    'ComponentRenderer',
    'ContentFiles',
    'ContentPlugin',
    'ContentPlugins',
    'FrontMatter',
    'IslandHydration',
    'LoadedPlugins',
    'NamedComponent',
    'NewCacheEntry',
    'PackStoreOptions',
    'PageAsset',
    'PageComponents',
    'PageHeading',
    'PageTag',
    'ParserName',
    'PluginOptions',
    'PluginOrigin',
    'PluginSpec',
    'PluginSpecs',
    'RawHtml',
    'ReadingFigures',
    'ScannedPage',
    'SiteFacts',
    'Slot',
    'SocialImage',
    'SourcePage',
    'TextStore',
    'TypesOptions',
  ]);
});
