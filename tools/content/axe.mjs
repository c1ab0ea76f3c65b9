// Opens pages of an area in Chromium and lets axe judge them in light and in dark mode.
//   node tools/content/axe.mjs --area dev-docs        pages that together show all that the area shows, as `nx run content-dev-docs:axe` does
//   node tools/content/axe.mjs --area dev-docs --every   every page, as `nx run content-dev-docs:axe:every` does
//   node tools/content/axe.mjs /dev-docs/cli /search  these pages
// Needs the built site: npx nx run docs-site:build
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MODES } from '../browser/axe.mjs';
import { openBuiltSite } from '../browser/built-site.mjs';
import { openTab } from './axe/audit-page.mjs';
import { coveringPages } from './axe/cover.mjs';
import { describeViolations } from './axe/describe-violations.mjs';
import { judgedPages } from './axe/judged-pages.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const APP = 'apps/docs-site';
/** Where runs on this machine leave which documents were clean. */
const KEPT = path.join(ROOT, 'node_modules/.cache/axe');
const NOTHING_FOUND = Object.fromEntries(MODES.map((mode) => [mode, []]));
const TABS = Math.min(4, Math.max(2, availableParallelism()));

const { values: flags, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { area: { type: 'string' }, every: { type: 'boolean', default: false } },
});

const site = await openBuiltSite(APP);
const pages = site.pages.filter(({ page }) => isAsked(page));
const routes = (flags.area && !flags.every ? coveringPages(pages) : pages).map(({ page }) => page);
if (routes.length === 0)
  throw new Error(`No page of ${APP}/dist answers at ${flags.area ?? asked.join(', ')}. Is the site built?`);
const results = await auditAll(routes);
await site.close();
report(results);

/** Pages of an area, its translations counted; a page that shows another locale's text is that one again. */
function isAsked({ path: at, contentLocale }) {
  const own = at.slice(site.baseUrl.length - 1);
  if (!flags.area) return asked.length === 0 || asked.includes(own);
  return !contentLocale && new RegExp(`^/(?:[a-z]{2}(?:-[A-Z]{2})?/)?${flags.area}(?:/|$)`).test(own);
}

/**
 * Some tabs of one browser take the pages from one queue; a document that was clean in the last run of its area is not opened again.
 * @returns in the order of the pages
 */
async function auditAll(pages) {
  const judged = judgedPages(path.join(KEPT, `${flags.area ?? 'asked'}.json`), site.browser.version());
  const context = await site.browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const queue = [...pages.entries()];
  const found = [];
  const work = async () => {
    let audit;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, { path: at }] = next;
      const { href } = new URL(at, site.address);
      try {
        const key = judged.keyOf(await textAt(href));
        const isKnown = judged.isClean(key);
        const modes = isKnown ? NOTHING_FOUND : await (audit ??= await openTab(context))(href);
        if (MODES.every((mode) => modes[mode].length === 0)) judged.addClean(key);
        found[index] = { path: at, modes, isKnown };
      } catch (error) {
        throw new Error(`${at} could not be judged: ${error.message}`, { cause: error });
      }
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  judged.write();
  return found;
}

async function textAt(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The server answers ${answer.status}.`);
  return answer.text();
}

/** Prints every violation, writes the count that `npm test` adds up, and ends with 1 if there are any. */
function report(results) {
  const judged = results.flatMap(({ path: at, modes }) =>
    MODES.map((mode) => ({ at, mode, violations: modes[mode] })),
  );
  for (const description of describeViolations(judged)) console.log(description);
  const failed = judged.filter(({ violations }) => violations.length > 0).length;
  const passed = judged.length - failed;
  const known = results.filter(({ isKnown }) => isKnown).length;
  console.log(
    `${results.length} of ${pages.length} pages in ${MODES.join(' and ')}: ${passed} without violations, ${failed} with; ${known} are as they were judged before`,
  );
  if (flags.area) writeResults({ numPassedTests: passed, numFailedTests: failed });
  process.exitCode = failed ? 1 : 0;
}

function writeResults(counts) {
  const folder = path.join(ROOT, 'content', flags.area, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'axe.json'), `${JSON.stringify(counts)}\n`);
}
