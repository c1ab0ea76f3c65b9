// Takes a picture of every page of a built site, of results of its search and of its not-found page as each reader may see it (light,
// dark, from right to left, with forced colors, on a phone and on a wide window), lays them on one sheet, and says which differ from those
// of the run before:
//   node tools/browser/picture-sheet.mjs [APP_FOLDER] [OUTPUT_FOLDER]      (apps/fixture-site, picture-sheet)
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBuiltSite } from './built-site.mjs';
import { changedShare } from './compare-pictures.mjs';

/** How a page is looked at. `locale`: the pages of that language instead of those of the site's own. */
const VIEWS = [
  { name: 'light-1440', width: 1440, mode: 'light' },
  { name: 'light-360', width: 360, mode: 'light' },
  { name: 'dark-1440', width: 1440, mode: 'dark' },
  { name: 'forced-1440', width: 1440, mode: 'light', forcedColors: 'active' },
  { name: 'rtl-1440', width: 1440, mode: 'light', locale: 'ar' },
  { name: 'rtl-360', width: 360, mode: 'light', locale: 'ar' },
];
/** What no page of the site is, below its base path or that of a locale: results, and an address that is like another one. */
const STATES = ['search?q=note', 'notes/on'];
/** Milliseconds after the page has loaded, for the shell and for what comes when the browser is idle. */
const SETTLED = 1_000;

const [app = 'apps/fixture-site', folder = 'picture-sheet'] = process.argv.slice(2);
const last = path.join(folder, 'last');
rmSync(last, { recursive: true, force: true });
if (existsSync(path.join(folder, 'now'))) renameSync(path.join(folder, 'now'), last);
mkdirSync(path.join(folder, 'now'), { recursive: true });

const site = await openBuiltSite(app);
const pictures = [];
for (const view of VIEWS) pictures.push(...(await takePictures(view)));
const compared = await comparePictures(pictures);
await site.close();
writeFileSync(path.join(folder, 'index.html'), sheetHtml(compared));
const changed = compared.filter(({ state }) => state !== 'same');
for (const { file, state } of changed) console.log(`${state}  ${file}`);
console.log(
  `${compared.length} pictures, ${changed.length} not as before: ${path.join(folder, 'index.html')}`,
);

/** Addresses below the base path that a view shows: released versions and other languages are the same pages again. */
function addressesOf({ locale }) {
  const start = locale ? `${site.baseUrl}${locale}/` : site.baseUrl;
  const others = new RegExp(`^${site.baseUrl}(?:[a-z]{2}/|[^/]+/(?:next|\\d+\\.\\d+)/)`);
  const pages = site.pages
    .map(({ page }) => page.path)
    .filter((address) => (locale ? address.startsWith(start) : !others.test(`${address}/`)));
  return [...pages, ...STATES.map((state) => start + state)];
}

async function takePictures(view) {
  const { width, mode, forcedColors = 'none' } = view;
  const viewport = { width, height: width < 640 ? 800 : 900 };
  const context = await site.browser.newContext({ viewport, forcedColors, reducedMotion: 'reduce' });
  await context.addInitScript((theme) => globalThis.localStorage.setItem('theme', theme), mode);
  const page = await context.newPage();
  const taken = [];
  for (const address of addressesOf(view)) {
    await page.goto(new URL(address, site.address).href);
    await page.waitForTimeout(SETTLED);
    const file = `${view.name}${address.replace(/\W+/g, '-')}.png`;
    await page.screenshot({ path: path.join(folder, 'now', file), fullPage: true });
    taken.push({ view: view.name, address, file });
  }
  await context.close();
  return taken;
}

/** Pictures with what has become of them: `new`, `same`, or `changed`, in part or in size. */
async function comparePictures(all) {
  const page = await site.browser.newPage();
  const found = [];
  for (const picture of all) {
    const before = path.join(last, picture.file);
    const now = path.join(folder, 'now', picture.file);
    const state = !existsSync(before)
      ? 'new'
      : (await changedShare(page, before, now)) === 0
        ? 'same'
        : 'changed';
    found.push({ ...picture, state });
  }
  await page.close();
  return found;
}

function sheetHtml(all) {
  const order = ['changed', 'new', 'same'];
  const figures = all
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
    .map(({ view, address, file, state }) => {
      const before = state === 'changed' ? `<img src="last/${file}" alt="before" loading="lazy">` : '';
      return `<figure><figcaption>${state} · ${view} · ${address}</figcaption>${before}<img src="now/${file}" alt="now" loading="lazy"></figure>`;
    });
  const style =
    'body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}img{width:320px;border:1px solid #ccc;margin:4px}';
  return `<!doctype html><meta charset="utf-8"><title>Picture sheet</title><style>${style}</style>${figures.join('\n')}\n`;
}
