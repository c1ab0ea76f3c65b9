import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '@org/content-pipeline';
import { payloadUrl, type ShellPage } from '@org/theme-shell';
import { contentFiles } from '../1-compile/content-files.js';
import { readCompiled } from '../1-compile/read-compiled.js';
import type { LinkedLocale } from '../2-link/link-site.js';
import { OPEN_SEARCH_FILE, SEARCH_MANIFEST } from '../2-link/shell/to-shell-search.js';
import { fileAt, outputFile } from '../addresses/site-addresses.js';
import { noteSiteCode } from '../command-end.js';
import { type LoadedSite, rootBaseUrl } from '../config/loaded-site.js';
import { pageFile } from '../diagnostics/file-names.js';
import { ownDocuments, type PageKey, pageOf } from '../model/site-model.js';
import { siteFrames } from '../publish/to-site-frames.js';
import { BUNDLE_DIR, type SiteBundle } from './bundle.js';
import { LLMS_FILE, llmsText } from './llms-text.js';
import {
  createRenderContext,
  finishArticle,
  type FinishedArticle,
  finishMarkdown,
  NO_ARTICLE,
  type RenderContext,
  renderPage,
} from './render-page.js';
import { openSearchDescription } from './search-files.js';
import { type SearchIndexFiles, startSearchIndex } from './search-index.js';
import type { SiteOutput } from '../output/site-output.js';

/** HTML of a page that is a React component, for the checks that only its markup allows. */
export interface RenderedComponent {
  component: string;
  html: string;
}

/** Told of each document as it is written: its HTML, and which page it is; `null` for the not-found page. */
type DocumentListener = (html: string, page: PageKey | null) => void;

interface RenderInput {
  /** In the order of the configuration. */
  locales: readonly Pick<LinkedLocale, 'site' | 'model'>[];
  bundle: SiteBundle;
  output: SiteOutput;
  /** @default none */
  onDocument?: DocumentListener;
}

/**
 * RENDER: streams the compiled pages once, for all locales and the search, through the renderer into the output folder. No
 * article stays in memory. Files that all locales share are written with the default one.
 */
export async function renderSite({ locales, output, ...input }: RenderInput): Promise<RenderedComponent[]> {
  const search = startSearchIndex(locales);
  const contexts = locales.map((locale) => writeContext(locale, input));
  const components = contexts.flatMap((context) => writeSiteFiles(context, output));
  const [first] = locales;
  if (!first) return components;
  for await (const compiled of readCompiled(first.site)) {
    for (const context of contexts) writeDocument(compiled, context, output);
    search.add(compiled);
  }
  const indexes = await search.files();
  contexts.forEach((context, index) => {
    writeSearch(indexes[index] ?? new Map<never, never>(), context, output);
    writeLlms(context, output);
  });
  return components;
}

function writeContext(
  { site, model }: Pick<LinkedLocale, 'site' | 'model'>,
  { bundle, onDocument = () => undefined }: Pick<RenderInput, 'bundle' | 'onDocument'>,
): WriteContext {
  const context = createRenderContext({
    model,
    config: site.config,
    render: bundle.render,
    assets: bundle.assets,
    pageStyles: bundle.pageStyles,
    bundleId: bundle.id,
    rootBaseUrl: rootBaseUrl(site),
  });
  return { site, onDocument, documents: ownDocuments(model), ...context };
}

/** Everything of a locale but its documents. */
function writeSiteFiles(context: WriteContext, output: SiteOutput): RenderedComponent[] {
  const { site } = context;
  if (site.locale?.isDefault ?? true) {
    output.copy(site.publicDir);
    output.copyHashed(path.join(site.root, BUNDLE_DIR, 'client'), ['.vite']);
  }
  writeData(context, output);
  writeContentAssets(site, context, output);
  return writeShellPages(context, output);
}

