import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { type Diagnostic, distinctDiagnostics, type Position } from '@org/site-model';
import { documentId, pageTags, titleFromPath } from './1-read/identity.js';
import { tooDeep } from './1-read/limits.js';
import { readPage } from './1-read/read-page.js';
import { foreignSyntax } from './2-parse/dialects.js';
import { formatOf, parseSource } from './2-parse/parse-source.js';
import type { SourceFormat } from './2-parse/parsers.js';
import type { ShowDocument } from './3-transform/components/fill-documents.js';
import { renderComponents } from './3-transform/components/render-components.js';
import { transformHeadings } from './3-transform/headings/headings.js';
import { fillInlineToc } from './3-transform/headings/inline-toc.js';
import { treatRawHtml } from './3-transform/html/raw-html.js';
import { dropReservedIds } from './3-transform/html/reserved-ids.js';
import { transformAlerts } from './3-transform/blocks/admonitions/alerts.js';
import { makeDefinitionLists } from './3-transform/blocks/definition-lists.js';
import { breakNamesOfWideTables } from './3-transform/html/table-breaks.js';
import { nameTaskItems, wrapTables } from './3-transform/html/tables.js';
import { keepWordsWhole } from './3-transform/html/whole-words.js';
import { type Expansion, usePartial } from './3-transform/partials/expand-includes.js';
import { transformReferences } from './3-transform/references/references.js';
import { resolveSocialImage } from './3-transform/references/social-image.js';
import { showEmoji } from './3-transform/text/emoji.js';
import { excerptOf } from './3-transform/text/excerpt.js';
import { type PageContext, partParser, sourceElements, textFile } from './3-transform/source-elements.js';
import { collectAnchors } from './4-write/anchors.js';
import { separateDrawingIds } from './4-write/drawing-ids.js';
import { htmlSegments } from './4-write/html-segments.js';
import { markdownSegments } from './4-write/markdown/write-markdown.js';
import { collectSections, firstParagraph } from './4-write/sections.js';
import type { ArticleMessages } from './messages/article-messages.js';
import { duringPage } from './page/current-page.js';
import { type CompileOptions, defaultCompileOptions, PACKAGE_MANAGERS } from './page/compile-options.js';
import { COMPILED_PAGE_VERSION, type CompiledPage } from './page/compiled-page.js';
import type { ContentFiles } from './page/content-files.js';
import type { ContentPlugins } from './page/content-plugin.js';
import type { FrontMatter } from './page/front-matter.js';
import { measureReading } from './page/measure-reading.js';
import { addSourceText } from './page/source-texts.js';
import { runPlugins } from './plugins/run-plugins.js';

/** One page as it lies on disk. */
export interface SourcePage {
  /** Path relative to the content root, with `/` separators. */
  path: string;
  text: string;
}

const TOP: Position = { line: 1, column: 1 };
const NO_PLUGINS: ContentPlugins = { remark: [], rehype: [] };

/**
 * COMPILE: one page of Markdown to plain JSON. Pure: the result depends on the arguments alone. Never throws for what a
 * writer wrote; look into `diagnostics`.
 */
export function compilePage(
  source: SourcePage,
  files: ContentFiles,
  options: CompileOptions = defaultCompileOptions,
): CompiledPage {
  const { path } = source;
  try {
    return duringPage(path, () => compile(source, files, options));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // The trees of a page are walked by functions that call themselves: what is too deep for them is no page.
    const page = compile({ ...source, text: '' }, files, options);
    const diagnostic = tooDeep(source.path, 'Something stands in itself too often', 1);
    return { ...page, diagnostics: [...page.diagnostics, diagnostic] };
  }
}

function compile(source: SourcePage, files: ContentFiles, options: CompileOptions): CompiledPage {
  const { frontMatter, body, diagnostics, locate = () => TOP } = readPage(source.text, source.path);
  const context = createContext(source.path, { files, options, diagnostics });
  diagnostics.push(...foreignSyntax(body, source.path, pageFormat(source.path, frontMatter, options)));
  const { plugins = NO_PLUGINS } = options;
  const expansion: Expansion = {
    context,
    parse: parserOf(context, options, frontMatter),
    toElements: (part, inner) => sourceElements(part, inner, { context, plugins: plugins.remark }),
    chain: [source.path],
  };
  const { tree, excerpt } = transform(body, { context, expansion, plugins, frontMatter });
  transformAlerts(tree, context);
  makeDefinitionLists(tree);
  showEmoji(tree, context);
  transformReferences(tree, context);
  dropReservedIds(tree, context);
  const shownTitle = frontMatter.hide_title ? undefined : frontMatter.title;
  const { headings, pageHeading } = transformHeadings(tree, context, shownTitle);
  fillInlineToc(tree, headings);
  finishElements(tree, pageHeading?.id, context);

  const title = frontMatter.title ?? pageHeading?.text ?? titleFromPath(source.path);
  const { image } = frontMatter;
  const socialImage = image && resolveSocialImage(image, locate(['image']), context);
  const sections = collectSections(tree, { title, heading: pageHeading?.text, headings });
  return {
    version: COMPILED_PAGE_VERSION,
    id: documentId(source.path, frontMatter.id),
    source: source.path,
    frontMatter,
    title,
    ...(pageHeading && { heading: pageHeading }),
    tags: pageTags(frontMatter, locate),
    ...(socialImage && { image: socialImage }),
    description: frontMatter.description ?? firstParagraph(tree),
    ...(excerpt && { excerpt }),
    ...writeArticle(tree, pageHeading?.text ?? title, context),
    headings,
    references: context.references,
    anchors: collectAnchors(tree, pageHeading?.id, context),
    sections,
    slots: context.slots,
    islands: [...context.islands].sort(),
    assets: [...context.assets].sort(),
    dependencies: [...context.dependencies].sort(),
    reading: measureReading(sections),
    diagnostics: distinctDiagnostics(context.diagnostics),
  };
}

