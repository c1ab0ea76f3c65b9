// A built site, served to a Chromium: what tools that open its pages share.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureHeadless, PLAYWRIGHT_FLAGS } from './chromium.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Serves the built site of an app with the headers of production and starts Chromium. The app's own Playwright and site-builder are
 * used, so that a tool sees what the app's tests see.
 * @param {string} app folder of the app in the workspace
 * @param {{ dist?: string }} [options] `dist`: folder of the built site, by default that of the app
 * @returns `pages`: every page of the site as its payload tells it; `baseUrl`; `address` to open; `close()`
 */
export async function openBuiltSite(app, { dist = path.resolve(ROOT, app, 'dist') } = {}) {
  const fromApp = createRequire(path.resolve(ROOT, app, 'package.json'));
  const { chromium } = (await import(pathToFileURL(fromApp.resolve('@playwright/test')).href)).default;
  const { startPreview } = await import(
    pathToFileURL(path.resolve(ROOT, app, 'node_modules/@org/site-builder/dist/index.js')).href
  );
  const pages = payloadsIn(dist);
  const baseUrl = commonBase(pages);
  const { server, address } = await startPreview({ root: dist, baseUrl, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureHeadless(), args: PLAYWRIGHT_FLAGS });
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { pages, baseUrl, address, browser, close };
}

/** In the order of addresses. */
function payloadsIn(root) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)_pages\/.*\.json$/.test(file.replaceAll('\\', '/')))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')));
}

/** The base path: what the home page answers at. */
function commonBase(pages) {
  const [home] = pages
    .map(({ page }) => page.path)
    .filter((at) => at.endsWith('/'))
    .sort((a, b) => a.length - b.length);
  return home ?? '/';
}
