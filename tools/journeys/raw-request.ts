import { request } from 'node:http';

export interface Answer {
  /** `0` when the connection was ended without an answer. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface RawOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request with its path exactly as written: `fetch` would tidy `..` away, and refuses to name another host. */
export function requestRaw(address: string, pathname: string, options: RawOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve) => {
    const asked = request({ host: hostname, port, path: pathname, method, headers, agent: false });
    let answer: Answer = { status: 0, headers: {}, body: '' };
    const finish = (): void => {
      asked.destroy();
      resolve(answer);
    };
    asked.on('response', (response) => {
      answer = { status: response.statusCode ?? 0, headers: response.headers, body: '' };
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (answer.body += chunk));
      response.on('end', finish);
      // It never ends.
      if (response.headers['content-type'] === 'text/event-stream') finish();
    });
    asked.on('upgrade', (response) => {
      answer = { status: response.statusCode ?? 0, headers: response.headers, body: '' };
      finish();
    });
    asked.on('error', finish);
    asked.end(body);
  });
}

/** With these a browser opens the web socket over which edits of modules come. */
export const SOCKET_HEADERS = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': btoa('0123456789abcdef'),
  'sec-websocket-protocol': 'vite-hmr',
};
