// A site of one large API as readers get it: what an operation's page weighs, when it is seen, and what axe finds.
//   node tools/bench/openapi/site.mjs [document]     (JSON; by default a generated one of 1,000 operations)
// A real one: npm pack @octokit/openapi@23.0.2, and package/generated/api.github.com.json of what is in it.
// Needs the bundle of docs-site and what it is made of: npx nx run docs-site:build.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { judgePage } from '../../browser/axe.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browser/chromium.mjs';
import { measureLoad } from '../rivals/measure.mjs';
import { serve } from '../rivals/serve.mjs';
import { apiDocument } from './document.mjs';

const APP = path.resolve(import.meta.dirname, '../../../apps/docs-site');
const RUNS = 5;
/** Bytes of a page's HTML with gzip. */
const MAX_PAGE = 15_000;
/** Of operations and of schemas. */
const CHECKED_BY_AXE = 8;
const fromApp = createRequire(path.join(APP, 'package.json'));
const importFromApp = (name) => import(pathToFileURL(fromApp.resolve(name)).href);
const { chromium } = (await importFromApp('@playwright/test')).default;

const [document] = process.argv.slice(2);
const root = mkdtempSync(path.join(os.tmpdir(), 'api-site-'));
try {
  writeSite(document ? readFileSync(document, 'utf8') : JSON.stringify(apiDocument(1000)));
  await buildSite();
  const { address, close } = await serve(path.join(root, 'dist'));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  console.log(`Node ${process.version}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
  console.log(JSON.stringify(await report(browser, address), null, 2));
  await browser.close();
  close();
} finally {
  rmSync(root, { recursive: true, force: true });
}

function writeSite(text) {
  mkdirSync(path.join(root, 'content/api'), { recursive: true });
  cpSync(path.join(APP, '.bundle'), path.join(root, '.bundle'), { recursive: true });
  symlinkSync(path.join(APP, 'node_modules'), path.join(root, 'node_modules'));
  const config = {
    title: 'Large',
    tagline: '',
    url: 'https://large.example',
    areas: [{ dir: 'api', label: 'API' }],
    apis: [{ file: 'api/api.json', path: '/api/', label: 'API' }],
  };
  writeFileSync(path.join(root, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
  writeFileSync(path.join(root, 'content/api/api.json'), withLinksElsewhere(text));
}

/** Descriptions link to the site that the document was written for, and here nothing answers there: broken links stop a build. */
function withLinksElsewhere(text) {
  return text.replaceAll(/(\]\(|href=\\")(?=[/#])/g, '$1https://elsewhere.example/');
}

async function buildSite() {
  process.env.NODE_ENV = 'production';
  const builder = await importFromApp('@org/site-builder');
  const site = await builder.loadSite(root);
  await builder.compileArea(site, 'api');
  await builder.buildSite(site);
}

async function report(browser, address) {
  const sizes = sizesOf('operations');
  const [median, largest] = [sizes[Math.floor(sizes.length / 2)], sizes.at(-1)];
  return {
    operations: sizes.length,
    median: { ...median, ...(await measure(browser, address, median.page)) },
    largest: { ...largest, ...(await measure(browser, address, largest.page)) },
    above15kB: ['operations', 'schemas', 'tags'].flatMap((kind) =>
      sizesOf(kind).filter(({ gzip }) => gzip > MAX_PAGE),
    ),
    axe: await axe(browser, address),
  };
}

/** Pages of one kind, the smallest first. */
function sizesOf(kind) {
  const folder = path.join(root, 'dist/api', kind);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      page: `/api/${kind}/${name.replace(/\.html$/, '')}`,
      gzip: gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).byteLength,
    }))
    .sort((a, b) => a.gzip - b.gzip);
}

/** Bytes, and the median of some cold visits: milliseconds from the address to the largest thing on the screen. */
async function measure(browser, address, page) {
  const load = await measureLoad(browser, { pageUrl: address + page });
  const plain = await measureLoad(browser, { pageUrl: `${address}/404` });
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visible(browser, address + page));
  const middle = (name) => visits.map((visit) => visit[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
  return {
    scriptsBeyondTheShell: Math.max(0, load.scripts - plain.scripts),
    stylesBeyondTheShell: Math.max(0, load.styles - plain.styles),
    layoutShift: load.shift,
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
  };
}

async function visible(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) globalThis.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.largestPaint !== undefined);
  const times = await page.evaluate(() => ({
    firstPaint: Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime),
    largestPaint: Math.round(globalThis.largestPaint),
  }));
  await page.close();
  return times;
}

/** Rules that fail, with the page that fails them first: on every kind of page, light and dark, narrow and wide. */
async function axe(browser, address) {
  const spread = (list) => list.filter((_, index) => index % Math.ceil(list.length / CHECKED_BY_AXE) === 0);
  const kinds = ['operations', 'schemas', 'tags'].map((kind) => sizesOf(kind).map(({ page }) => page));
  const pages = ['/api', '/api/schemas', ...kinds.flatMap((list) => [...spread(list), list.at(-1)])];
  const failures = {};
  for (const [width, theme] of [
    [360, 'light'],
    [1440, 'dark'],
  ]) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await context.addInitScript((mode) => globalThis.localStorage.setItem('theme', mode), theme);
    const page = await context.newPage();
    for (const each of pages) {
      await page.goto(address + each, { waitUntil: 'load' });
      const { [theme]: violations } = await judgePage(page, { modes: [theme] });
      for (const { id, nodes } of violations) failures[id] ??= `${each}: ${nodes[0].html}`;
    }
    await context.close();
  }
  return { pages: pages.length * 2, failures };
}
