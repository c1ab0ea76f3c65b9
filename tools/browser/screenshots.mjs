// Writes screenshots of pages in both colour modes and at both ends of the width range, to be looked at.
//   node tools/browser/screenshots.mjs BASE_URL FOLDER [PATH ...]
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from './chromium.mjs';

const app = path.resolve(import.meta.dirname, '../../apps/docs-site/package.json');
const playwright = createRequire(app).resolve('@playwright/test');
const { chromium } = (await import(pathToFileURL(playwright).href)).default;

const [base, folder = 'screenshots', ...paths] = process.argv.slice(2);
if (!base) throw new Error('Usage: node tools/browser/screenshots.mjs BASE_URL FOLDER [PATH ...]');
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
for (const theme of ['light', 'dark']) {
  for (const [width, height] of [
    [360, 800],
    [1440, 900],
  ]) {
    const context = await browser.newContext({ viewport: { width, height } });
    await context.addInitScript((mode) => globalThis.localStorage.setItem('theme', mode), theme);
    const page = await context.newPage();
    for (const pathname of paths.length > 0 ? paths : ['/']) {
      await page.goto(new URL(pathname, base).href, { waitUntil: 'load' });
      await page.waitForTimeout(400);
      const name = pathname.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'index';
      await page.screenshot({ path: path.join(folder, `${name}.${width}.${theme}.png`) });
    }
    await context.close();
  }
}
await browser.close();
