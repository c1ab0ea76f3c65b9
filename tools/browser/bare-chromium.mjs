// Chromium driven over a pipe, with nothing of the developer tools switched on but what is asked for. A driver that follows
// network and scripts makes pages slower: for every request that a script sends, the browser then looks up where in the source it was.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';

/** End of a message of the DevTools protocol on a pipe. */
const END = '\0';

export class BareChromium {
  #waiting = new Map();
  #lastId = 0;
  #unread = '';

  /** @param {{ width: number, height: number }} window in CSS pixels */
  constructor({ width, height }) {
    this.profile = mkdtempSync(path.join(os.tmpdir(), 'bare-chromium-'));
    const flags = [
      '--headless=new',
      '--remote-debugging-pipe',
      `--window-size=${width},${height}`,
      `--user-data-dir=${this.profile}`,
      ...CHROMIUM_FLAGS,
    ];
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'];
    this.process = spawn(ensureChromium(), flags, { stdio });
    this.process.stdio[4].on('data', (data) => this.#read(String(data)));
  }

  /** Sends a command and answers with its result. @throws Error what the browser says is wrong with it */
  send(method, params = {}, sessionId = undefined) {
    const id = ++this.#lastId;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + END);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** A page of its own: no cache, cookies or storage of others. */
  async openPage() {
    const { browserContextId } = await this.send('Target.createBrowserContext');
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    return {
      send: (method, params) => this.send(method, params, sessionId),
      close: () => this.send('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  async close() {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    await this.send('Browser.close');
    await ended;
    // Processes of its own may still write for a moment.
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  #read(data) {
    const messages = (this.#unread + data).split(END);
    this.#unread = messages.pop();
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      const { resolve, reject } = this.#waiting.get(id) ?? {};
      this.#waiting.delete(id);
      if (error) reject?.(new Error(error.message));
      else resolve?.(result);
    }
  }
}
