// How long a writer waits: from the start of a development server until Chromium shows a page of it in use, and from an edit until it shows:
//   node tools/bench/builds/dev.mjs [--pages 1000] [--only ours,VitePress,Docusaurus] [--folder DIR] [--keep]
// Needs a built site-builder (npx nx run site-builder:build). The others come from the registry into the folder. Each server starts twice: with
// nothing, and with what the first start has left behind.
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browser/chromium.mjs';
import { answered, freePort } from '../dev-process.mjs';
import { devSites } from './dev-sites.mjs';
import { install } from './sites.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const fromApp = createRequire(path.join(ROOT, 'apps/docs-site/package.json'));
const { chromium } = (await import(pathToFileURL(fromApp.resolve('@playwright/test')).href)).default;
/** Milliseconds after which a page or an edit is not going to come. */
const PATIENCE = 300_000;
const EDITS = 5;
/** When it is asked whether something shows: what locators wait for is asked ever more rarely, up to 0.1 s apart. */
const EACH_FRAME = { polling: 'raf', timeout: PATIENCE };

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    only: { type: 'string' },
    folder: { type: 'string', default: path.join(ROOT, '.scratch/bench-dev') },
    keep: { type: 'boolean', default: false },
  },
});

mkdirSync(options.folder, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  for (const pages of options.pages.split(',').map(Number)) {
    console.log(`\n${pages.toLocaleString('en')} pages; ${machine()}\n`);
    console.log('| | first page | again | edit to visible (all) |\n| --- | --- | --- | --- |');
    for (const site of devSites.filter(({ name }) => options.only?.split(',').includes(name) ?? true))
      console.log(await measureSite(site, pages));
  }
  console.log(`\n${machine()}`);
} finally {
  await browser.close();
}

async function measureSite(site, pages) {
  const folder = mkdtempSync(path.join(options.folder, `dev-${site.name.toLowerCase()}-${pages}-`));
  site.write(folder, pages, install(site, options.folder));
  // As for builds: what was written for it is no part of the start.
  spawnSync('sync');
  const first = await startedIn(site, folder);
  const again = await startedIn(site, folder, EDITS);
  if (!options.keep) rmSync(folder, { recursive: true });
  const [middle] = again.edits.toSorted((a, b) => a - b).slice(Math.floor(EDITS / 2));
  const all = again.edits.map((time) => time.toFixed(2)).join(', ');
  return `| ${site.name} | ${first.page.toFixed(1)} s | ${again.page.toFixed(1)} s | ${middle.toFixed(2)} s (${all}) |`;
}

/** Seconds until the page that is edited is in use, and until each edit of it shows. */
async function startedIn(site, folder, edits = 0) {
  const port = await freePort();
  const start = performance.now();
  const [program, ...args] = site.dev;
  // In a group of its own: some start processes that outlive them.
  const server = spawn(program, [...args, String(port)], { cwd: folder, stdio: 'ignore', detached: true });
  const page = await browser.newPage();
  try {
    const address = `http://localhost:${port}${site.address}`;
    await answered(address, server, PATIENCE);
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE });
    await page.waitForFunction(
      (selector) => globalThis.document.querySelector(selector),
      site.inUse,
      EACH_FRAME,
    );
    const shown = { page: (performance.now() - start) / 1000, edits: [] };
    for (let number = 1; number <= edits; number++) {
      await wait(1500);
      shown.edits.push(await editToVisible(page, path.join(folder, site.edited), `Edit number ${number}.`));
    }
    return shown;
  } finally {
    await page.close();
    if (server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await wait(1000);
  }
}

async function editToVisible(page, file, sentence) {
  const start = performance.now();
  appendFileSync(file, `\n${sentence}\n`);
  await page.waitForFunction(
    (wanted) => globalThis.document.querySelector('main')?.textContent.includes(wanted),
    sentence,
    EACH_FRAME,
  );
  return (performance.now() - start) / 1000;
}

function machine() {
  const load = os.loadavg().map((value) => value.toFixed(1));
  return `${os.cpus().length} cores, Node ${process.versions.node}, load ${load.join(' ')}`;
}
