import path from 'node:path';
import type { CompiledPage } from '@org/content-pipeline';
import type { SidebarsConfig } from '@org/sidebar-engine';
import type { LoadedSite } from '../config/loaded-site.js';
import {
  type ApiConfig,
  ApiReferences,
  apiSidebarId,
  inContentFolder,
  toCompiledPage,
  toSidebarItems,
} from './to-api-pages.js';

/** APIs whose document lies in an area. */
export const apisOf = (site: LoadedSite, dir: string): ApiConfig[] =>
  site.config.apis.filter(({ file }) => file.startsWith(`${dir}/`));

/** Compiles API documents: each page is given as soon as it is made, and none is kept. Sidebars are put into `sidebars`. */
export async function* compileApis(
  site: LoadedSite,
  apis: ApiConfig[],
  sidebars: SidebarsConfig,
): AsyncGenerator<CompiledPage> {
  for (const api of apis) yield* compileApi(site, api, sidebars);
}

async function* compileApi(
  site: LoadedSite,
  api: ApiConfig,
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
  const plan = planApiPages(model, api.layout);
  sidebars[apiSidebarId(api)] = toSidebarItems(plan, api, config);
  const render = createApiRenderer(model, plan);
  const [first, ...others] = plan.pages.map((page) => (): CompiledPage => {
    const references = new ApiReferences(api);
    const downloads =
      page.path === '' ? [{ label: 'Download the document', href: references.document() }] : [];
    const { href, link } = references;
    const rendered = render(page, { href, link, downloads });
    const title = page.path === '' && api.label ? api.label : page.title;
    return toCompiledPage({ ...rendered, title }, references.list, api);
  });
  for (const make of others) yield make();
  // The first page carries what was found in the document, the checks' findings too: they run while the others are made.
  const diagnostics = diagnosticsOf([...result.diagnostics, ...(await checked)]);
  if (first) yield { ...first(), dependencies, diagnostics };
}

/** A page for findings to belong to. A document that cannot be read is an error, so nobody sees it. */
const emptyPage = (api: ApiConfig): CompiledPage =>
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
