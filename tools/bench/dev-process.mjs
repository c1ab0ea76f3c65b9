// What benchmarks of development servers have in common.
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks for the server. */
const INTERVAL = 25;

/**
 * Waits until a page is served.
 * @param {string} address
 * @param {import('node:child_process').ChildProcess} server
 * @param {number} patience milliseconds after which it is not going to come
 */
export async function answered(address, server, patience) {
  for (const start = performance.now(); performance.now() - start < patience; await wait(INTERVAL)) {
    if (server.exitCode !== null) throw new Error(`${server.spawnargs.join(' ')} has ended.`);
    const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`Nothing answers at ${address}.`);
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
