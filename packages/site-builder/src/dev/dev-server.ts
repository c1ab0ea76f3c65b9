import type { Diagnostic } from '@org/site-model';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { cleanPath } from '@org/theme-shell';
import { loadSiteComponents } from '../1-compile/site-components.js';
import { loadSitePlugins } from '../1-compile/site-plugins.js';
import { type LinkedLocale, NOT_FOUND } from '../2-link/link-site.js';
import { encodePath, markdownAddress, siteAddress } from '../2-link/addresses.js';
import type { RenderPage } from '../3-render/bundle.js';
import {
  createRenderContext,
  finishArticle,
  finishMarkdown,
  NO_ARTICLE,
  type RenderContext,
  renderPage,
} from '../3-render/render-page.js';
import type { LoadedSite } from '../config/loaded-site.js';
import { devSecurityPolicy } from '../publish/security-policy.js';
import { type LinkReport, linkReport, REPORT_FILE } from '../report/build-report.js';
import { devAssets, DEV_MODULES, serveDevFile } from './dev-assets.js';
import { startBundler } from './dev-bundler.js';
import { DevPages } from './dev-pages.js';
import { DevSearch } from './dev-search.js';
import { EventStream } from './event-stream.js';
import { serveContentFile } from './serve-content.js';
import { serveFrameFile } from './serve-frames.js';
import { watchContent } from './watch-content.js';

const DEFAULT_PORT = 4322;
const DEV_PREFIX = '@docs/';
const PAYLOAD = /^_pages\/(.*)\.json$/;

interface Dev {
  site: LoadedSite;
  vite: ViteDevServer;
  pages: DevPages;
  search: DevSearch;
  events: EventStream;
}

/** While one address is answered: the locale that it belongs to. */
interface LocaleDev extends Dev {
  locale: LinkedLocale;
}

