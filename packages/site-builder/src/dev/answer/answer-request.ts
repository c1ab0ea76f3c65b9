import type { IncomingMessage, ServerResponse } from 'node:http';
import { SiteError } from '../../diagnostics/diagnostic.js';
import { type LinkReport, linkReport, REPORT_FILE } from '../../report/build-report.js';
import { serveDevFile } from '../dev-assets.js';
import type { Dev, LocaleDev } from '../dev.js';
import { MissingSourceError } from '../missing-source.js';
import { mayServe } from '../guard/file-access.js';
import { isKnownHost, isOwnOrigin } from '../guard/host-guard.js';
import { pageReport } from '../page-report.js';
import { answerNotFound, answerPage, pageAt } from './answer-page.js';
import { answerOpen } from './open-in-editor.js';
import { errorPage, sendDocument, sendJson, sendText } from './responses.js';
import { serveContentFile, serveFrameFile } from './serve-files.js';
import { answerThrown } from './thrown-error.js';

const DEV_PREFIX = '@docs/';

/** Answers one request, whatever happens: the server goes on after each. */
export async function answer(request: IncomingMessage, response: ServerResponse, dev: Dev): Promise<void> {
  try {
    await answerOrThrow(request, response, dev);
  } catch (error) {
    if (error instanceof MissingSourceError) dev.pages.invalidate();
    if (response.headersSent) response.end();
    else sendError(error, request, response, dev);
  }
}

async function answerOrThrow(request: IncomingMessage, response: ServerResponse, dev: Dev): Promise<void> {
  const { headers, method } = request;
  const hosts = { allowedHosts: dev.vite.config.server.allowedHosts ?? [] };
  if (!isKnownHost(headers.host, hosts)) return sendText(response, 403, refusedHost(headers.host));
  // Not through `URL`, which throws for `//` and the like, and takes `..` away.
  const [raw = '', query = ''] = (request.url ?? '/').split('#', 1)[0]?.split('?', 2) ?? [];
  const pathname = decode(raw);
  if (pathname === null) return sendText(response, 400, 'This is no address.');
  const { baseUrl } = dev.site.config;
  const relative = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : null;

  // Documents in sandboxed frames have no origin and no cookies, and neither have their requests for their scripts, which are the
  // same for every site.
  if (relative !== null && serveFrameFile(relative, response)) return;
  if (dev.access?.welcome(request, response)) return;
  if (dev.access?.isAdmitted(request) === false) return sendText(response, 403, REFUSED_NETWORK);
  if (!isOwnOrigin(headers, method, hosts)) return sendText(response, 403, REFUSED_ORIGIN);
  if (relative?.startsWith(DEV_PREFIX))
    return answerTool(relative.slice(DEV_PREFIX.length), query, { request, response, dev });

  const local: LocaleDev = { ...dev, locale: dev.pages.localeAt(pathname) };
  if (relative !== null && (await answerContent(relative, response, local))) return;
  if (!mayServe(withoutBase(request.url ?? '/', baseUrl), dev.vite.config))
    return sendText(response, 403, REFUSED_FILE);
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    dev.vite.middlewares(request, response, (error: unknown) => {
      if (error instanceof Error) reject(error);
      else answerNotFound(request, response, local).then(resolve, reject);
    });
  });
}

/** What the site has at a path below its base path. `false` when that is nothing. */
async function answerContent(relative: string, response: ServerResponse, dev: LocaleDev): Promise<boolean> {
  const pathname = dev.site.config.baseUrl + relative;
  if (await answerPage(pathname, response, dev)) return true;
  if (relative === REPORT_FILE) {
    sendJson(response, reportOf(dev));
    return true;
  }
  return (
    dev.search.answer(pathname, dev.locale, response) ||
    serveContentFile(relative, response, dev.site, dev.locale.model)
  );
}

/** The dev server's own files, events and diagnostics. */
async function answerTool(
  name: string,
  query: string,
  { request, response, dev }: { request: IncomingMessage; response: ServerResponse; dev: Dev },
): Promise<void> {
  const parameters = new URLSearchParams(query);
  if (name === 'events')
    return dev.events.connect(request, response, Number(parameters.get('since') ?? Infinity));
  if (name === 'open') return answerOpen(request, response, dev);
  if (name === 'thrown') return answerThrown(request, response, dev);
  if (name !== 'diagnostics') return serveDevFile(name, response);
  const asked = parameters.get('path') ?? '/';
  const pathname = decode(asked) ?? asked;
  const locale = dev.pages.localeAt(pathname);
  sendJson(response, await pageReport(pathname, pageAt(pathname, locale), { ...dev, locale }));
}

/** What a build would say of the sources as they are, as far as nothing has to be built for it. */
const reportOf = ({ site, pages }: Dev): LinkReport =>
  linkReport({ site, models: pages.locales().map(({ model }) => model), diagnostics: pages.diagnostics() });

function sendError(error: unknown, { url = '/' }: IncomingMessage, response: ServerResponse, dev: Dev): void {
  // The watcher tells of it in a moment, and then every open page asks again.
  if (error instanceof MissingSourceError) return sendText(response, 404, error.message);
  const diagnostics = error instanceof SiteError ? error.diagnostics : [dev.modules.record(error)];
  const html = errorPage(diagnostics, dev.site.config.baseUrl);
  sendDocument(response, 500, html, { ...dev, locale: dev.pages.localeAt(decode(url) ?? '/') });
}

const refusedHost = (host: string | undefined): string =>
  `The dev server does not answer for the host "${host ?? ''}". If it is yours, name it in vite.config.ts: server.allowedHosts.`;
const REFUSED_ORIGIN = 'The dev server answers its own pages alone.';
const REFUSED_NETWORK =
  'This dev server answers the machine that it runs on, and browsers that have opened the address in its terminal, which ends with a token.';
const REFUSED_FILE =
  'The dev server serves files of the workspace and of its packages, and none that are kept back.';

const withoutBase = (url: string, baseUrl: string): string =>
  url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : url;

/** `null` for what is no path. */
function decode(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.startsWith('/') && !/[\0\\]/.test(decoded) ? decoded : null;
  } catch {
    return null;
  }
}
