import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';

export interface HostGuardOptions {
  /** Names beside those of this machine, such as Vite's `server.allowedHosts`; `.example.org` is for all below it. */
  allowedHosts: true | readonly string[];
}

/** Whether a request names a host that this server answers for. A page elsewhere can have its own name lead to this machine. */
export function isKnownHost(host: string | undefined, { allowedHosts }: HostGuardOptions): boolean {
  if (allowedHosts === true) return true;
  const name = hostName(host);
  if (!name) return false;
  // No name leads to an address: who uses one has been told it.
  if (isIP(name)) return true;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return allowedHosts.some((known) =>
    known.startsWith('.') ? `.${name}`.endsWith(known.toLowerCase()) : name === known.toLowerCase(),
  );
}

/** Whether a request comes from a page of this server, from no page, or from a link that a reader follows. */
export function isOwnOrigin(
  headers: IncomingHttpHeaders,
  method: string | undefined,
  { allowedHosts }: HostGuardOptions,
): boolean {
  if (headers.origin !== undefined && !isSameHost(headers.origin, headers.host, allowedHosts)) return false;
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return true;
  const isLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isLink && method === 'GET';
}

function isSameHost(
  origin: string,
  host: string | undefined,
  allowedHosts: true | readonly string[],
): boolean {
  if (!URL.canParse(origin)) return false;
  const found = new URL(origin);
  if (found.host === host?.toLowerCase()) return true;
  // Behind a proxy, the server's name is another than the one that the browser knows.
  return allowedHosts !== true && allowedHosts.includes(found.hostname);
}

/** `LOCALHOST:4322` → `localhost`, `[::1]:4322` → `::1`. */
function hostName(host: string | undefined): string | undefined {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d*)?$/i.exec(host ?? '') ?? [];
  return (bracketed ?? plain)?.toLowerCase();
}

/**
 * What the bundler takes for the server whose web sockets are its own: it never listens, and hears only of those requests on
 * `server` that `isAllowed` lets pass. One that the bundler cannot read ends its connection and nothing else.
 */
export function upgradeGate(server: Server, isAllowed: (request: IncomingMessage) => boolean): Server {
  const gate = createServer();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!isAllowed(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
      return;
    }
    try {
      if (!gate.emit('upgrade', request, socket, head)) socket.destroy();
    } catch {
      socket.destroy();
    }
  });
  return gate;
}
