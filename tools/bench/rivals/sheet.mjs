// The same pages with other generators, as a reader sees them, on one sheet:
//   node tools/bench/rivals/sheet.mjs [--only ours,VitePress] [--folder DIR] [--keep]
// Needs a built workspace (npx nx run docs-site:build): its API page stands beside those that Redoc and Scalar make of the same document. All else
// comes from the registry into the folder. Writes sheet.html there, a row for each page, width and mode. --keep takes sites that were built before.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browser/chromium.mjs';
import { apiPages } from './api-pages.mjs';
import { generators } from './generators.mjs';
import { HOME_PACKAGES, writeHome } from './homes.mjs';
import { makePages } from './pages.mjs';
import { serve } from './serve.mjs';
import { prepare, run } from './site-folder.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGES = 60;
/** What is looked at. `search`: what is typed into the search of the page. */
const SHOTS = [
  { name: 'landing', address: '/' },
  { name: 'document', address: '/docs/cloud/getting-started/caching' },
  { name: 'code', address: '/docs/cloud/getting-started/caching', at: 'pre' },
  { name: 'table', address: '/docs/cloud/advanced/database', at: 'table' },
  { name: 'search', address: '/docs/cloud/getting-started/caching', search: 'cache' },
];
const VIEWS = [1440, 360].flatMap((width) => ['light', 'dark'].map((mode) => ({ width, mode })));
/** Keys under which themes keep the mode that a reader has chosen, and how they spell it. */
const MODE_KEYS = ['theme', 'vitepress-theme-appearance', 'starlight-theme'];
/** Milliseconds until fonts, scripts and results are there. */
const SETTLED = 1500;
/** Milliseconds that a page which its script makes may take for its first heading. */
const PATIENCE = 30_000;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    folder: { type: 'string', default: path.join(os.tmpdir(), 'rivals-sheet') },
    keep: { type: 'boolean', default: false },
  },
});

const pictures = path.join(options.folder, 'pictures');
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const fromApp = createRequire(path.join(ROOT, 'apps/docs-site/package.json'));
const { chromium } = (await import(pathToFileURL(fromApp.resolve('@playwright/test')).href)).default;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
const rows = new Map();
try {
  const pages = makePages(PAGES);
  for (const generator of generators.filter(isChosen)) await takeSite(built(generator, pages));
  for (const site of apiPages(options.folder, ROOT)) await takeSite(site);
} finally {
  await browser.close();
}
writeFileSync(path.join(options.folder, 'sheet.html'), sheetHtml());
console.log(`${[...rows.values()].flat().length} pictures: ${path.join(options.folder, 'sheet.html')}`);

function isChosen({ name, buildOnly }) {
  return !buildOnly && (options.only?.split(',').includes(name) ?? true);
}

/** @returns a site to look at, which is built where it is not there yet */
function built(generator, pages) {
  const folder = path.join(options.folder, generator.name.toLowerCase());
  const output = path.join(folder, generator.output);
  if (!options.keep || !existsSync(output)) {
    const packages = [...generator.packages, ...(HOME_PACKAGES[generator.name] ?? [])];
    prepare({ ...generator, packages }, folder, pages);
    writeHome[generator.name]?.(folder);
    for (const cache of generator.caches) rmSync(path.join(folder, cache), { recursive: true, force: true });
    for (const command of generator.build) run(['bash', '-c', command], folder);
  }
  return { name: generator.name, output, shots: SHOTS };
}

async function takeSite({ name, output, shots }) {
  const { address, close } = await serve(output);
  for (const view of VIEWS) {
    const viewport = { width: view.width, height: view.width < 640 ? 800 : 900 };
    const context = await browser.newContext({ viewport, colorScheme: view.mode, reducedMotion: 'reduce' });
    await context.addInitScript(
      ([keys, mode]) => keys.forEach((key) => globalThis.localStorage.setItem(key, mode)),
      [MODE_KEYS, view.mode],
    );
    for (const shot of shots) await takeShot(await context.newPage(), { name, address, shot, view });
    await context.close();
  }
  close();
  console.log(name);
}

async function takeShot(page, { name, address, shot, view }) {
  // Docusaurus has a key of its own for each site.
  await page.goto(`${address}${shot.address}?docusaurus-theme=${view.mode}`);
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: PATIENCE })
    .catch(() => console.warn(`${name} shows no heading at ${shot.address}`));
  await page.waitForTimeout(SETTLED);
  if (shot.at) await page.locator(`main ${shot.at}`).first().scrollIntoViewIfNeeded({ timeout: SETTLED });
  const isFound = shot.search === undefined || (await search(page, shot.search));
  const row = `${shot.name}, ${view.width}, ${view.mode}`;
  const file = `${row}-${name}.png`.replace(/[^\w.]+/g, '-');
  if (isFound) await page.screenshot({ path: path.join(pictures, file) });
  rows.set(row, [...(rows.get(row) ?? []), { name, file: isFound ? file : null }]);
  await page.close();
}

/** @returns whether the page has a search that opens with a key */
async function search(page, words) {
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[open] input, [role=dialog] input, .VPLocalSearchBox input').first();
  const opens = await field.waitFor({ timeout: 2 * SETTLED }).then(
    () => true,
    () => false,
  );
  if (!opens) return false;
  await field.fill(words);
  await page.waitForTimeout(SETTLED);
  return true;
}

function sheetHtml() {
  const figures = ({ name, file }) =>
    `<figure><figcaption>${name}</figcaption>${file ? `<img src="pictures/${file}" alt="${name}">` : 'none'}</figure>`;
  const sections = [...rows].map(([row, all]) => `<h2>${row}</h2><div>${all.map(figures).join('')}</div>`);
  const style =
    'body{font:14px system-ui;margin:16px}div{display:flex;gap:12px;align-items:start}figure{margin:0;flex:1;min-width:0}img{width:100%;border:1px solid #ccc}';
  return `<!doctype html><meta charset="utf-8"><title>Side by side</title><style>${style}</style>${sections.join('\n')}\n`;
}
