import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { settleUnlessBuilding, siteFolders } from '../output/site-folders.js';
import { POLICY_FILE, type SecurityPolicy } from '../publish/security-policy.js';
import { type ServedSite, SiteFinder } from './served-site.js';
import { cachingOf, CONTENT_TYPES, findInSite, type FoundFile } from './static-files.js';

/** What is served, and where. */
export interface PreviewOptions {
  /** Folder of the built site. */
  root: string;
  /** Base path of the site. */
  baseUrl: string;
  /** Of the loopback interface. @default 4321; 0 takes any free one */
  port?: number;
}

const DEFAULT_PORT = 4321;
/** How often, and after how many milliseconds, a file is looked for again that has just gone. */
const SWAP_TRIES = 5;
const SWAP_PAUSE = 40;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml)|image\/svg)/;

/**
 * Serves a built site on the loopback interface, as a static host would: clean addresses, 404 page, gzip, caching. What a build has
 * begun to put in place and not ended is put right first; what is not as the site's manifest says is not served.
 */
export async function startPreview(options: PreviewOptions): Promise<{ server: Server; address: string }> {
  await settleUnlessBuilding(siteFolders(options.root));
  const finder = new SiteFinder(options.root);
  const server = createServer(
    (request, response) => void answer(request, response, { finder, baseUrl: options.baseUrl }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? DEFAULT_PORT, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { server, address: `http://127.0.0.1:${port}${options.baseUrl}` };
}

interface Served {
  finder: SiteFinder;
  baseUrl: string;
}

/** Answers one request, whatever happens to the files: the server goes on after each. */
async function answer(
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  served: Served,
): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  // Not through `URL`, which throws for `//` and the like.
  const [pathname = '/'] = url.split(/[?#]/);
  try {
    const found = await findContent(pathname, served);
    if (found === 'no site')
      sendText(response, 503, 'The site is not there. Build it, or wait for its build.');
    else if (found === 'damaged')
      sendText(response, 503, 'A file is not as the build has written it. Run "site-builder verify".');
    else if (found) sendContent(found, { pathname, method, headers }, response);
    else sendText(response, 404, 'Not found');
  } catch (error) {
    sendText(response, 500, (error as Error).message);
  }
}

const RULES_FILE = '_headers';

interface FoundContent extends FoundFile {
  bytes: Buffer;
  /** What the site says of headers, by its files: those of the moment at which the bytes were read. */
  said: Map<string, string>;
}

/**
 * A site that changes under the server (a build, a cache that restores it, a copy) is looked at again a moment later. Nothing where a
 * site has neither the page nor a page that says so.
 */
async function findContent(
  pathname: string,
  { finder, baseUrl }: Served,
): Promise<FoundContent | 'no site' | 'damaged' | undefined> {
  let problem: 'no site' | 'damaged' = 'no site';
  for (let left = SWAP_TRIES; left > 0; left--) {
    const site = finder.find();
    const found = site && findInSite(site.files, pathname, baseUrl);
    if (site && !found) return undefined;
    const content = found && readContent(site, found);
    if (content) return content;
    problem = site ? 'damaged' : 'no site';
    await wait(SWAP_PAUSE);
  }
  return problem;
}

/** All that an answer is made of: a site may be gone between two files of it. `undefined` where one is not as the manifest says. */
function readContent(site: ServedSite, found: FoundFile): FoundContent | undefined {
  const bytes = site.read(found.file);
  const said = new Map<string, string>();
  for (const name of [RULES_FILE, POLICY_FILE].filter((file) => Object.hasOwn(site.files, file))) {
    const text = site.read(name)?.toString('utf8');
    if (text === undefined) return undefined;
    said.set(name, text);
  }
  return bytes && { ...found, bytes, said };
}

function sendContent(
  { file, status, bytes, said }: FoundContent,
  asked: { pathname: string } & Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
): void {
  const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': (status === 200 && cachingOf(said.get(RULES_FILE) ?? '', asked.pathname)) || 'no-cache',
    etag,
    'x-content-type-options': 'nosniff',
    ...policyHeaders(said.get(POLICY_FILE), file),
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

/** What the build says that hosts have to send; a site that was built without it gets none. @throws where it is no JSON */
function policyHeaders(text: string | undefined, file: string): Record<string, string> {
  if (text === undefined) return {};
  // A site may bring a file of its own, with less in it.
  const { headers, documents = {} } = parsePolicy(text);
  return documents[file] ?? headers ?? {};
}

function parsePolicy(text: string): Partial<SecurityPolicy> {
  try {
    return Object(JSON.parse(text)) as Partial<SecurityPolicy>;
  } catch (cause) {
    throw new Error(`${POLICY_FILE} of the site is no JSON, so its headers are not known.`, { cause });
  }
}
