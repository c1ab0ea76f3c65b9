// One server for all built sites: gzip, addresses without an ending, HTTP/1.1 on the loopback interface.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt']);

/**
 * @param {string} root folder of the built site
 * @returns {Promise<{ address: string, close(): void }>}
 */
export function serve(root) {
  const bodies = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // No site has an icon, and a missing one is no fault of a generator.
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    const file = fileOf(root, decodeURIComponent(pathname));
    const found = file ?? path.join(root, '404.html');
    if (!existsSync(found)) return response.writeHead(404).end();
    const ending = path.extname(found);
    if (!bodies.has(found)) {
      const raw = readFileSync(found);
      bodies.set(found, COMPRESSED.has(ending) ? gzipSync(raw, { level: 9 }) : raw);
    }
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      ...(COMPRESSED.has(ending) ? { 'content-encoding': 'gzip' } : {}),
      'cache-control': ending === '.html' ? 'no-cache' : 'max-age=31536000, immutable',
    });
    return response.end(bodies.get(found));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

function fileOf(root, pathname) {
  const bare = path.join(root, path.normalize(pathname));
  return [bare, `${bare.replace(/\/$/, '')}.html`, path.join(bare, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
