import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';

const PARAMETER = 'dev-token';
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Who may ask a dev server that listens to the network: this machine, and browsers that have opened an address with its token. The
 * token is another one at every start.
 */
export class NetworkAccess {
  readonly #token = randomBytes(24).toString('base64url');

  /** Addresses of the site with the token. @param hosts @default those of this machine in its networks */
  invitations(port: number, baseUrl: string, hosts = hostsOf(networkInterfaces())): string[] {
    return hosts.map((host) => `http://${host}:${port}${baseUrl}?${PARAMETER}=${this.#token}`);
  }

  isAdmitted({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
    if (isLoopback(socket.remoteAddress)) return true;
    const name = cookieName(socket);
    return (headers.cookie ?? '').split(/;\s*/).some((cookie) => {
      const [found, value = ''] = cookie.split('=', 2);
      return found === name && this.#isToken(value);
    });
  }

  /**
   * Takes the token of an address for a cookie. The address without it follows from a document of this server: after a link on
   * another site, a redirect would come without the cookie. `false` when the address has none, or not this one.
   */
  welcome({ url = '/', method, socket }: IncomingMessage, response: ServerResponse): boolean {
    const [pathname = '/', query = ''] = url.split('?', 2);
    const parameters = new URLSearchParams(query);
    if (method !== 'GET' || !this.#isToken(parameters.get(PARAMETER) ?? '')) return false;
    parameters.delete(PARAMETER);
    const address = `/${pathname.replace(/^[/\\]+/, '')}${parameters.size > 0 ? `?${parameters}` : ''}`;
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'set-cookie': `${cookieName(socket)}=${this.#token}; Path=/; HttpOnly; SameSite=Strict`,
      refresh: `0;url=${address}`,
    });
    response.end('The dev server knows this browser now, and shows the page.');
    return true;
  }

  #isToken(text: string): boolean {
    const [given, token] = [Buffer.from(text), Buffer.from(this.#token)];
    return given.length === token.length && timingSafeEqual(given, token);
  }
}

export const isLoopback = (address: string | undefined): boolean => LOOPBACK.test(address ?? '');

/** Cookies know no ports: each dev server of a machine has one of its own. */
const cookieName = ({ localPort }: IncomingMessage['socket']): string => `docs-dev-${localPort}`;

/** What is seen from elsewhere: the short addresses, or the long ones where there are no others. */
export function hostsOf(interfaces: ReturnType<typeof networkInterfaces>): string[] {
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'));
  const short = found.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  return short.length > 0 ? short : found.map(({ address }) => `[${address}]`);
}
