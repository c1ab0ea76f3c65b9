// Writes screenshots of one page of each type of a built site, in both colour modes and at both ends of the width range, to be
// looked at:
//   node tools/browser/screenshots.mjs [APP_FOLDER] [OUTPUT_FOLDER]      (apps/docs-site, screenshots)
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SIZES = [
  [360, 800],
  [1440, 900],
];
/** Milliseconds after the load, for fonts and the shell's first frame. */
const SETTLED = 400;

const [app = 'apps/docs-site', folder = 'screenshots'] = process.argv.slice(2);
const fromApp = createRequire(path.resolve(ROOT, app, 'package.json'));
const importFromApp = (name) => import(pathToFileURL(fromApp.resolve(name)).href);
const { chromium } = (await importFromApp('@playwright/test')).default;
const { startPreview } = await import(
  pathToFileURL(path.resolve(ROOT, app, 'node_modules/@org/site-builder/dist/index.js')).href
);

const dist = path.resolve(ROOT, app, 'dist');
const pages = pageTypes(payloadsIn(dist));
const baseUrl = commonBase(pages);
const { server, address } = await startPreview({ root: dist, baseUrl, port: 0 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
mkdirSync(folder, { recursive: true });
for (const theme of ['light', 'dark']) {
  for (const [width, height] of SIZES) await shoot({ theme, width, height });
}
await browser.close();
server.close();
console.log(`${pages.size} types of pages (${[...pages.keys()].join(', ')}) are in ${folder}/`);

/** Every page of the site, as its payload tells it; in the order of addresses. */
function payloadsIn(root) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)_pages\/.*\.json$/.test(file.replaceAll('\\', '/')))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')));
}

/** The first page of each type: every React page is one, articles differ by what stands around them. */
function pageTypes(payloads) {
  const found = new Map([['not-found', null]]);
  for (const { page, html } of payloads) {
    const type = typeOf(page, html);
    if (!found.has(type)) found.set(type, page.path);
  }
  return found;
}

function typeOf(page, html) {
  if (page.kind !== 'doc') return page.component ?? page.kind;
  if (page.cards) return 'index';
  const traits = [
    page.version && `version-${page.version.name}`,
    page.contentLocale && 'untranslated',
    page.sidebar === null && 'no-sidebar',
    /<pre\b/.test(html) && 'code',
    /<table\b/.test(html) && 'table',
  ];
  return ['article', ...traits.filter(Boolean)].join('-');
}

/** The base path: what the home page answers at. */
function commonBase(types) {
  const [home] = [...types.values()].filter((at) => at?.endsWith('/')).sort((a, b) => a.length - b.length);
  return home ?? '/';
}

async function shoot({ theme, width, height }) {
  const context = await browser.newContext({ viewport: { width, height } });
  await context.addInitScript((mode) => globalThis.localStorage.setItem('theme', mode), theme);
  const page = await context.newPage();
  for (const [type, at] of pages) {
    await page.goto(new URL(at ?? `${baseUrl}there-is-no-such-page`, address).href, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED);
    await page.screenshot({ path: path.join(folder, `${type}.${width}.${theme}.png`) });
  }
  await context.close();
}
