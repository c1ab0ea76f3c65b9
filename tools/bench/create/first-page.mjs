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

/**
 * Starts a development server, and waits until a browser shows the heading of the first page.
 * @param {string[]} command to which the port is added
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} place
 * @returns {Promise<number>} seconds
 */
export async function firstPage([program, ...args], { cwd, env }) {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  const start = performance.now();
  const server = spawn(program, [...args, String(port)], { cwd, env, stdio: 'ignore', detached: true });
  try {
    await answered(`http://localhost:${port}/`, server, PATIENCE);
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor({ timeout: PATIENCE });
    return (performance.now() - start) / 1000;
  } finally {
    await browser.close();
    // What npm has started is in its group.
    if (server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await wait(500);
  }
}
