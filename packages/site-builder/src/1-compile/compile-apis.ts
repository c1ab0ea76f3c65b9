import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '@org/content-pipeline';
import type { SidebarsConfig } from '@org/sidebar-engine';
import type { LoadedSite } from '../config/loaded-site.js';
import {
  type ApiConfig,
  type ApiDocument,
  ApiReferences,
  apiSidebarId,
  documentsOf,
  generatedFolder,
  inContentFolder,
  toCompiledPage,
  toSidebarItems,
} from './to-api-pages.js';

const BUNDLED = 'document.json';

/** APIs whose document lies in an area. */
export const apisOf = (site: LoadedSite, dir: string): ApiConfig[] =>
  site.config.apis.filter(({ file }) => file.startsWith(`${dir}/`));

/** Compiles API documents: each page is given as soon as it is made, and none is kept. Sidebars are put into `sidebars`. */
export async function* compileApis(
  site: LoadedSite,
  apis: ApiConfig[],
  sidebars: SidebarsConfig,
): AsyncGenerator<CompiledPage> {
  const exists = (file: string): boolean => existsSync(path.join(site.contentDir, file));
  for (const api of apis) {
    for (const document of documentsOf(api, site.config, exists)) yield* compileApi(site, document, sidebars);
  }
}

async function* compileApi(
  site: LoadedSite,
  api: ApiDocument,
  sidebars: SidebarsConfig,
): AsyncGenerator<CompiledPage> {
  const { contentDir, config } = site;
  // Only sites with APIs pay for loading this.
  const { buildApiModel } = await import('@org/openapi-renderer/model');
  const result = await buildApiModel(path.join(contentDir, api.file), {
    root: contentDir,
    strict: api.strict,
  });
  const { model, check, files } = result;
  const dependencies = files
    .map((file) => inContentFolder(contentDir, file))
    .filter((file) => file !== api.file);
  const diagnosticsOf = (found: typeof result.diagnostics) =>
    found.map((finding) => ({ ...finding, file: inContentFolder(contentDir, finding.file) }));
  if (!model) {
    yield { ...emptyPage(api), dependencies, diagnostics: diagnosticsOf(result.diagnostics) };
    return;
  }
  // React picks its build when it is first loaded; the development one renders several times slower. Tests compile for that one.
  if (process.env.NODE_ENV !== 'test') process.env.NODE_ENV = 'production';
  const { createApiRenderer, planApiPages } = await import('@org/openapi-renderer/react');
  const checked = check();
  const { language } = api;
  const plan = planApiPages(model, api.layout, { language });
  // A sidebar is the same in all locales; its labels are translated with the texts of the site.
  if (api.locale === null) sidebars[apiSidebarId(api)] = toSidebarItems(plan, api, config);
  const placesOf = (description: string, offset: number) =>
    result
      .placesOf(description, offset)
      .map((place) => ({ ...place, file: inContentFolder(contentDir, place.file) }));
  const render = createApiRenderer(model, plan, { language });
  const written = (name: string, text: string): void => writeGenerated(contentDir, api, name, text);
  rmSync(path.join(contentDir, generatedFolder(api)), { recursive: true, force: true });
  if (files.length > 1) written(BUNDLED, await result.bundle());
  const [first, ...others] = plan.pages.map((page) => (): CompiledPage => {
    const references = new ApiReferences(api, placesOf);
    const downloads = page.path === '' ? [{ href: documentOf(references, files) }] : [];
    const { href, link, file } = references;
    // A page of one operation is a twin itself.
    const twins = plan.layout === 'single' ? { file } : {};
    const rendered = render(page, { href, link, downloads, ...twins });
    if (twins.file) for (const { path: name, text } of rendered.files) written(name, text);
    // The configuration's own words are in the site's language.
    const title = page.path === '' && api.label && api.locale === null ? api.label : page.title;
    return toCompiledPage({ ...rendered, title }, references.list, api);
  });
  for (const make of others) yield make();
  // The first page carries what was found in the document, the checks' findings too: they run while the others are made.
  const diagnostics = diagnosticsOf([...result.diagnostics, ...(await checked)]);
  if (first) yield { ...first(), dependencies, diagnostics };
}

/** The document as it is written; of many files, all of them in one. */
const documentOf = (references: ApiReferences, files: string[]): string =>
  files.length > 1 ? references.file(BUNDLED) : references.document();

function writeGenerated(contentDir: string, api: ApiDocument, name: string, text: string): void {
  const file = path.join(contentDir, generatedFolder(api), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A page for findings to belong to. A document that cannot be read is an error, so nobody sees it. */
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