/** What is left to do once headings have their ids. */
function finishElements(tree: Root, headingId: string | undefined, context: PageContext): void {
  wrapTables(tree);
  nameTaskItems(tree, context);
  separateDrawingIds(tree, headingId);
}

/** For machines, then for readers: the places where names may break are no part of a text. */
function writeArticle(
  tree: Root,
  title: string,
  context: PageContext,
): Pick<CompiledPage, 'html' | 'markdown'> {
  const markdown = markdownSegments(tree, title, context.messages);
  keepWordsWhole(tree);
  breakNamesOfWideTables(tree);
  return { html: htmlSegments(tree, context), markdown };
}

interface ContextInput {
  files: ContentFiles;
  options: CompileOptions;
  diagnostics: Diagnostic[];
}

function createContext(source: string, { files, options, diagnostics }: ContextInput): PageContext {
  const { colors, components, playground = 'bottom', packageManagers = PACKAGE_MANAGERS } = options;
  const named = Object.entries(components?.named ?? {});
  return {
    source,
    files,
    messages: messagesOf(source, options),
    // A page of MDX is a program, whose writer is trusted anyway.
    rawHtml: /\.mdx$/i.test(source) ? 'allow' : (options.rawHtml ?? 'allow'),
    reservedIds: options.reservedIds ?? [],
    colors,
    playground,
    packageManagers,
    // Asked for by few pages: it is noted of which.
    get site() {
      return options.site;
    },
    get types() {
      return options.types;
    },
    texts: [],
    references: [],
    slots: [],
    assets: new Set(),
    dependencies: new Set(),
    diagnostics,
    tabSets: 0,
    components,
    componentNames: new Map(named.map(([name, { component }]) => [component, name])),
    componentUses: [],
    islands: new Set(),
    islandCount: 0,
  };
}

/** Those of the folder of translations that the page is in, else those of the site. */
function messagesOf(source: string, { messages, messagesByFolder = {} }: CompileOptions): ArticleMessages {
  const folder = Object.keys(messagesByFolder).find((name) => `/${source}`.includes(`/${name}/`));
  return (folder && messagesByFolder[folder]) || messages;
}

function parserOf(
  context: PageContext,
  { parser, format, math }: CompileOptions,
  { mdx }: FrontMatter,
): Expansion['parse'] {
  return (body, file, forced) => {
    const ofPage = file === context.source ? mdx?.format : undefined;
    const parsed = parseSource(body, forced ?? sourceFormat(file, ofPage ?? format), { parser, math });
    if (parsed.problem) context.diagnostics.push({ ...parsed.problem, file });
    return parsed;
  };
}

const pageFormat = (file: string, { mdx }: FrontMatter, { format }: CompileOptions): SourceFormat =>
  sourceFormat(file, mdx?.format ?? format);

function sourceFormat(file: string, format: 'md' | 'mdx' | 'detect' | undefined): SourceFormat {
  if (format === 'md') return 'markdown';
  return format === 'mdx' ? 'mdx' : formatOf(file);
}

interface TransformInput {
  context: PageContext;
  expansion: Expansion;
  plugins: ContentPlugins;
  frontMatter: FrontMatter;
}

/** Markdown or MDX to hast, and what of it lists show. */
function transform(
  body: string,
  { context, expansion, plugins, frontMatter }: TransformInput,
): { tree: Root; excerpt: string[] | undefined } {
  const { parse } = expansion;
  const { markdown, tree, format } = parse(body, context.source);
  addSourceText(context.texts, context.source, markdown);
  const source = { file: context.source, tree, format, frontMatter, props: {} };
  const excerpt = excerptOf(tree);
  // What cannot be run is shown as plain Markdown, so that the rest can be looked at.
  const children =
    expansion.toElements(source, expansion) ??
    expansion.toElements({ ...source, ...parse(body, context.source, 'markdown') }, expansion) ??
    [];
  const file = textFile(context, frontMatter);
  const parsed = treatRawHtml({ type: 'root', children }, file, context);
  renderComponents(parsed, context, documentsOf(expansion, { file, context }));
  const run = { plugins: plugins.rehype, file, context, parse: partParser(source, expansion) };
  return { tree: runPlugins(parsed, run), excerpt };
}

/** What components of a page show of Markdown files. */
const documentsOf =
  (expansion: Expansion, { file, context }: { file: VFile; context: PageContext }): ShowDocument =>
  (use) => ({
    content: treatRawHtml({ type: 'root', children: usePartial(use, expansion) }, file, context),
    showInner: documentsOf({ ...expansion, chain: [...expansion.chain, use.target] }, { file, context }),
  });
