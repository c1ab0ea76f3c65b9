import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { CacheStore } from './cache-store.mjs';
import { isAllowed, tokenOf } from './tokens.mjs';

/** Bytes of one entry: the largest task here, a built site, is a fifth of that. */
const MAX_ENTRY = 256 * 2 ** 20;
/** Bytes of all entries: those that nobody has read for longest go first. */
const MAX_TOTAL = 20 * 2 ** 30;

/** Nx names entries by numbers; other letters would be paths. */
const ADDRESS = /^\/v1\/cache\/([A-Za-z0-9]{1,128})$/;

/**
 * A server of Nx's cache protocol. An entry is written once, and answers with the bytes that were written or not at all.
 *
 * @param {{ folder: string, tokens: object[], maxEntry?: number, maxTotal?: number }} options
 */
export function createCacheServer({ folder, tokens, maxEntry = MAX_ENTRY, maxTotal = MAX_TOTAL }) {
  const store = new CacheStore(folder, { maxEntry, maxTotal });
  return createServer((request, response) => {
    answer(request, response, { store, tokens, maxEntry }).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error.message}`);
      if (!response.headersSent) end(response, 500, 'The entry could not be handled.');
      else response.destroy();
    });
  });
}

async function answer(request, response, { store, tokens, maxEntry }) {
  const [, hash] = ADDRESS.exec(request.url) ?? [];
  if (!hash) return end(response, 404, 'Entries are at /v1/cache/{hash}.');
  const token = tokenOf(request.headers.authorization, tokens);
  if (!token) return end(response, 401, 'Send a token that this cache knows: Authorization: Bearer …');
  if (request.method === 'GET') return await send(response, await store.read(hash, token.space));
  if (request.method !== 'PUT') return end(response, 405, 'Entries are read with GET and written with PUT.');
  if (!isAllowed(token, 'write')) return end(response, 403, `"${token.name}" may read and not write.`);
  if (Number(request.headers['content-length'] ?? 0) > maxEntry)
    return end(response, 413, tooLarge(maxEntry));
  const { status, reason } = await store.write(hash, request, token);
  return end(response, status, reason);
}

async function send(response, entry) {
  if (!entry) return end(response, 404, 'There is no such entry.');
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': entry.size });
  await pipeline(entry.stream, response);
}

const tooLarge = (limit) => `An entry may have ${limit} bytes.`;

function end(response, status, text = '') {
  // What is left of a refused body is not read.
  if (status >= 400) response.setHeader('connection', 'close');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
