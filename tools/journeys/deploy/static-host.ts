import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { HostRules } from './host-rules.js';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What Netlify and Cloudflare Pages send with a file that no rule of `_headers` names. */
const DEFAULT_CACHING = 'public, max-age=0, must-revalidate';

/** What a request for some addresses gets instead of its file. */
export type Fault = { status: number; body?: string } | { body: string } | 'never';

/** A host of static files that knows `_headers` and `_redirects`, and whose site can be replaced while readers are there. */
export class StaticHost {
  readonly #server = createServer((request, response) => this.#answer(request, response));
  readonly #held = new Set<ServerResponse>();
  #folders: string[] = [];
  #rules = new HostRules('', '');
  #faults: [pattern: RegExp, fault: Fault][] = [];
  /** Paths that were asked for, in their order. */
  readonly asked: string[] = [];

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Serves a build. Files of the `kept` one that it lacks stay, as hosts leave them that add a release to the last. */
  deploy(folder: string, kept?: string): void {
    this.#folders = kept ? [folder, kept] : [folder];
    const read = (name: string): string => {
      const file = path.join(folder, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    this.#rules = new HostRules(read('_headers'), read('_redirects'));
    this.mend();
    this.asked.length = 0;
  }

  /** Answers for the paths that match with a fault, until `mend`. */
  break(pattern: RegExp, fault: Fault): void {
    this.#faults.push([pattern, fault]);
  }

  mend(): void {
    this.#faults = [];
    for (const response of this.#held) response.destroy();
    this.#held.clear();
  }

  stop(): void {
    this.mend();
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', this.address);
    this.asked.push(pathname);
    const fault = this.#faults.find(([pattern]) => pattern.test(pathname))?.[1];
    const redirect = this.#rules.redirectOf(pathname);
    if (fault === 'never') this.#held.add(response);
    else if (fault) this.#sendFault(fault, pathname, response);
    else if (redirect) response.writeHead(redirect.status, { location: redirect.to }).end();
    else this.#sendFile(request, response, pathname);
  }

  /** Rules hold for what the site has and lacks, not for a server that fails. */
  #sendFault(fault: Exclude<Fault, 'never'>, pathname: string, response: ServerResponse): void {
    const status = 'status' in fault ? fault.status : 200;
    const headers = status < 500 ? this.#headers(pathname, '.json') : { 'cache-control': 'no-store' };
    response.writeHead(status, headers).end(fault.body);
  }

  #sendFile(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    const file = this.#find(decodeURIComponent(pathname));
    const missing = path.join(this.#folders[0] ?? '', '404.html');
    const bytes = readFileSync(file ?? missing);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
    const headers = { ...this.#headers(pathname, path.extname(file ?? missing)), etag };
    if (file && request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
    else response.writeHead(file ? 200 : 404, headers).end(bytes);
  }

  #headers(pathname: string, extension: string): Record<string, string> {
    return {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': DEFAULT_CACHING,
      ...this.#rules.headersOf(pathname),
    };
  }

  #find(pathname: string): string | undefined {
    const bare = pathname.replace(/\/$/, '');
    return this.#folders
      .flatMap((folder) =>
        [pathname, `${bare}.html`, `${bare}/index.html`].map((name) => path.join(folder, name)),
      )
      .find((file) => existsSync(file) && statSync(file).isFile());
  }
}
