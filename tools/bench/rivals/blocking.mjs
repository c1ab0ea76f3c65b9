// How long a page's tasks keep its reader waiting, on a processor slowed down four times:
//   node tools/bench/rivals/blocking.mjs PATH [--site apps/docs-site/dist] [--runs 15]
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BareChromium } from '../../browser/bare-chromium.mjs';
import { serve } from './serve.mjs';

const SLOWDOWN = 4;
/** Milliseconds after which a page that nobody touches has done all that it does. */
const SETTLED = 4500;
/** A task blocks by what it takes over this many milliseconds (https://web.dev/articles/tbt). */
const LONG_TASK = 50;
const WINDOW = { width: 1440, height: 900 };

/** Asked for when all is over, so that nothing of ours runs before: the browser has kept the entries. */
const ENTRIES = `new Promise((resolve) => {
  const entries = { tasks: [], firstPaint: Infinity };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) entries.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  if (paint) entries.firstPaint = paint.startTime;
  setTimeout(() => resolve(JSON.stringify(entries)), 100);
})`;

/**
 * @typedef {object} Blocking in milliseconds
 * @property {number} total total blocking time: what long tasks take over 50 ms, from the first contentful paint on
 * @property {number} fromStart the same from the first byte, the first layout of the page with it
 *
 * @param {string} pageUrl
 * @param {number} runs
 * @returns {Promise<{ median: Blocking, all: Blocking[] }>} runs in the order of `total`
 */
export async function measureBlocking(pageUrl, runs) {
  const browser = new BareChromium(WINDOW);
  const all = [];
  try {
    for (let index = 0; index < runs; index++) all.push(await visit(browser, pageUrl));
  } finally {
    await browser.close();
  }
  all.sort((a, b) => a.total - b.total);
  const fromStart = all.map((run) => run.fromStart).sort((a, b) => a - b);
  const middle = Math.floor(runs / 2);
  return { median: { total: all[middle].total, fromStart: fromStart[middle] }, all };
}

async function visit(browser, url) {
  const page = await browser.openPage();
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.send('Page.navigate', { url });
  await wait(SETTLED);
  const { result } = await page.send('Runtime.evaluate', { expression: ENTRIES, awaitPromise: true });
  await page.close();
  const { tasks, firstPaint } = JSON.parse(result.value);
  return { total: blockingFrom(firstPaint, tasks), fromStart: blockingFrom(0, tasks) };
}

/** The first 50 ms of a task are free; of the rest counts what comes after `start`. */
const blockingFrom = (start, tasks) =>
  tasks.reduce(
    (sum, { startTime, duration }) =>
      sum + Math.max(0, startTime + duration - Math.max(startTime + LONG_TASK, start)),
    0,
  );

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: 'apps/docs-site/dist' },
      runs: { type: 'string', default: '15' },
    },
  });
  const site = await serve(values.site);
  const { median, all } = await measureBlocking(site.address + (positionals[0] ?? '/'), Number(values.runs));
  site.close();
  const line = (name) => all.map((run) => Math.round(run[name])).join(' ');
  console.log(`after the first paint: median ${Math.round(median.total)} ms (${line('total')})`);
  console.log(`from the first byte:   median ${Math.round(median.fromStart)} ms (${line('fromStart')})`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
