import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

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

/** Whether a request comes from a page of this server, from no page, or from a link that somebody follows. */
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
