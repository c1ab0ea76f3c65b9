import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleEngine } from './bundle-size.mjs';

const app = createRequire(path.join(import.meta.dirname, '../../../apps/docs-site/package.json'));

/** A page of Chromium, and the files that its server has by address. */
export async function inChromium(run) {
  const files = new Map([['/', Buffer.from('<!doctype html><title>Benchmark</title>')]]);
  const types = { '.js': 'text/javascript', '.json': 'application/json', '.wasm': 'application/wasm' };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const bytes = files.get(decodeURIComponent(pathname));
    const type =
      types[path.extname(pathname)] ?? (pathname === '/' ? 'text/html' : 'application/octet-stream');
    response.writeHead(bytes ? 200 : 404, { 'content-type': type }).end(bytes);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { chromium } = app('@playwright/test');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  try {
    await run(page, files);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Serves the engine and an index to the page. @returns what asks for a query twice: what is found, and the milliseconds of the second time */
export async function engineInChromium(page, files, { manifest, files: indexed }) {
  files.set('/engine.js', Buffer.from(await bundleEngine()));
  files.set('/s/manifest.json', Buffer.from(JSON.stringify(manifest)));
  for (const [name, bytes] of indexed) files.set(`/s/${name}`, Buffer.from(bytes));
  return (query) =>
    page.evaluate(async (text) => {
      const { createEngine } = await import('/engine.js');
      const options = { manifestUrl: '/s/manifest.json', locale: 'en', version: 'current' };
      globalThis.engine ??= createEngine(options);
      await globalThis.engine.search(text);
      const start = performance.now();
      const { rows } = await globalThis.engine.search(text);
      return { urls: rows.map(({ url }) => url), ms: performance.now() - start };
    }, query);
}