/** A page as a locale shows it. One that is hidden there, or whose address belongs to another page, is not written. */
function writeDocument(compiled: CompiledPage, context: WriteContext, output: SiteOutput): void {
  const { source } = compiled;
  const page = context.documents.get(source);
  if (!page) return;
  const key: PageKey = { kind: 'document', name: source };
  writePage({ page, key, article: finishArticle(compiled, context) }, context, output);
  if (page.markdownHref)
    output.write(fileAt(page.markdownHref, context.rootBaseUrl), finishMarkdown(compiled, context));
  writeFrames(compiled.assets, output);
}

function writeLlms({ site, model, config, rootBaseUrl: base }: WriteContext, output: SiteOutput): void {
  if (!config.markdownPages || existsSync(path.join(site.publicDir, LLMS_FILE))) return;
  output.write(fileAt(config.baseUrl + LLMS_FILE, base), llmsText(model, config));
}

interface WriteContext extends RenderContext {
  site: LoadedSite;
  onDocument: DocumentListener;
  /** By content source. */
  documents: ReadonlyMap<string, ShellPage>;
}

interface PageText {
  page: ShellPage;
  key: PageKey;
  article: FinishedArticle;
}

function writePage({ page, key, article }: PageText, context: WriteContext, output: SiteOutput): string {
  noteSiteCode(() => pageFile(context.site, key));
  const { html, payload } = renderPage(page, article, context);
  context.onDocument(html, key);
  output.write(outputFile(page.path, context.rootBaseUrl), html);
  if (page.kind !== 'not-found') for (const file of payloadFiles(page, context)) output.write(file, payload);
  return html;
}

/** Also where redirects to the page answer: the shell follows them as it follows any link, and takes the address from the page. */
function payloadFiles(
  { path: address }: ShellPage,
  { model, config, rootBaseUrl: base }: WriteContext,
): Set<string> {
  const froms = model.redirects.filter(({ to }) => to === address).map(({ from }) => from);
  return new Set([address, ...froms].map((from) => fileAt(payloadUrl(from, config.baseUrl), base)));
}

/** Pages without an article: React components, generated lists and the not-found page. */
function writeShellPages(context: WriteContext, output: SiteOutput): RenderedComponent[] {
  const { model, config } = context;
  const { html } = renderPage(model.notFound, NO_ARTICLE, context);
  context.onDocument(html, null);
  output.write(fileAt(`${config.baseUrl}404.html`, context.rootBaseUrl), html);
  return model.routes.flatMap(({ page: key }) => {
    const page = key.kind === 'document' ? undefined : pageOf(model, key);
    if (!page) return [];
    const written = writePage({ page, key, article: NO_ARTICLE }, context, output);
    return page.kind === 'component' ? [{ component: page.component, html: written }] : [];
  });
}

/** What pages show in frames. Only those that some page needs are part of the site. */
function writeFrames(needed: CompiledPage['assets'], output: SiteOutput): void {
  if (needed.length === 0) return;
  for (const { asset, document, files } of siteFrames()) {
    if (!needed.includes(asset) || output.has(document)) continue;
    for (const [file, content] of files) output.writeHashed(file, content);
  }
}

function writeData(context: RenderContext, output: SiteOutput): void {
  for (const [address, text] of context.dataFiles)
    output.writeHashed(fileAt(address, context.rootBaseUrl), text);
}

function writeSearch(index: SearchIndexFiles, context: RenderContext, output: SiteOutput): void {
  const { model, config } = context;
  const file = (name: string): string => fileAt(config.baseUrl + name, context.rootBaseUrl);
  if (config.search) output.write(file(OPEN_SEARCH_FILE), openSearchDescription(model.site, config.url));
  for (const [name, content] of index) {
    if (name === SEARCH_MANIFEST) output.write(file(name), content);
    else output.writeHashed(file(name), content);
  }
}

/** Locales that show the same file share it: its name is made of its bytes. */
function writeContentAssets(site: LoadedSite, context: RenderContext, output: SiteOutput): void {
  const files = contentFiles(site.contentDir);
  for (const [source, address] of Object.entries(context.model.assets)) {
    const file = fileAt(address, context.rootBaseUrl);
    const bytes = output.has(file) ? undefined : files.read(source);
    if (bytes) output.writeHashed(file, bytes);
  }
}
