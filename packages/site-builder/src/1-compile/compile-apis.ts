import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CompiledPage, highlightCode, renderMarkdown } from '@org/content-pipeline';
import type { ApiModelResult } from '@org/openapi-renderer/model';
import type { ApiPagePlan, ApiPlan, createApiRenderer } from '@org/openapi-renderer/react';
import type { SidebarItemConfig } from '@org/sidebar-engine';
import type { Diagnostic } from '@org/site-model';
import type { LoadedSite } from '../config/loaded-site.js';
import {
  type ApiConfig,
  type ApiDocument,
  ApiReferences,
  apiSidebarId,
  documentsOf,
  generatedFolder,
  inContentFolder,
  type LocateDescription,
  toCompiledPage,
  toSidebarItems,
} from './to-api-pages.js';

const BUNDLED = 'document.json';

/** A piece of what APIs compile to. The caller writes it. */
export type ApiOutput =
  | { kind: 'page'; page: CompiledPage }
  /** A file that pages offer, by its path below the content folder. */
  | { kind: 'file'; path: string; text: string }
  | { kind: 'sidebar'; id: string; items: SidebarItemConfig[] };

/** APIs whose document is in an area. */
export const apisOf = (site: Pick<LoadedSite, 'config'>, dir: string): ApiConfig[] =>
  site.config.apis.filter(({ file }) => file.startsWith(`${dir}/`));

/** Compiles API documents. Each piece is given as soon as it is made, and none is kept: a document may have thousands of pages. */
export async function* compileApis(site: LoadedSite, apis: ApiConfig[]): AsyncGenerator<ApiOutput> {
  const exists = (file: string): boolean => existsSync(path.join(site.contentDir, file));
  for (const api of apis) {
    for (const document of documentsOf(api, site.config, exists)) yield* compileApi(site, document);
  }
}

async function* compileApi({ contentDir, config }: LoadedSite, api: ApiDocument): AsyncGenerator<ApiOutput> {
  // Only sites with APIs pay for loading this.
  const { buildApiModel } = await import('@org/openapi-renderer/model');
  const result = await buildApiModel(path.join(contentDir, api.file), {
    root: contentDir,
    strict: api.strict,
  });
  const { model, files } = result;
  const dependencies = files
    .map((file) => inContentFolder(contentDir, file))
    .filter((file) => file !== api.file);
  const named = (diagnostics: Diagnostic[]): Diagnostic[] =>
    diagnostics.map((diagnostic) => ({ ...diagnostic, file: inContentFolder(contentDir, diagnostic.file) }));
  if (!model) {
    const page = { ...emptyPage(api), dependencies, diagnostics: named(result.diagnostics) };
    yield { kind: 'page', page };
    return;
  }
  const { createApiRenderer, planApiPages } = await import('@org/openapi-renderer/react');
  const checked = result.check();
  const { language } = api;
  const plan = planApiPages(model, api.layout, { language });
  // A sidebar is the same in all locales; its labels are translated with the messages of the site.
  if (api.locale === null)
    yield { kind: 'sidebar', id: apiSidebarId(api), items: toSidebarItems(plan, api, config) };
  if (files.length > 1)
    yield { kind: 'file', path: `${generatedFolder(api)}/${BUNDLED}`, text: result.bundle() };
  const render = createApiRenderer(model, plan, { language, renderMarkdown, highlightCode });
  const context = { api, plan, render, files, locate: locateIn(contentDir, result) };
  const [first, ...others] = plan.pages;
  for (const page of others) yield* compilePage(page, context);
  if (!first) return;
  // The first page carries the document's diagnostics, those of the checks too: they run while the others are made.
  const diagnostics = named([...result.diagnostics, ...(await checked)]);
  for (const output of compilePage(first, context))
    yield output.kind === 'page'
      ? { ...output, page: { ...output.page, dependencies, diagnostics } }
      : output;
}

interface ApiContext {
  api: ApiDocument;
  plan: ApiPlan;
  render: ReturnType<typeof createApiRenderer>;
  /** Of the document, absolute. */
  files: string[];
  locate: LocateDescription;
}

function* compilePage(
  page: ApiPagePlan,
  { api, plan, render, files, locate }: ApiContext,
): Generator<ApiOutput> {
  const references = new ApiReferences(api, locate);
  const downloads = page.path === '' ? [{ href: documentOf(references, files) }] : [];
  const { href, link, file } = references;
  // A page of one operation is a Markdown version itself.
  const alternates = plan.layout === 'single' ? { file } : {};
  const rendered = render(page, { href, link, downloads, ...alternates });
  if (alternates.file)
    for (const { path: name, text } of rendered.files)
      yield { kind: 'file', path: `${generatedFolder(api)}/${name}`, text };
  // The configuration's own words are in the site's language.
  const title = page.path === '' && api.label && api.locale === null ? api.label : page.title;
  yield { kind: 'page', page: toCompiledPage({ ...rendered, title }, references.list, api) };
}

const locateIn =
  (contentDir: string, { locate }: Pick<ApiModelResult, 'locate'>): LocateDescription =>
  (description, offset) =>
    locate(description, offset).map((position) => ({
      ...position,
      file: inContentFolder(contentDir, position.file),
    }));

/** The document as it is written; of many files, all of them in one. */
const documentOf = (references: ApiReferences, files: string[]): string =>
  files.length > 1 ? references.file(BUNDLED) : references.document();

/** A page for diagnostics to belong to. A document that cannot be read is an error, so nobody sees it. */
const emptyPage = (api: ApiDocument): CompiledPage =>
  toCompiledPage(
    {
      kind: 'single',
      path: '',
      id: '',
      title: api.label ?? api.file,
      description: '',
      html: '',
      markdown: '',
      anchors: [],
      sections: [],
      files: [],
    },
    [],
    api,
  );
