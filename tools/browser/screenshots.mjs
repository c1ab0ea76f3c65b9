// Writes screenshots of one page of each type of a built site, of what a press opens on them, and of what goes wrong, in both
// color modes and at both ends of the width range, to be looked at:
//   node tools/browser/screenshots.mjs [APP_FOLDER] [OUTPUT_FOLDER]      (apps/docs-site, screenshots)
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openBuiltSite } from './built-site.mjs';
import { isArticle, pageTypes } from './page-types.mjs';

const SIZES = [
  { width: 360, height: 800, layout: 'narrow' },
  { width: 1440, height: 900, layout: 'wide' },
];
/** Milliseconds after the shell is there, for what comes when the browser is idle, and for transitions. */
const SETTLED = 1_500;
/** Milliseconds that the shell may take; a page without one is shown as it is. */
const PATIENCE = 20_000;

/** What only presses show, one after the other, on the first page that `on` takes; in one layout or in both. */
const STATES = [
  { name: 'drawer', layout: 'narrow', on: isArticle, press: ['.navbar-menu'] },
  { name: 'site-menu', layout: 'narrow', on: isArticle, press: ['.navbar-menu', '[data-drawer-back]'] },
  { name: 'contents', layout: 'narrow', on: hasHeadings, press: ['.toc-mobile summary'] },
  { name: 'menu', layout: 'wide', on: isArticle, press: ['.navbar [data-menu]'] },
  { name: 'folded', layout: 'wide', on: isArticle, press: ['.sidebar-collapse'] },
  { name: 'searching', on: isArticle, press: ['.navbar-search'] },
  { name: 'crashed', on: ({ page }) => page.component === 'crash', press: ['main button'] },
  { name: 'editor', on: has(/ data-live\b/), press: ['figure[data-live] button'] },
  { name: 'console', on: has(/"api-button"/), press: ['.api-button[aria-expanded]'] },
  { name: 'zoomed', on: has(/<img\b/), press: ['.markdown img[role="button"]'] },
  { name: 'print', on: isArticle, media: 'print' },
  // Nothing of the shell comes, as under a base path that is not the configured one.
  { name: 'wrong-base', on: ({ page }) => page.component === 'landing', block: /\.(?:js|css)$/ },
  // The fixture's footer breaks where this is set.
  { name: 'shell-crashed', on: ({ page }) => page.component === 'crash', set: { breakage: 'render' } },
];

const [app = 'apps/docs-site', folder = 'screenshots'] = process.argv.slice(2);
const { browser, address, baseUrl, pages: all, close } = await openBuiltSite(app);
const pages = pageTypes(all, baseUrl);
mkdirSync(folder, { recursive: true });
for (const theme of ['light', 'dark']) {
  for (const size of SIZES) await shoot(theme, size);
}
await close();
console.log(`${pages.size} types of pages (${[...pages.keys()].join(', ')}) are in ${folder}/`);

function hasHeadings(shown) {
  return isArticle(shown) && shown.page.headings.length > 2;
}

function has(pattern) {
  return ({ html }) => pattern.test(html);
}

async function shoot(theme, { layout, ...viewport }) {
  const context = await browser.newContext({ viewport });
  await context.addInitScript((mode) => globalThis.localStorage.setItem('theme', mode), theme);
  const tab = await context.newPage();
  const save = async (name, options = {}) => {
    await tab.waitForTimeout(SETTLED);
    await tab.screenshot({ path: path.join(folder, `${name}.${viewport.width}.${theme}.png`), ...options });
  };
  for (const [type, at] of pages) {
    await open(tab, at);
    await save(type, { fullPage: type === 'longest' });
  }
  for (const state of STATES.filter((one) => !one.layout || one.layout === layout)) {
    const shown = all.find(state.on);
    if (shown) await shootState(context, state, shown.page.path, { theme, width: viewport.width });
  }
  await context.close();
}

/** A tab for each, so that none of them begins with what the one before it has left. */
async function shootState(context, { name, press: selectors = [], media, block, set }, at, { theme, width }) {
  const tab = await context.newPage();
  if (set) await tab.addInitScript((values) => Object.assign(globalThis, values), set);
  if (block) await tab.route(block, (route) => route.abort());
  await open(tab, at, block ? 0 : PATIENCE);
  if (media) await tab.emulateMedia({ media });
  // Images can be zoomed a second after the page.
  await tab.waitForTimeout(SETTLED);
  if (await press(tab, selectors)) {
    await tab.waitForTimeout(SETTLED);
    await tab.screenshot({ path: path.join(folder, `state-${name}.${width}.${theme}.png`) });
  }
  await tab.close();
}

/** Waits for the shell, unless its scripts are held back. */
async function open(tab, at, patience = PATIENCE) {
  await tab.goto(new URL(at, address).href, { waitUntil: 'load' });
  if (patience === 0) return;
  const shell = tab.locator('html[data-shell="ready"]');
  await shell
    .waitFor({ state: 'attached', timeout: patience })
    .catch(() => console.warn(`${at} has no shell`));
  const diagram = tab.locator('figure.diagram').first();
  if (await diagram.count()) await diagram.locator('img').waitFor({ timeout: patience });
}

/** `false` where the site has nothing of the kind. */
async function press(tab, selectors) {
  for (const selector of selectors) {
    const control = tab.locator(selector).first();
    if ((await control.count()) === 0) return false;
    await control.click();
  }
  return true;
}
