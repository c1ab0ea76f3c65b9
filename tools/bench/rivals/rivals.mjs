// The same pages built and read with other generators, in one run:
//   node tools/bench/rivals/rivals.mjs [--pages 500] [--only ours,VitePress] [--folder DIR] [--runs 3] [--edits] [--builds-only]
// Needs a built workspace (npx nx run docs-site:build). Other generators come from the registry into the folder, Hugo from the
// machine where it is installed. Prints a table for the README; what it measured goes to results.json in the folder.
import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browser/chromium.mjs';
import { measureBlocking } from './blocking.mjs';
import { generators } from './generators.mjs';
import { LIGHTHOUSE, lighthouse } from './lighthouse.mjs';
import { measureClick, measureLoad } from './measure.mjs';
import { CLICKED, makePages, MEASURED } from './pages.mjs';
import { serve } from './serve.mjs';
import { installOnce, prepare, run } from './site-folder.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '500' },
    only: { type: 'string' },
    folder: { type: 'string', default: path.join(os.tmpdir(), 'rivals') },
    /** Each figure of a page is the median of this many runs. */
    runs: { type: 'string', default: '3' },
    /** Builds each site a second time, after an edit of one page. */
    edits: { type: 'boolean', default: false },
    'builds-only': { type: 'boolean', default: false },
  },
});
const RUNS = Number(options.runs);
const fromApp = createRequire(path.resolve(import.meta.dirname, '../../../apps/docs-site/package.json'));

const chosen = generators.filter(({ name }) => options.only?.split(',').includes(name) ?? true);
const pages = makePages(Number(options.pages));
const results = [];
for (const generator of chosen) {
  const folder = path.join(options.folder, generator.name.toLowerCase());
  if (generator.name === 'Hugo' && spawnSync('hugo', ['version']).error) {
    console.log('Hugo is not installed on this machine: left out.');
    continue;
  }
  prepare(generator, folder, pages);
  results.push({ name: generator.name, ...timeBuilds(generator, folder) });
  console.log(JSON.stringify(results.at(-1)));
}
if (!options['builds-only']) await measurePages();

const load = os.loadavg().map((value) => value.toFixed(1));
const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}, load ${load.join(' ')}`;
writeFileSync(
  path.join(options.folder, 'results.json'),
  JSON.stringify({ machine, pages: pages.length, results }, null, 2),
);
console.log(`\n${pages.length} pages; ${machine}\n\n${table(results)}`);

/** From nothing, then where it is asked for again after one page was edited. */
function timeBuilds(generator, folder) {
  for (const cache of generator.caches) rmSync(path.join(folder, cache), { recursive: true, force: true });
  const cold = time(generator.build, folder);
  if (!options.edits) return { cold };
  appendFileSync(path.join(folder, generator.edited, `${MEASURED.slice(1)}.md`), '\nAn edit.\n');
  return { cold, edited: time(generator.rebuild ?? generator.build, folder) };
}

/** Commands in seconds: of the clock, and of processors, which tell more where the machine has other work to do. */
function time(commands, folder) {
  const started = performance.now();
  let cpu = 0;
  for (const command of commands) {
    const { stderr } = run(['bash', '-c', `TIMEFORMAT='cpu %U %S'; time ${command}`], folder);
    const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? [];
    cpu += Number(user) + Number(system);
  }
  return { wall: (performance.now() - started) / 1000, cpu };
}

async function measurePages() {
  const tool = path.join(options.folder, 'lighthouse');
  installOnce(tool, [LIGHTHOUSE]);
  const { chromium } = (await import(pathToFileURL(fromApp.resolve('@playwright/test')).href)).default;
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  for (const result of results) {
    const generator = chosen.find(({ name }) => name === result.name);
    if (generator.buildOnly) continue;
    const site = await serve(path.join(options.folder, generator.name.toLowerCase(), generator.output));
    const target = { pageUrl: site.address + MEASURED, clicked: CLICKED };
    Object.assign(result, await measureLoad(browser, target), {
      blocking: (await measureBlocking(target.pageUrl, RUNS)).median,
      click: await median(() => measureClick(browser, target)),
      lighthouse: await lighthouses(tool, target.pageUrl),
    });
    console.log(JSON.stringify(result));
    site.close();
  }
  await browser.close();
}

async function median(measure) {
  const values = [];
  for (let index = 0; index < RUNS; index++) values.push(await measure());
  return values.sort((a, b) => a - b)[Math.floor(RUNS / 2)];
}

/** The run whose score for performance is the median. */
async function lighthouses(tool, url) {
  const runs = [];
  for (let index = 0; index < RUNS; index++) runs.push(await lighthouse(tool, url));
  return runs.sort((a, b) => a.performance - b.performance)[Math.floor(RUNS / 2)];
}
