import type { IncomingMessage } from 'node:http';

/** Of what the dev server's own scripts send: a position, or an error with its stack. */
const MAX_BYTES = 16_384;

/** What a request brings; `undefined` where it is no JSON, or too much. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAX_BYTES) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
