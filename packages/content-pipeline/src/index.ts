export { CompileCache, compileEntry, pageLine, type CacheEntry } from './cache/compile-cache.js';
export { PackStore, type PackStoreOptions } from './cache/pack-store.js';
export { pipelineIdentity } from './cache/pipeline-identity.js';
export { compilePage, type SourcePage } from './compile-page.js';
export { highlightCode, renderMarkdown } from './render-markdown.js';
export { type ScannedPage, scanPage } from './scan-page.js';
export type {
  CompiledPage,
  PageAsset,
  PageHeading,
  PageTag,
  ReadingFigures,
  Slot,
  SocialImage,
} from './compiled-page.js';
export {
  type CompileOptions,
  defaultCompileOptions,
  type RawHtml,
  type SiteFacts,
} from './compile-options.js';
export { type ArticleMessages, articleMessagesFor } from './messages/article-messages.js';
export type { ComponentRenderer, IslandWake, NamedComponent, PageComponents } from './components.js';
export { moduleImports } from './3-transform/mdx/module-imports.js';
export type { FrontMatter } from './1-read/front-matter.js';
export { frontMatterPosition } from './1-read/read-front-matter.js';
export type { ParserName } from './2-parse/parsers.js';
export type { TextStore } from './cache/text-store.js';
export type { ContentFiles } from './3-transform/page-context.js';
export { loadPlugins, type LoadedPlugins, type PluginOrigin } from './plugins/load-plugins.js';
export type {
  ContentPlugin,
  ContentPlugins,
  PluginOptions,
  PluginSpec,
  PluginSpecs,
} from './plugins/plugin-spec.js';
