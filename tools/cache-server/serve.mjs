// A remote cache for Nx over a folder: GET and PUT /v1/cache/{hash}, as Nx's self-hosted protocol has them.
//   node tools/cache-server/serve.mjs --folder DIR --tokens FILE [--port 5310] [--host 127.0.0.1] [--max-entry MB]
// TOKENS is a JSON list: { "name": "main", "sha256": hash of the token, "access": "write" or "read", "space": "pr-12" if it has its own }.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createCacheServer } from './cache-server.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    tokens: { type: 'string' },
    port: { type: 'string', default: '5310' },
    host: { type: 'string', default: '127.0.0.1' },
    /** A site of 20,000 pages has more than the default. */
    'max-entry': { type: 'string' },
  },
});
if (!values.folder || !values.tokens) {
  console.error('Name the folder of the cache with --folder, and the file of its tokens with --tokens.');
  process.exit(1);
}
const server = createCacheServer({
  folder: values.folder,
  tokens: JSON.parse(readFileSync(values.tokens, 'utf8')),
  ...(values['max-entry'] && { maxEntry: Number(values['max-entry']) * 2 ** 20 }),
});
server.listen(Number(values.port), values.host, () => {
  const { address, port } = server.address();
  console.log(`Cache in ${values.folder} at http://${address}:${port}`);
});
