import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { POLICY_FILE, type SecurityPolicy } from '../publish/security-policy.js';
import { cachingOf } from './caching-of.js';
import { CONTENT_TYPES, findFile } from './static-files.js';

export interface PreviewOptions {
  /** Folder of the built site. */
  root: string;
  baseUrl: string;
  /** @default 4321; 0 takes any free one */
  port?: number;
}

const DEFAULT_PORT = 4321;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml)|image\/svg)/;

/** Serves a built site on the loopback interface, as a static host would: clean addresses, 404 page, gzip, caching. */
export async function startPreview(options: PreviewOptions): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => answer(request, response, options));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? DEFAULT_PORT, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return { server, address: `http://127.0.0.1:${port}${options.baseUrl}` };
}

function answer(request: IncomingMessage, response: ServerResponse, { root, baseUrl }: PreviewOptions): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  // Not through `URL`, which throws for `//` and the like.
  const [pathname = '/'] = (request.url ?? '/').split(/[?#]/);
  const { file, status } = findFile(root, pathname, baseUrl);
  const bytes = read(file);
  if (!bytes) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }
  const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': (status === 200 && cachingOf(headersRules(root), pathname)) || 'no-cache',
    etag,
    'x-content-type-options': 'nosniff',
    ...policyHeaders(root, file),
  };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const zipped = COMPRESSIBLE.test(type) && request.headers['accept-encoding']?.includes('gzip');
  const body = zipped ? gzipSync(bytes) : bytes;
  if (zipped) Object.assign(headers, { 'content-encoding': 'gzip', vary: 'accept-encoding' });
  response.writeHead(status, { ...headers, 'content-length': String(body.byteLength) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What the build says that hosts have to send; a site that was built without it gets none. */
function policyHeaders(root: string, file: string): Record<string, string> {
  const text = read(path.join(root, POLICY_FILE))?.toString('utf8');
  if (!text) return {};
  // A site may bring a file of its own, with less in it.
  const { headers, documents = {} } = JSON.parse(text) as Partial<SecurityPolicy>;
  return documents[path.relative(root, file).replaceAll(path.sep, '/')] ?? headers ?? {};
}

/** The rules of the build, or the site's own. */
const headersRules = (root: string): string => read(path.join(root, '_headers'))?.toString('utf8') ?? '';

/** `undefined` where no site has been built, or while another one takes its place. */
function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
