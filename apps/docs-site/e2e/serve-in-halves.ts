import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Milliseconds between the halves: browsers paint what they have in the meantime. */
const PAUSE = 600;

/** Passes a site on. Documents come in two parts with a pause between them, cut after the first occurrence of a text. */
export async function serveInHalves(site: string, text: string): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + (request.url ?? ''));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = type.includes('html') ? body.indexOf(text) + text.length + 100 : 0;
    response.write(body.subarray(0, cut));
    setTimeout(() => response.end(body.subarray(cut)), cut ? PAUSE : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
