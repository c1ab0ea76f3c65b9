// The same pages with other generators, as a reader sees them, on one sheet:
//   node tools/bench/rivals/sheet.mjs [--only ours,VitePress,Redoc] [--folder DIR] [--keep]
// Builds docs-site, whose API page stands beside those that Redoc and Scalar make of the same document; all else comes from the registry into the
// folder. Writes sheet.html there, a row for each page, width and mode. --keep takes sites that were built before, --only some sites anew: the sheet
// keeps the pictures of the others, so that it can be made in parts.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browser/chromium.mjs';
import { API_SHOT, apiSites } from './api-pages.mjs';
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
if (!options.only) rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const pages = makePages(PAGES);
// docs-site first: with it, the packages are built of which our other site is made.
const sites = [
  ...apiSites({ folder: options.folder, root: ROOT, keep: options.keep }),
  ...generators
    .filter(({ buildOnly }) => !buildOnly)
    .map((generator) => ({ name: generator.name, shots: SHOTS, build: () => built(generator) })),
];
const chosen = sites.filter(({ name }) => options.only?.split(',').includes(name) ?? true);
// A browser does not wait for minutes while this process waits for installations and builds.
const outputs = chosen.map((site) => site.build());
const fromApp = createRequire(path.join(ROOT, 'apps/docs-site/package.json'));
const { chromium } = (await import(pathToFileURL(fromApp.resolve('@playwright/test')).href)).default;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  for (const [index, site] of chosen.entries()) await takeSite(site, outputs[index]);
} finally {
  await browser.close();
}
writeFileSync(path.join(options.folder, 'sheet.html'), sheetHtml());
const count = sheetRows().flatMap(({ figures }) => figures.filter(({ isTaken }) => isTaken)).length;
console.log(`${count} pictures: ${path.join(options.folder, 'sheet.html')}`);

/** @returns the folder of a site, which is built where it is not there yet */
function built(generator) {
  const folder = path.join(options.folder, generator.name.toLowerCase());
  const output = path.join(folder, generator.output);
  if (!options.keep || !existsSync(output)) {
    const packages = [...generator.packages, ...(HOME_PACKAGES[generator.name] ?? [])];
    prepare({ ...generator, packages }, folder, pages);
    writeHome[generator.name]?.(folder);
    for (const cache of generator.caches) rmSync(path.join(folder, cache), { recursive: true, force: true });
    for (const command of generator.build) run(['bash', '-c', command], folder);
  }
  return output;
}

async function takeSite({ name, shots }, output) {
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
  const file = path.join(pictures, pictureOf(name, shot, view));
  rmSync(file, { force: true });
  if (isFound) await page.screenshot({ path: file });
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

function pictureOf(site, shot, { width, mode }) {
  return `${shot.name}-${width}-${mode}-${site}.png`;
}

/** What all sites show of a page, at a width and in a mode, as far as there are pictures of it. */
function sheetRows() {
  return [...SHOTS, API_SHOT].flatMap((shot) =>
    VIEWS.map((view) => ({
      title: `${shot.name}, ${view.width}, ${view.mode}`,
      figures: sites
        .filter(({ shots }) => shots.some(({ name }) => name === shot.name))
        .map(({ name }) => ({ name, file: pictureOf(name, shot, view) }))
        .map((figure) => ({ ...figure, isTaken: existsSync(path.join(pictures, figure.file)) })),
    })),
  );
}

function sheetHtml() {
  const figure = ({ name, file, isTaken }) =>
    `<figure><figcaption>${name}</figcaption>${isTaken ? `<img src="pictures/${file}" alt="${name}">` : 'none'}</figure>`;
  const sections = sheetRows().map(
    ({ title, figures }) => `<h2>${title}</h2><div>${figures.map(figure).join('')}</div>`,
  );
  const style =
    'body{font:14px system-ui;margin:16px}div{display:flex;gap:12px;align-items:start}figure{margin:0;flex:1;min-width:0}img{width:100%;border:1px solid #ccc}';
  return `<!doctype html><meta charset="utf-8"><title>Side by side</title><style>${style}</style>${sections.join('\n')}\n`;
}
