import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Diagnostic } from '@org/site-model';
import { cleanPath } from '@org/theme-shell';
import type { LinkedLocale } from '../../2-link/link-site.js';
import { articleParts } from '../../2-link/shell/to-shell-page.js';
import {
  createRenderContext,
  finishArticle,
  finishMarkdown,
  generatedArticle,
  MISSING_ARTICLE,
  type RenderContext,
  renderPage,
  textLinks,
} from '../../3-render/render-page.js';
import { encodePath, markdownAddress, siteAddress } from '../../addresses/site-addresses.js';
import { SiteError } from '../../diagnostics/diagnostic.js';
import { type PageKey, pageOf, type SiteModel } from '../../model/site-model.js';
import { DEV_MODULES, devAssets } from '../dev-assets.js';
import type { LocaleDev } from '../dev.js';
import { send, sendDocument, sendText } from './responses.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A page, or a data file of the whole site. `false` when the path is none of these. */
export async function answerPage(
  pathname: string,
  response: ServerResponse,
  dev: LocaleDev,
): Promise<boolean> {
  if (pathname.startsWith(`${dev.site.config.baseUrl}assets/data/`))
    return answerData(pathname, response, dev);
  const redirect = redirectAt(pathname, dev.locale);
  if (redirect !== undefined) {
    // Temporary: a browser would remember the other kind, and the configuration may change.
    response.writeHead(302, { location: redirect }).end();
    return true;
  }
  const page = pageAt(pathname, dev.locale);
  if (page === undefined) return answerMarkdown(pathname, response, dev);
  sendDocument(response, 200, renderKey(page, dev, await renderContext(dev)), dev);
  return true;
}

/** Data of a whole locale. All of them lie in one folder, whose path tells no locale. */
async function answerData(pathname: string, response: ServerResponse, dev: LocaleDev): Promise<boolean> {
  for (const locale of dev.pages.locales()) {
    const data = (await renderContext({ ...dev, locale })).dataFiles.get(encodePath(pathname));
    if (data === undefined) continue;
    send(response, 200, JSON_TYPE, data);
    return true;
  }
  return false;
}

/** The plain Markdown of an article, which its page names as its alternate. */
async function answerMarkdown(asked: string, response: ServerResponse, dev: LocaleDev): Promise<boolean> {
  const { site, model } = dev.locale;
  if (!site.config.markdownPages || !asked.endsWith('.md')) return false;
  const source = Object.keys(model.pages.document).find(
    (name) => markdownAddress(model.hrefs[name] ?? '', site.config) === encodePath(asked),
  );
  if (!source) return false;
  const { compiled } = dev.pages.page(source, dev.locale);
  const text = finishMarkdown(compiled, textLinks(compiled, await renderContext(dev)));
  send(response, 200, 'text/markdown; charset=utf-8', text);
  return true;
}

/** The site's not-found page to who reads, a line to what asks for a file. */
export async function answerNotFound(
  { headers }: IncomingMessage,
  response: ServerResponse,
  dev: LocaleDev,
): Promise<void> {
  if ((headers['sec-fetch-dest'] ?? 'document') !== 'document') return sendText(response, 404, 'Not found');
  const context = await renderContext(dev);
  sendDocument(response, 404, renderPage(context.model.notFound, MISSING_ARTICLE, context), dev);
}

/** What all pages of a locale have in common, while they are linked as they are: data of the whole site is in it. */
const contexts = new WeakMap<SiteModel, RenderContext>();

/** What renders the pages of a locale as its sources are now. */
async function renderContext({ site, modules, locale }: LocaleDev): Promise<RenderContext> {
  const render = await modules.renderer();
  const known = contexts.get(locale.model);
  if (known?.render === render) return known;
  const context = createRenderContext({
    model: locale.model,
    config: locale.site.config,
    render,
    assets: devAssets(site),
    bundleId: 'dev',
    rootBaseUrl: site.config.baseUrl,
    extraModules: DEV_MODULES.map((name) => site.config.baseUrl + name),
  });
  contexts.set(locale.model, context);
  return context;
}

function renderKey(key: PageKey, dev: LocaleDev, context: RenderContext): string {
  const page = pageOf(context.model, key);
  if (!page) throw new Error(`The model has no page for "${key.name}".`);
  if (page.kind !== 'doc' || key.kind !== 'document')
    return renderPage(page, generatedArticle(key, context.model), context);
  const { compiled } = dev.pages.page(key.name, dev.locale);
  const { heading: _heading, headingId: _id, ...scanned } = page;
  const parts = articleParts(compiled, context.config, { ...context, assets: context.model.assets });
  return renderPage({ ...scanned, ...parts }, finishArticle(compiled, textLinks(compiled, context)), context);
}

/** What a page of React throws when it is rendered, as a diagnostic; none for one that renders. */
export async function renderDiagnostics(key: PageKey, dev: LocaleDev): Promise<Diagnostic[]> {
  try {
    renderKey(key, dev, await renderContext(dev));
    return [];
  } catch (error) {
    return error instanceof SiteError ? [...error.diagnostics] : [dev.modules.record(error)];
  }
}

/** The page that answers at a path, with or without the slash or the ending of a file that hosts allow. */
export function pageAt(pathname: string, locale: LinkedLocale): PageKey | undefined {
  const answers = addressesOf(pathname, locale);
  return locale.model.routes.find(({ path }) => answers.has(path))?.page;
}

/** Where a redirect leads that answers at a path. */
function redirectAt(pathname: string, locale: LinkedLocale): string | undefined {
  const answers = addressesOf(pathname, locale);
  return locale.model.redirects.find(({ from }) => answers.has(from))?.to;
}

function addressesOf(pathname: string, { site: { config } }: LinkedLocale): ReadonlySet<string> {
  const clean = cleanPath(pathname);
  const address = siteAddress(
    `${clean}/`.startsWith(config.baseUrl) ? clean.slice(config.baseUrl.length - 1) : clean,
    config,
  );
  return new Set([encodePath(pathname), address, `${address}/`, `${address}.html`]);
}
