import type { Diagnostic } from '@org/site-model';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../1-compile/content-files.js';
import type { RenderedPage } from '../1-compile/compiled-index.js';
import { type RenderedArea, pagesWhere, readAreas } from '../1-compile/read-compiled.js';
import { assetFile } from '../2-link/content-assets.js';
import type { LinkedLocale } from '../2-link/link-site.js';
import { fileAt } from '../addresses/site-addresses.js';
import { codeIdentity } from '../inputs/code-identity.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { SiteError } from '../diagnostics/diagnostic.js';
import { nameInWorkspace, pageFile } from '../diagnostics/file-names.js';
import { renderFailure } from '../diagnostics/render-failure.js';
import { pageOf } from '../model/site-model.js';
import { copyFiles, copyHashed } from '../output/copy-files.js';
import type { SiteOutput } from '../output/site-output.js';
import { isInPart, type SitePart } from '../output/site-part.js';
import { documentMarkup } from '../publish/check-markup.js';
import type { SiteBundle } from './bundle.js';
import { DocumentOutputs, type RenderWork, writeShellPage } from './document-outputs.js';
import { LLMS_FILE, LLMS_FULL_FILE } from '../addresses/text-files.js';
import { llmsFullText } from './llms-full.js';
import { llmsText } from './llms-text.js';
import { MISSING_ARTICLE, type RenderContext, renderPage } from './render-page.js';
import { renderPages, type Rendering } from './render-pages.js';
import type { SearchThread } from './search-index.js';
import { SearchOutputs, type SearchWork } from './search-outputs.js';
import {
  type CardOf,
  type DocumentCheck,
  NO_CHECK,
  writeContext,
  type WriteContext,
} from './write-context.js';

/** HTML of a page that is a React component, for the checks that only its markup allows. */
export interface RenderedComponent {
  component: string;
  html: string;
}

interface RenderInput {
  /** In the order of the configuration. */
  locales: readonly Pick<LinkedLocale, 'site' | 'model'>[];
  bundle: SiteBundle;
  output: SiteOutput;
  /** The compiled pages. @default they are looked up */
  areas?: readonly RenderedArea[];
  /** @default none */
  check?: DocumentCheck;
  /** @default pages have none */
  cardOf?: CardOf;
  /** What has begun to make the search index. @default this thread does it */
  searchThread?: SearchThread | undefined;
}

export interface RenderedSite {
  components: RenderedComponent[];
  work: RenderWork & SearchWork;
}

/**
 * RENDER: what has not changed is the last site's, or a shard's; the compiled pages of the rest stream once, for all locales, through
 * the renderer into the output folder. No article stays in memory.
 */
export async function renderSite({ locales, output, bundle, ...input }: RenderInput): Promise<RenderedSite> {
  const [first] = locales;
  const areas = input.areas ?? (first ? readAreas(first.site) : []);
  const { code, contexts } = writeContexts(locales, bundle, input);
  const documents = new DocumentOutputs(
    areas.flatMap(({ pages }) => pages),
    contexts,
    output,
  );
  const search = new SearchOutputs({ contexts, documents, areas, output, code, thread: input.searchThread });
  let components: RenderedComponent[];
  try {
    components = contexts.flatMap((context) => writeSiteFiles(context, bundle, output));
    const searched = search.threadIsDone;
    await writeDocuments(documents, areas, { contexts, bundle, place: output.place, searched });
    await search.write();
  } catch (error) {
    await search.stop();
    throw error;
  }
  for (const context of contexts) {
    writeLlms(context, output);
    writeLlmsFull(context, output);
  }
  return { components, work: { ...documents.work, search: search.search } };
}

/**
 * RENDER of a part of a site, with which another build need not do so: the documents of some pages, or the search index. Nothing else of the
 * site is written.
 */
export async function renderPart({
  locales,
  output,
  bundle,
  part,
  ...input
}: RenderInput & { part: SitePart }): Promise<RenderWork> {
  const areas = input.areas ?? [];
  const { code, contexts } = writeContexts(locales, bundle, input);
  const ofPart =
    part === 'search' ? areas : pagesWhere(areas, ({ summary: { source } }) => isInPart(source, part));
  const documents = new DocumentOutputs(
    ofPart.flatMap(({ pages }) => pages),
    contexts,
    output,
  );
  if (part === 'search')
    await new SearchOutputs({ contexts, documents, areas, output, code, thread: input.searchThread }).write();
  else await writeDocuments(documents, ofPart, { contexts, bundle, place: output.place });
  return documents.work;
}

