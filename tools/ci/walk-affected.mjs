// Opens the pages of a built site that a range of commits changes, and a sample of the others, as a reader on a phone and at a desk.
//   node tools/ci/walk-affected.mjs --since origin/main [--app apps/docs-site] [--sample 12]
//   node tools/ci/walk-affected.mjs --affected affected.json      what `site-builder affected --json` has printed
// Needs the built site: npx nx run docs-site:build
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { auditPage } from '../browser/axe.mjs';
import { openBuiltSite } from '../browser/built-site.mjs';
import { pagesToWalk } from './pages-to-walk.mjs';

/** Two at once: a page waits half of its time. */
const TABS = 2;
const WIDTHS = [360, 1440];
/** Milliseconds for a page to load and to hydrate, on a machine that is busy. */
const PATIENCE = 120_000;

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: 'apps/docs-site' },
    since: { type: 'string' },
    affected: { type: 'string' },
    sample: { type: 'string', default: '12' },
  },
});
if (!values.since === !values.affected) throw new Error('Name a commit (--since) or a list (--affected).');

const site = await openBuiltSite(values.app);
const addresses = [
  ...new Set(site.pages.filter(({ page }) => page.kind !== 'not-found').map(({ page }) => page.path)),
];
const { changed, others } = pagesToWalk(readAffected(), addresses, Number(values.sample));
console.log(
  `${changed.length} pages have changed; ${others.length} of ${addresses.length - changed.length} others are a sample.`,
);
const problems = await walkAll([...changed, ...others]).finally(site.close);
for (const problem of problems) console.error(problem);
console.log(`${changed.length + others.length} pages opened, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function readAffected() {
  if (values.affected) return JSON.parse(readFileSync(values.affected, 'utf8'));
  const program = path.resolve(values.app, 'node_modules/@org/site-builder/bin/site-builder.mjs');
  const args = [program, 'affected', '--root', values.app, '--since', values.since, '--json'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
}

/** Some tabs of one browser take the pages from one queue. */
async function walkAll(pages) {
  const queue = [...pages];
  const found = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      found.push(...(await problemsOf(next)).map((problem) => `${next}: ${problem}`));
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return found.sort();
}

/** What a reader of one page would meet. */
async function problemsOf(address) {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  const tab = await context.newPage();
  tab.setDefaultTimeout(PATIENCE);
  const problems = listen(tab);
  try {
    for (const width of WIDTHS) {
      await tab.setViewportSize({ width, height: 900 });
      await tab.goto(new URL(address, site.address).href);
      await tab.locator('html[data-shell="ready"]').waitFor({ state: 'attached' });
      const { headings, overhang } = await tab.evaluate(measure);
      if (headings !== 1) problems.push(`${headings} headings of the first level`);
      if (overhang > 0) problems.push(`sticks out by ${overhang} px at ${width} px`);
    }
    problems.push(...(await auditPage(tab)));
  } catch (error) {
    problems.push(error.message);
  } finally {
    await context.close();
  }
  return [...new Set(problems)];
}

/** @returns what the browser complains of from here on; other hosts are not the site's to answer for */
function listen(tab) {
  const problems = [];
  const isOwn = (url) => url.startsWith(site.address);
  tab.on('pageerror', ({ message }) => problems.push(message));
  tab.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && isOwn(message.location().url))
      problems.push(message.text());
  });
  tab.on('response', (response) => {
    if (response.status() >= 400 && isOwn(response.url()))
      problems.push(`${response.status()} ${response.url().slice(site.address.length)}`);
  });
  return problems;
}

/** Runs in the page. */
function measure() {
  const { document, innerWidth } = globalThis;
  return {
    headings: document.querySelectorAll('h1').length,
    overhang: document.documentElement.scrollWidth - innerWidth,
  };
}
