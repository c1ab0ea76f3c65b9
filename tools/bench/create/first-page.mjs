import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browser/chromium.mjs';
import { answered, freePort } from '../dev-process.mjs';

const fromApp = createRequire(path.resolve(import.meta.dirname, '../../../apps/docs-site/package.json'));
const { chromium } = (await import(pathToFileURL(fromApp.resolve('@playwright/test')).href)).default;

/** Milliseconds after which a server is not going to come. */
const PATIENCE = 180_000;

/** Milliseconds after which a site that is made on the way is not going to come either. */
const PATIENCE_WITH_INSTALL = 600_000;

/**
 * Starts a development server, and waits until a browser shows the heading of the first page.
 * @param {string[]} command to which the port is added, unless it prints the address
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, printsAddress?: boolean }} place
 * @returns {Promise<number>} seconds
 */
export async function firstPage([program, ...args], { cwd, env, printsAddress = false }) {
  const port = printsAddress ? [] : [String(await freePort())];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  const start = performance.now();
  const stdio = printsAddress ? ['ignore', 'pipe', 'ignore'] : 'ignore';
  const server = spawn(program, [...args, ...port], { cwd, env, stdio, detached: true });
  try {
    const address = printsAddress ? await printedAddress(server) : `http://localhost:${port}/`;
    await answered(address, server, PATIENCE);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor({ timeout: PATIENCE });
    return (performance.now() - start) / 1000;
  } finally {
    await browser.close();
    // What npm has started is in its group.
    if (server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await wait(500);
  }
}

/** The first address that a command prints which serves a page. */
function printedAddress(server) {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = () => reject(new Error(`${server.spawnargs.join(' ')} prints no address:\n${printed}`));
    const patience = setTimeout(fail, PATIENCE_WITH_INSTALL);
    server.once('exit', fail);
    server.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+\S*/.exec(printed)?.[0];
      if (!address) return;
      clearTimeout(patience);
      resolve(address);
    });
  });
}
