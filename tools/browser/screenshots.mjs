// Writes screenshots of one page of each type of a built site, in both colour modes and at both ends of the width range, to be
// looked at:
//   node tools/browser/screenshots.mjs [APP_FOLDER] [OUTPUT_FOLDER]      (apps/docs-site, screenshots)
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openBuiltSite } from './built-site.mjs';

const SIZES = [
  [360, 800],
  [1440, 900],
];
/** Milliseconds after the load, for fonts and the shell's first frame. */
const SETTLED = 400;

const [app = 'apps/docs-site', folder = 'screenshots'] = process.argv.slice(2);
const site = await openBuiltSite(app);
const pages = pageTypes(site.pages);
mkdirSync(folder, { recursive: true });
for (const theme of ['light', 'dark']) {
  for (const [width, height] of SIZES) await shoot({ theme, width, height });
}
await site.close();
console.log(`${pages.size} types of pages (${[...pages.keys()].join(', ')}) are in ${folder}/`);

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

async function shoot({ theme, width, height }) {
  const context = await site.browser.newContext({ viewport: { width, height } });
  await context.addInitScript((mode) => globalThis.localStorage.setItem('theme', mode), theme);
  const page = await context.newPage();
  for (const [type, at] of pages) {
    await page.goto(new URL(at ?? `${site.baseUrl}there-is-no-such-page`, site.address).href, {
      waitUntil: 'load',
    });
    await page.waitForTimeout(SETTLED);
    await page.screenshot({ path: path.join(folder, `${type}.${width}.${theme}.png`) });
  }
  await context.close();
}