function writeContexts(
  locales: RenderInput['locales'],
  bundle: SiteBundle,
  { check = NO_CHECK, cardOf }: Pick<RenderInput, 'check' | 'cardOf'>,
): { code: string; contexts: WriteContext[] } {
  const [first] = locales;
  const code = `${first ? codeIdentity(first.site.root) : ''} ${bundle.code}`;
  return { code, contexts: locales.map((locale) => writeContext(locale, { bundle, check, code, cardOf })) };
}

/** Takes documents that have not changed, and renders the others. */
async function writeDocuments(
  documents: DocumentOutputs,
  areas: readonly RenderedArea[],
  rendering: Omit<Rendering, 'plansOf'>,
): Promise<void> {
  const changed = documents.reuse();
  const read = pagesWhere(areas, (page) => changed.has(page));
  const plansOf = (page: RenderedPage) => documents.plansOf(page);
  const rendered = renderPages(read, { ...rendering, plansOf });
  for await (const { page, written } of rendered) documents.adopt(page, written);
}

/** Everything of a locale but its documents. */
function writeSiteFiles(context: WriteContext, bundle: SiteBundle, output: SiteOutput): RenderedComponent[] {
  const { site } = context;
  if (site.locale?.isDefault ?? true) {
    copyFiles(site.publicDir, output);
    const { clientDir, hashes = {} } = bundle;
    copyHashed(clientDir, output, { except: ['.vite'], hashes });
  }
  writeData(context, output);
  writeContentAssets(site, context, output);
  return writeShellPages(context, output);
}

function writeLlms({ site, model, config, rootBaseUrl: base }: WriteContext, output: SiteOutput): void {
  if (!config.markdownPages || existsSync(path.join(site.publicDir, LLMS_FILE))) return;
  output.write(fileAt(config.baseUrl + LLMS_FILE, base), llmsText(model, config));
}

/** After all pages: it is made of their Markdown as it has been written. */
function writeLlmsFull({ site, model, config, rootBaseUrl: base }: WriteContext, output: SiteOutput): void {
  if (!config.markdownPages || !config.llmsFull || existsSync(path.join(site.publicDir, LLMS_FULL_FILE)))
    return;
  const read = (href: string): string | undefined => output.read(fileAt(href, base));
  const text = llmsFullText({ model, url: config.url, read });
  output.writeParts(fileAt(config.baseUrl + LLMS_FULL_FILE, base), text);
}

/** Pages without an article: React components, generated lists and the not-found page. */
function writeShellPages(context: WriteContext, output: SiteOutput): RenderedComponent[] {
  const { model, config } = context;
  const html = renderPage(model.notFound, MISSING_ARTICLE, context);
  context.check.add(documentMarkup(html, context.check.scriptOrigins), null);
  output.write(fileAt(`${config.baseUrl}404.html`, context.rootBaseUrl), html);
  const failures: Diagnostic[] = [];
  const components = model.routes.flatMap(({ page: key }): RenderedComponent[] => {
    const page = key.kind === 'document' ? undefined : pageOf(model, key);
    if (!page) return [];
    try {
      const html = writeShellPage({ page, key }, context, output);
      return page.kind === 'component' ? [{ component: page.component, html }] : [];
    } catch (error) {
      // It says itself what is wrong: a disk that is full is no fault of the page.
      if (error instanceof SiteError) throw error;
      failures.push(renderFailure(error, pageFile(context.site, key)));
      return [];
    }
  });
  if (failures.length > 0) throw new SiteError(failures);
  return components;
}

function writeData(context: RenderContext, output: SiteOutput): void {
  for (const [address, text] of context.dataFiles)
    output.writeHashed(fileAt(address, context.rootBaseUrl), text);
}

/** Locales that show the same file share it: its name is made of its bytes, so that the last site's of that name is the same. */
function writeContentAssets(site: LoadedSite, context: RenderContext, output: SiteOutput): void {
  const files = contentFiles(site.contentDir);
  for (const [source, address] of Object.entries(context.model.assets)) {
    const file = fileAt(address, context.rootBaseUrl);
    if (output.has(file) || output.reuse(file)) continue;
    const bytes = files.read(source);
    // Its name is known to pages by now.
    if (!bytes || assetFile(source, bytes) !== file)
      throw changedMeanwhile(path.join(site.contentDir, source));
    output.writeHashed(file, bytes);
  }
}

const changedMeanwhile = (file: string): SiteError =>
  new SiteError([
    {
      code: 'source-changed',
      severity: 'error',
      message:
        'This file has changed since the build has begun, so nothing is published and the last site stays.',
      hint: 'Build again.',
      file: nameInWorkspace(file),
    },
  ]);
