import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../1-compile/content-files.js';
import { readCompiled } from '../1-compile/read-compiled.js';
import { outputFile } from '../2-link/addresses.js';
import { NOT_FOUND } from '../2-link/link-site.js';
import type { SiteModel } from '../2-link/site-model.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { payloadUrl, type ShellPage } from '@org/theme-shell';
import { OPEN_SEARCH_FILE } from '../2-link/to-shell-search.js';
import { BUNDLE_DIR, type SiteBundle } from './bundle.js';
import { LLMS_FILE, llmsText } from './llms-text.js';
import {
  createRenderContext,
  finishArticle,
  finishMarkdown,
  type FinishedArticle,
  NO_ARTICLE,
  type RenderContext,
  renderPage,
} from './render-page.js';
import { openSearchDescription } from './open-search.js';
import { SearchFiles } from './search-files.js';
import type { SiteOutput } from './site-output.js';

/** HTML of a page that is a React component, for the checks that only its markup allows. */
export interface RenderedComponent {
  component: string;
  html: string;
}

/** RENDER: streams the compiled pages through the renderer into the output folder. No article stays in memory. */
export async function renderSite(
  site: LoadedSite,
  model: SiteModel,
  bundle: SiteBundle,
  output: SiteOutput,
): Promise<RenderedComponent[]> {
  const { config } = site;
  const context = createRenderContext({
    model,
    config,
    render: bundle.render,
    assets: bundle.assets,
    bundleId: bundle.id,
  });

  output.copy(site.publicDir);
  output.copy(path.join(site.root, BUNDLE_DIR, 'client'), ['.vite']);
  writeData(context, output);
  writeContentAssets(site, model, output);
  const components = writeShellPages(context, output);
  writeIndexes(context, output);
  const search = new SearchFiles(config);
  const owners = new Set(model.routes.map(({ source }) => source));
  for await (const compiled of readCompiled(site)) {
    const page = model.pages[compiled.source];
    if (!page || !owners.has(compiled.source)) continue;
    writePage(page, finishArticle(compiled, context), context, output);
    if (page.markdownHref)
      output.write(page.markdownHref.slice(config.baseUrl.length), finishMarkdown(compiled, context));
    search.add(compiled, page);
  }
  writeSearch(search, context, output);
  if (config.markdownPages && !existsSync(path.join(site.publicDir, LLMS_FILE)))
    output.write(LLMS_FILE, llmsText(model, config));
  return components;
}

function writePage(
  page: ShellPage,
  article: FinishedArticle,
  context: RenderContext,
  output: SiteOutput,
): string {
  const { html, payload } = renderPage(page, article, context);
  const { baseUrl } = context.config;
  output.write(outputFile(page.path, context.config), html);
  if (page.kind !== 'not-found') output.write(payloadUrl(page.path, baseUrl).slice(baseUrl.length), payload);
  return html;
}

/** Pages without an article: React components and the not-found page. */
function writeShellPages(context: RenderContext, output: SiteOutput): RenderedComponent[] {
  const { pages, config } = { pages: context.model.pages, config: context.config };
  const notFound = pages[NOT_FOUND];
  if (notFound) output.write('404.html', renderPage(notFound, NO_ARTICLE, context).html);
  return config.pages.flatMap(({ path: key, component }) => {
    const page = pages[key];
    return page ? [{ component, html: writePage(page, NO_ARTICLE, context, output) }] : [];
  });
}

/** Pages of documentation without an article. One whose address belongs to another page is not written; LINK reported it. */
function writeIndexes(context: RenderContext, output: SiteOutput): void {
  const { pages, routes } = context.model;
  for (const { source } of routes) {
    const page = pages[source];
    if (page?.kind === 'doc' && page.cards) writePage(page, NO_ARTICLE, context, output);
  }
}

function writeData({ dataFiles, config }: RenderContext, output: SiteOutput): void {
  for (const [address, text] of dataFiles) output.write(address.slice(config.baseUrl.length), text);
}

function writeSearch(search: SearchFiles, { model, config }: RenderContext, output: SiteOutput): void {
  if (config.search) output.write(OPEN_SEARCH_FILE, openSearchDescription(model.site, config.url));
  for (const [name, content] of search.build()) output.write(name, content);
}

function writeContentAssets(site: LoadedSite, model: SiteModel, output: SiteOutput): void {
  const files = contentFiles(site.contentDir);
  for (const [source, address] of Object.entries(model.assets)) {
    const bytes = files.read(source);
    if (bytes) output.write(address.slice(site.config.baseUrl.length), bytes);
  }
}
