import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { POLICY_FILE, type SecurityPolicy } from '../publish/security-policy.js';
import { cachingOf, CONTENT_TYPES, findFile, type FoundFile } from './static-files.js';

export interface PreviewOptions {
  /** Folder of the built site. */
  root: string;
  baseUrl: string;
  /** @default 4321; 0 takes any free one */
  port?: number;
}

const DEFAULT_PORT = 4321;
/** How often, and after how many milliseconds, a file is looked for again that has just gone. */
const SWAP_TRIES = 5;
const SWAP_PAUSE = 40;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml)|image\/svg)/;

/** Serves a built site on the loopback interface, as a static host would: clean addresses, 404 page, gzip, caching. */
export async function startPreview(options: PreviewOptions): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => void answer(request, response, options));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? DEFAULT_PORT, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { server, address: `http://127.0.0.1:${port}${options.baseUrl}` };
}

/** Answers one request, whatever happens to the files: the server goes on after each. */
async function answer(
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  options: PreviewOptions,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  // Not through `URL`, which throws for `//` and the like.
  const [pathname = '/'] = url.split(/[?#]/);
  try {
    const found = await findContent(pathname, options);
    if (found === 'no site')
      sendText(response, 503, 'The site is not there. Build it, or wait for its build.');
    else if (found) sendContent(found, { pathname, method, headers }, response, options.root);
    else sendText(response, 404, 'Not found');
  } catch (error) {
    sendText(response, 500, (error as Error).message);
  }
}

interface FoundContent extends FoundFile {
  bytes: Buffer;
}

/**
 * A build puts its site in the old one's place in two steps: who asks between them is answered after the second. Nothing where a
 * site has neither the page nor a page that says so.
 */
async function findContent(
  pathname: string,
  { root, baseUrl }: PreviewOptions,
): Promise<FoundContent | 'no site' | undefined> {
  for (let left = SWAP_TRIES; left > 0; left--) {
    const site = identityOf(root);
    const found = findFile(root, pathname, baseUrl);
    const bytes = read(found.file);
    if (bytes && found.status === 200) return { ...found, bytes };
    // That there is no such page is known of one site, and not of the halves of two.
    if (found.status === 404 && site !== undefined && site === identityOf(root))
      return bytes && { ...found, bytes };
    await wait(SWAP_PAUSE);
  }
  return 'no site';
}

function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino}:${stats.birthtimeMs}`;
}

function sendContent(
  { file, status, bytes }: FoundContent,
  asked: { pathname: string } & Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  root: string,
): void {
  const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': (status === 200 && cachingOf(headersRules(root), asked.pathname)) || 'no-cache',
    etag,
    'x-content-type-options': 'nosniff',
    ...policyHeaders(root, file),
  };
  if (status === 200 && asked.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const zipped = COMPRESSIBLE.test(type) && asked.headers['accept-encoding']?.includes('gzip');
  const body = zipped ? gzipSync(bytes) : bytes;
  if (zipped) Object.assign(headers, { 'content-encoding': 'gzip', vary: 'accept-encoding' });
  response.writeHead(status, { ...headers, 'content-length': String(body.byteLength) });
  response.end(asked.method === 'HEAD' ? undefined : body);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const retry = status === 503 ? { 'retry-after': '1' } : {};
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...retry,
  });
  response.end(text);
}

/** What the build says that hosts have to send; a site that was built without it gets none. */
function policyHeaders(root: string, file: string): Record<string, string> {
  const text = read(path.join(root, POLICY_FILE))?.toString('utf8');
  if (!text) return {};
  // A site may bring a file of its own, with less in it.
  const { headers, documents = {} } = parsePolicy(text);
  return documents[path.relative(root, file).replaceAll(path.sep, '/')] ?? headers ?? {};
}

/** The rules of the build, or the site's own. */
const headersRules = (root: string): string => read(path.join(root, '_headers'))?.toString('utf8') ?? '';

function parsePolicy(text: string): Partial<SecurityPolicy> {
  try {
    return Object(JSON.parse(text)) as Partial<SecurityPolicy>;
  } catch (cause) {
    throw new Error(`${POLICY_FILE} of the site is no JSON, so its headers are not known.`, { cause });
  }
}

/** `undefined` where no site has been built, or while another one takes its place. */
function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
