export {
  CompileCache,
  compileEntry,
  pageLine,
  type CacheEntry,
  type NewCacheEntry,
} from './cache/compile-cache.js';
export { PackStore, type PackStoreOptions } from './cache/pack-store.js';
export { pipelineIdentity } from './cache/compile-cache.js';
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
} from './page/compiled-page.js';
export {
  type CompileOptions,
  type ParserName,
  defaultCompileOptions,
  type RawHtml,
  type SiteFacts,
} from './page/compile-options.js';
export { type ArticleMessages, articleMessagesFor } from './messages/article-messages.js';
export type {
  ComponentRenderer,
  IslandHydration,
  NamedComponent,
  PageComponents,
} from './page/page-components.js';
export { documentModule } from './3-transform/components/document-module.js';
export { moduleImports } from './3-transform/mdx/modules.js';
export { type FrontMatter, tagSlug } from './page/front-matter.js';
export { frontMatterPosition } from './1-read/read-front-matter.js';
export type { TextStore, TypesOptions } from './page/compile-options.js';
export type { ContentFiles } from './page/content-files.js';
export { loadPlugins, type LoadedPlugins, type PluginOrigin } from './plugins/load-plugins.js';
export type {
  ContentPlugin,
  ContentPlugins,
  PluginOptions,
  PluginSpec,
  PluginSpecs,
} from './page/content-plugin.js';
