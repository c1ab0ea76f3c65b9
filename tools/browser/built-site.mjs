// A built site, served to a Chromium: what tools that open its pages share.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureHeadless, PLAYWRIGHT_FLAGS } from './chromium.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What a document tells of its page; that of a redirect or of a frame has none. */
const PAGE_DATA = /<script[^>]* id="?docs-page\b.*?>(\{.*?)<\/script>/s;
/** From the beginning of the text to the end of what is below it, such as cards. */
const ARTICLE = /<div class="markdown"[^>]*>(.*)<\/article>/s;

/**
 * Serves the built site of an app with the headers of production and starts Chromium. The app's own Playwright and site-builder are
 * used, so that a tool sees what the app's tests see.
 * @param {string} app folder of the app in the workspace
 * @param {{ dist?: string }} [options] `dist`: folder of the built site, by default that of the app
 * @returns `pages`: every page of the site as its document tells it, and the `html` of its article; `baseUrl`; `address` to open; `close()`
 */
export async function openBuiltSite(app, { dist = path.resolve(ROOT, app, 'dist') } = {}) {
  const fromApp = createRequire(path.resolve(ROOT, app, 'package.json'));
  const { chromium } = (await import(pathToFileURL(fromApp.resolve('@playwright/test')).href)).default;
  const { startPreview } = await import(
    pathToFileURL(path.resolve(ROOT, app, 'node_modules/@org/site-builder/dist/index.js')).href
  );
  const { pages, baseUrl } = pagesOf(dist);
  const { server, address } = await startPreview({ root: dist, baseUrl, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureHeadless(), args: PLAYWRIGHT_FLAGS });
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { pages, baseUrl, address, browser, close };
}

/** In the order of addresses, those in the language of the home page first. The base path is what that answers at. */
function pagesOf(root) {
  const found = documentsIn(root)
    .map(pageIn)
    .filter((one) => one && one.page.kind !== 'not-found');
  const [home] = found
    .filter(({ page }) => page.path.endsWith('/'))
    .sort((a, b) => a.page.path.length - b.page.path.length);
  const isOther = ({ siteUrl }) => Number(siteUrl !== home?.siteUrl);
  return {
    pages: found.toSorted((a, b) => isOther(a) - isOther(b)),
    baseUrl: home?.page.path ?? '/',
  };
}

function documentsIn(root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
}

function pageIn(text) {
  const json = PAGE_DATA.exec(text)?.[1];
  if (json === undefined) return undefined;
  const data = JSON.parse(json);
  return { ...data, html: data.page.kind === 'doc' ? (ARTICLE.exec(text)?.[1] ?? '') : '' };
}
