import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBuiltSite } from '../browser/built-site.mjs';
import { changedShare } from '../browser/compare-pictures.mjs';
import { pageTypes } from '../browser/page-types.mjs';

const VIEWS = [
  { name: 'light, 1440 px', width: 1440, height: 900, mode: 'light' },
  { name: 'dark, 1440 px', width: 1440, height: 900, mode: 'dark' },
  { name: 'light, 360 px', width: 360, height: 800, mode: 'light' },
];
/** Milliseconds after the page has loaded, for the shell and for what comes when the browser is idle. */
const SETTLED = 1_000;
/** Milliseconds between two pictures, which are the same when all frames of the page are there. */
const BETWEEN = 400;
/** Pictures after which a page is taken as it is: something on it moves. */
const MAX_PICTURES = 12;
/** Share of a picture from which on it is another one: a date or a count may differ, a moved line does not pass. */
const THRESHOLD = 0.001;

/**
 * Takes pictures of one page of each type in two builds of a site and compares them.
 * @param {string} app folder of the app, whose browser is used
 * @param {{ before: string, after: string, folder: string }} folders of the built sites, and where pictures go
 * @returns those that are others: `file` below `folder/before` and `folder/after`, `share` of it that is not the same
 */
export async function comparePictures(app, { before, after, folder }) {
  const old = await takePictures(app, before, { folder: path.join(folder, 'before') });
  const known = new Set(old.addresses);
  const now = await takePictures(app, after, { folder: path.join(folder, 'after'), only: known });
  const site = await openBuiltSite(app, { dist: after });
  const page = await site.browser.newPage();
  const changed = [];
  for (const picture of now.pictures) {
    const [a, b] = ['before', 'after'].map((name) => path.join(folder, name, picture.file));
    const share = await changedShare(page, a, b);
    if (share > THRESHOLD) changed.push({ ...picture, share });
  }
  await site.close();
  return changed;
}

/** @param {{ folder: string, only?: Set<string> }} options `only`: addresses to take, by default one page of each type */
async function takePictures(app, dist, { folder, only }) {
  mkdirSync(folder, { recursive: true });
  const site = await openBuiltSite(app, { dist });
  const addresses = [...new Set(only ?? pageTypes(site.pages, site.baseUrl).values())];
  const pictures = [];
  for (const { name, mode, ...viewport } of VIEWS) {
    const context = await site.browser.newContext({ viewport, reducedMotion: 'reduce' });
    await context.addInitScript((theme) => globalThis.localStorage.setItem('theme', theme), mode);
    const page = await context.newPage();
    for (const address of addresses) {
      await page.goto(new URL(address, site.address).href);
      await page.waitForTimeout(SETTLED);
      const file = `${viewport.width}-${mode}${address.replace(/\W+/g, '-')}.png`;
      writeFileSync(path.join(folder, file), await settledPicture(page));
      pictures.push({ view: name, address, file });
    }
    await context.close();
  }
  await site.close();
  return { addresses, pictures };
}

/** The picture of a page that has come to rest: frames load when they can, and give the page its height. */
async function settledPicture(page) {
  let last = await page.screenshot({ fullPage: true });
  for (let taken = 1; taken < MAX_PICTURES; taken += 1) {
    await page.waitForTimeout(BETWEEN);
    const picture = await page.screenshot({ fullPage: true });
    if (picture.equals(last)) return picture;
    last = picture;
  }
  return last;
}
