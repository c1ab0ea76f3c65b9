import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two pieces: a few frames, so that browsers paint what they have in the meantime. */
const PAUSE = 60;

/**
 * Passes a site on, as a slow network may deliver it: what `part` finds in a document comes in pieces, cut before and after every
 * tag. A document without such a part is answered with 500, so that no test holds for want of it.
 */
export async function serveInPieces(site: string, part: RegExp): Promise<{ origin: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site + (request.url ?? ''));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const pieces = type.includes('html') ? cut(body.toString(), part) : [body];
    response.writeHead(pieces ? answer.status : 500, { 'content-type': type });
    for (const piece of pieces ?? []) {
      response.write(piece);
      if (pieces?.length !== 1) await pause(PAUSE);
    }
    response.end();
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

function cut(html: string, part: RegExp): string[] | undefined {
  const found = part.exec(html);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  return [html.slice(0, found.index), ...(found[0].match(/<[^>]*>|[^<]+/g) ?? []), html.slice(end)];
}
