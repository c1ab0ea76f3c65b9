import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browser/chromium.mjs';

const fromApp = createRequire(path.resolve(import.meta.dirname, '../../../apps/docs-site/package.json'));
const { chromium } = (await import(pathToFileURL(fromApp.resolve('@playwright/test')).href)).default;

/** Milliseconds between two looks for the server. */
const INTERVAL = 50;
/** And after which it is not going to come. */
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
    await answered(`http://localhost:${port}/`, server);
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

async function answered(address, server) {
  for (const start = performance.now(); performance.now() - start < PATIENCE; await wait(INTERVAL)) {
    if (server.exitCode !== null) throw new Error(`${server.spawnargs.join(' ')} has ended.`);
    const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`Nothing answers at ${address}.`);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
