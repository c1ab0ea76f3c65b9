import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Loopback {
  origin: string;
  /** What has been asked for, in order, but for the browser's own questions. */
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A server on a free port of this machine. */
export async function listen(handler: Handler): Promise<Loopback> {
  const requests: Loopback['requests'] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const { method = '', url = '', headers } = request;
      if (method !== 'OPTIONS') requests.push({ method, url, headers, body });
      handler(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { origin: `http://127.0.0.1:${port}`, requests, close };
}

const json = (response: ServerResponse, status: number, value: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'r-1' });
  response.end(JSON.stringify(value));
};

/** An API for the console: some of its paths allow pages of other sites, `/closed` does not, and `/slow` never ends. */
export const apiServer = (): Promise<Loopback> =>
  listen((request, response, body) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/closed' && url.pathname !== '/') {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-methods', '*');
      response.setHeader('access-control-allow-headers', '*, authorization');
      response.setHeader('access-control-expose-headers', 'x-request-id');
    }
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else if (url.pathname === '/authorize') authorize(url, response);
    else if (url.pathname === '/token') token(body, response);
    else if (url.pathname === '/device') device(request, response);
    else if (url.pathname === '/.well-known/openid-configuration') discovery(request, response);
    else if (url.pathname === '/missing') json(response, 404, { error: 'no such thing' });
    else if (url.pathname === '/slow')
      response.writeHead(200, { 'content-type': 'text/plain' }).write('first');
    else json(response, 200, { path: url.pathname + url.search });
  });

/** Lets everybody in at once, and remembers the challenge in the code. */
function authorize(url: URL, response: ServerResponse): void {
  const back = new URL(url.searchParams.get('redirect_uri') ?? '');
  const state = url.searchParams.get('state') ?? '';
  if (url.searchParams.get('response_type') === 'token') {
    back.hash = String(new URLSearchParams({ access_token: 'token-by-implicit', state }));
  } else {
    back.searchParams.set('code', url.searchParams.get('code_challenge') ?? '');
    back.searchParams.set('state', state);
  }
  response.writeHead(302, { location: back.href }).end();
}

const typedCodes = new Set<string>();

function device({ headers }: IncomingMessage, response: ServerResponse): void {
  const origin = `http://${headers.host ?? ''}`;
  const codes = { device_code: 'd-1', user_code: 'ABCD', verification_uri: `${origin}/type-it` };
  json(response, 200, { ...codes, interval: 0.1, expires_in: 60 });
}

function token(body: string, response: ServerResponse): void {
  const given = new URLSearchParams(body);
  const grant = given.get('grant_type') ?? '';
  // The code of a device has been typed when its token is asked for the second time.
  const deviceCode = given.get('device_code');
  if (deviceCode !== null && !typedCodes.delete(deviceCode)) {
    typedCodes.add(deviceCode);
    json(response, 400, { error: 'authorization_pending' });
    return;
  }
  void proof(given.get('code_verifier') ?? '').then((challenge) => {
    if (grant === 'authorization_code' && challenge !== given.get('code'))
      json(response, 400, { error: 'invalid_grant', error_description: 'The proof is wrong' });
    else json(response, 200, { access_token: `token-by-${grant}`, token_type: 'bearer' });
  });
}

const proof = async (verifier: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))).toString(
    'base64url',
  );

function discovery({ headers }: IncomingMessage, response: ServerResponse): void {
  const origin = `http://${headers.host ?? ''}`;
  json(response, 200, {
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    scopes_supported: ['openid', 'email'],
  });
}