/** Serves a site from its sources: pages are compiled when they are asked for, edits show in the open page. */
export async function startDev(site: LoadedSite, port = DEFAULT_PORT) {
  const plugins = await loadSitePlugins(site);
  const server = createServer();
  const vite = await startBundler(site, server);
  const pages = new DevPages(site, plugins);
  pages.useComponents((await loadSiteComponents(site))?.components);
  const dev: Dev = { site, vite, pages, search: new DevSearch(pages), events: new EventStream() };
  await dev.pages.readApis();
  await dev.pages.readHistory();
  watchContent(dev);

  server.on('request', (request, response) => {
    answer(request, response, dev).catch((error: Error) => {
      vite.ssrFixStacktrace(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  const close = async (): Promise<void> => {
    dev.events.close();
    dev.pages.close();
    await vite.close();
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${actual}${site.config.baseUrl}`, close };
}

async function answer(request: IncomingMessage, response: ServerResponse, dev: Dev): Promise<void> {
  const { baseUrl } = dev.site.config;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const relative = pathname.startsWith(baseUrl) ? decodeURIComponent(pathname.slice(baseUrl.length)) : null;

  if (relative?.startsWith(DEV_PREFIX))
    return answerTool(relative.slice(DEV_PREFIX.length), request, response, dev);
  const locale = dev.pages.localeAt(decode(pathname));
  if (relative !== null && (await answerPage(baseUrl + relative, response, { ...dev, locale }))) return;
  if (relative === REPORT_FILE) return sendJson(response, reportOf(dev));
  if (relative !== null && dev.search.answer(pathname, locale, response)) return;
  if (relative !== null && serveFrameFile(relative, response)) return;
  if (relative !== null && serveContentFile(relative, response, dev.site, locale.model)) return;
  dev.vite.middlewares(request, response, () => void sendNotFound(response, { ...dev, locale }));
}

/** The dev server's own files, events and findings. */
async function answerTool(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  dev: Dev,
): Promise<void> {
  if (name === 'events') return dev.events.connect(request, response);
  if (name === 'diagnostics') {
    const asked = new URL(request.url ?? '/', 'http://localhost').searchParams.get('path') ?? '/';
    return sendJson(response, findings(asked, dev));
  }
  serveDevFile(name, response);
}

function findings(pathname: string, dev: Dev): Diagnostic[] {
  const locale = dev.pages.localeAt(decode(pathname));
  const source = sourceAt(decode(pathname), locale);
  return source !== undefined && isContentPage(source)
    ? dev.pages.page(source, locale).diagnostics
    : dev.pages.diagnostics();
}

/** What a build would say of the sources as they are, as far as nothing has to be built for it. */
const reportOf = ({ site, pages }: Dev): LinkReport =>
  linkReport({ site, models: pages.locales().map(({ model }) => model), diagnostics: pages.diagnostics() });

/** A page, its payload, or a data file of the whole site. `false` when the path is none of these. */
async function answerPage(pathname: string, response: ServerResponse, dev: LocaleDev): Promise<boolean> {
  const { baseUrl } = dev.locale.site.config;
  const payloadOf = PAYLOAD.exec(pathname.slice(baseUrl.length))?.[1];
  const source = sourceAt(
    payloadOf === undefined ? pathname : baseUrl + payloadOf.replace(/^index$/, ''),
    dev.locale,
  );
  if (pathname.startsWith(`${dev.site.config.baseUrl}assets/data/`))
    return answerData(pathname, response, dev);
  if (source === undefined) return answerMarkdown(pathname, response, dev);
  const { html, payload } = renderSource(source, dev, await renderContext(dev));
  if (payloadOf === undefined) sendDocument(response, 200, html, dev);
  else send(response, 200, 'application/json; charset=utf-8', payload);
  return true;
}

/** Data of a whole locale. All of them lie in one folder, whose path tells no locale. */
async function answerData(pathname: string, response: ServerResponse, dev: Dev): Promise<boolean> {
  for (const locale of dev.pages.locales()) {
    const data = (await renderContext({ ...dev, locale })).dataFiles.get(encodePath(pathname));
    if (data === undefined) continue;
    send(response, 200, 'application/json; charset=utf-8', data);
    return true;
  }
  return false;
}

/** The plain Markdown of an article, which its page names as its alternate. */
async function answerMarkdown(asked: string, response: ServerResponse, dev: LocaleDev): Promise<boolean> {
  const { site, model } = dev.locale;
  if (!site.config.markdownPages || !asked.endsWith('.md')) return false;
  const source = Object.keys(model.pages).find(
    (name) =>
      isContentPage(name) && markdownAddress(model.hrefs[name] ?? '', site.config) === encodePath(asked),
  );
  if (!source) return false;
  const { compiled } = dev.pages.page(source, dev.locale);
  const text = finishMarkdown(compiled, await renderContext(dev));
  send(response, 200, 'text/markdown; charset=utf-8', text);
  return true;
}

/** A page of Markdown, or of an API. */
const isContentPage = (source: string): boolean => /\.(?:mdx?|json|ya?ml)(?:#|$)/.test(source);

function renderSource(source: string, dev: LocaleDev, context: RenderContext) {
  const page = context.model.pages[source];
  if (!page) throw new Error(`The model has no page for "${source}".`);
  if (page.kind !== 'doc' || page.cards) return renderPage(page, NO_ARTICLE, context);
  const { compiled } = dev.pages.page(source, dev.locale);
  const { minHeadingLevel, maxHeadingLevel } = dev.site.config.tableOfContents;
  const min = compiled.frontMatter.toc_min_heading_level ?? minHeadingLevel;
  const max = compiled.frontMatter.toc_max_heading_level ?? maxHeadingLevel;
  const headings = compiled.frontMatter.hide_table_of_contents
    ? []
    : compiled.headings.filter(({ depth }) => depth >= min && depth <= max);
  return renderPage({ ...page, headings }, finishArticle(compiled, context), context);
}

async function renderContext({ site, vite, locale }: LocaleDev): Promise<RenderContext> {
  const { render } = (await vite.ssrLoadModule('/src/entry.server.tsx')) as { render: RenderPage };
  return createRenderContext({
    model: locale.model,
    config: locale.site.config,
    render,
    assets: devAssets(site.config),
    bundleId: 'dev',
    rootBaseUrl: site.config.baseUrl,
    extraModules: DEV_MODULES.map((name) => site.config.baseUrl + name),
  });
}

function sourceAt(pathname: string, { site: { config }, model }: LinkedLocale): string | undefined {
  const clean = cleanPath(pathname);
  const address = siteAddress(
    `${clean}/`.startsWith(config.baseUrl) ? clean.slice(config.baseUrl.length - 1) : clean,
    config,
  );
  const answers = new Set([encodePath(pathname), address, `${address}/`, `${address}.html`]);
  return model.routes.find(({ path: route }) => answers.has(route))?.source;
}

async function sendNotFound(response: ServerResponse, dev: LocaleDev): Promise<void> {
  const context = await renderContext(dev);
  const page = context.model.pages[NOT_FOUND];
  sendDocument(response, 404, page ? renderPage(page, NO_ARTICLE, context).html : 'Not found', dev);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** Under the policy of the built site, as far as the bundler's own development allows: what breaks there breaks here first. */
function sendDocument(
  response: ServerResponse,
  status: number,
  html: string,
  { site, locale }: LocaleDev,
): void {
  const { headers } = devSecurityPolicy({
    scripts: locale.model.site.scripts,
    search: site.config.search,
    allow: site.config.security,
    hasApis: site.config.apis.length > 0,
  });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  send(response, status, 'text/html; charset=utf-8', html);
}

const sendJson = (response: ServerResponse, value: unknown): void =>
  send(response, 200, 'application/json; charset=utf-8', JSON.stringify(value));

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
